package dev.ectype.launcher.cache;

import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.launcher.artifact.Artifact;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Tells one build of this program from another: a version alone says the same of all builds on the way to it. */
public final class BuildIdentity {
    private BuildIdentity() {}

    /** Where the compiler, the launcher and the runtime were loaded from, and of what size and age that is. */
    public static String identity() {
        Set<String> places = new TreeSet<>();
        for (Class<?> part : List.of(EmulatorCompiler.class, Artifact.class, Emulator.class)) {
            places.add(place(part.getProtectionDomain().getCodeSource()));
        }
        return String.join("\n", places);
    }

    private static String place(CodeSource source) {
        try {
            Path path = Path.of(source.getLocation().toURI());
            return path + " " + (Files.isDirectory(path) ? ofFolder(path) : ofFile(path));
        } catch (IOException | URISyntaxException problem) {
            throw new IllegalStateException("cannot look at " + source.getLocation(), problem);
        }
    }

    private static String ofFile(Path file) throws IOException {
        return Files.size(file) + " " + Files.getLastModifiedTime(file).toMillis();
    }

    private static String ofFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            StringBuilder all = new StringBuilder();
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                all.append(file).append(' ').append(ofFile(file)).append('\n');
            }
            return all.toString();
        } catch (UncheckedIOException problem) {
            throw problem.getCause();
        }
    }
}

package dev.ectype.launcher.cache;

import dev.ectype.compiler.source.SourceHash;
import dev.ectype.runtime.emulator.SavedState;
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

/** Identifies the build of this program: a version alone is the same for all its development builds. */
public final class BuildIdentity {
    private BuildIdentity() {}

    /** The locations of the compiler, the launcher and the runtime with their sizes and times. */
    public static String identity() {
        Set<String> places = new TreeSet<>();
        // Small classes, because a run without changes loads them only for this.
        for (Class<?> part : List.of(SourceHash.class, BuildIdentity.class, SavedState.class)) {
            places.add(place(part.getProtectionDomain().getCodeSource()));
        }
        return String.join("\n", places);
    }

    private static String place(CodeSource source) {
        try {
            Path path = Path.of(source.getLocation().toURI());
            return path + " " + (Files.isDirectory(path) ? ofFolder(path) : ofFile(path));
        } catch (IOException | URISyntaxException problem) {
            throw new IllegalStateException("cannot read " + source.getLocation(), problem);
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

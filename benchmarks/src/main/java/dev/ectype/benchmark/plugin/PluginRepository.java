package dev.ectype.benchmark.plugin;

import dev.ectype.benchmark.measure.CommandOutput;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Folders;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;

/**
 * A Maven repository of the benchmark, which contains the plugin of this checkout.
 *
 * @param folder the folder of the repository
 */
record PluginRepository(Path folder) {
    /** The artifacts of this project, which the benchmark installs itself. */
    private static final Path OWN = Path.of("dev", "ectype");

    /** Creates the repository again: the artifacts of another repository, and the plugin of the checkout. */
    void create(Path other, Path checkout) throws IOException {
        if (!Files.isDirectory(other)) {
            throw new IllegalArgumentException(
                    other
                            + " is not a folder. Build the project with Maven first, or name its local repository with --repository FOLDER");
        }
        if (Files.exists(folder)) {
            Folders.delete(folder);
        }
        copy(other);
        install(checkout);
    }

    /** Returns the command that runs a goal offline with this repository. */
    List<String> command(String goal, String... options) {
        Path maven = Commands.program("mvn")
                .orElseThrow(() -> new IllegalArgumentException("the command mvn is not on the PATH: install Maven"));
        List<String> command =
                new ArrayList<>(List.of(maven.toString(), "-q", "-B", "-o", "-Dmaven.repo.local=" + folder, goal));
        command.addAll(List.of(options));
        return command;
    }

    /** Links files that never change, because a repository can have gigabytes. */
    private void copy(Path other) throws IOException {
        Files.walkFileTree(other, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path entered, BasicFileAttributes attributes) throws IOException {
                Path below = other.relativize(entered);
                if (below.equals(OWN)) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(folder.resolve(below));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                link(file, folder.resolve(other.relativize(file)));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static void link(Path file, Path target) throws IOException {
        String name = file.getFileName().toString();
        if (name.endsWith(".jar") || name.endsWith(".pom")) {
            try {
                Files.createLink(target, file);
                return;
            } catch (IOException | UnsupportedOperationException elsewhere) {
                // Another file system: the file is copied.
            }
        }
        Files.copy(file, target);
    }

    private void install(Path checkout) throws IOException {
        List<String> install = command(
                "install",
                "-pl",
                "maven-plugin",
                "-am",
                "-Dmaven.test.skip=true",
                "-DskipTests",
                "-Dspotless.check.skip=true");
        CommandOutput output = CommandOutput.of(checkout, install);
        if (!output.succeeded()) {
            throw new IOException("the plugin cannot be built offline:\n" + output.text()
                    + "\nIf artifacts are missing, run this once in " + checkout
                    + ": mvn install -pl maven-plugin -am -DskipTests");
        }
    }
}

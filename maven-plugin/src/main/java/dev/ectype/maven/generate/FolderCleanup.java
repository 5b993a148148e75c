package dev.ectype.maven.generate;

import dev.ectype.maven.report.GoalFailure;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Deletes files from a folder that the run does not generate. */
final class FolderCleanup {
    private final Path folder;
    private final List<Path> protectedFolders;

    /**
     * Creates a cleanup.
     *
     * @param folder the folder to clean
     * @param protectedFolders the paths that the folder must not contain
     */
    FolderCleanup(Path folder, List<Path> protectedFolders) {
        this.folder = folder;
        this.protectedFolders = protectedFolders;
    }

    void run(OutputFolder... written) throws IOException {
        for (Path each : protectedFolders) {
            if (each.toAbsolutePath().normalize().startsWith(folder)) {
                throw new GoalFailure(
                        "cleanupOutput would delete the content of \"" + each + "\", because <output> is \"" + folder
                                + "\"",
                        "Set <output> to a folder that contains only generated files.");
            }
        }
        if (!Files.isDirectory(folder)) {
            return;
        }
        Set<Path> made = new LinkedHashSet<>();
        for (OutputFolder each : written) {
            each.files().keySet().forEach(path -> made.add(each.folder().resolve(path)));
        }
        Files.walkFileTree(folder, new Remover(made));
    }

    private final class Remover extends SimpleFileVisitor<Path> {
        private final Set<Path> written;

        Remover(Set<Path> made) {
            this.written = made;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            if (!written.contains(file)) {
                Files.delete(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path left, @Nullable IOException failed) throws IOException {
            if (failed != null) {
                throw failed;
            }
            if (!left.equals(folder) && isEmpty(left)) {
                Files.delete(left);
            }
            return FileVisitResult.CONTINUE;
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.findAny().isEmpty();
        }
    }
}

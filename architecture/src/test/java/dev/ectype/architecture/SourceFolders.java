package dev.ectype.architecture;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Finds the main sources of all modules. */
final class SourceFolders {
    private static final Path MAIN = Path.of("src", "main", "java");
    private static final Set<String> DESCRIPTIONS = Set.of("package-info.java", "module-info.java");
    /** Builds of their own, results of builds, and hidden folders. */
    private static final Set<String> SKIPPED = Set.of("samples", "target");

    private SourceFolders() {}

    /** Returns all files with a type, in the order of their paths. */
    static List<Path> mainTypes() throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(Path.of("..").toRealPath(), new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                String name = folder.getFileName().toString();
                return SKIPPED.contains(name) || name.startsWith(".") || folder.endsWith(Path.of("src", "it"))
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = file.getFileName().toString();
                if (name.endsWith(".java")
                        && !DESCRIPTIONS.contains(name)
                        && file.toString().contains(MAIN.toString())) {
                    files.add(file);
                }
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(files);
        return files;
    }
}

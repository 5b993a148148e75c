package dev.ectype.compiler.source;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;

/** Finds possible descriptions in a folder, by file name only. */
public final class DescriptionFileFinder {
    private static final int DEPTH = 40;
    private static final int FILES = 100_000;
    private static final List<String> ENDINGS =
            List.of(".json", ".yaml", ".yml", ".graphql", ".graphqls", ".gql", ".proto", ".har");

    private DescriptionFileFinder() {}

    /** Returns the files below a folder, sorted by path, without hidden folders, installed packages and links. */
    public static List<Path> files(Path folder) throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(folder, EnumSet.noneOf(FileVisitOption.class), DEPTH, new Collector(folder, found));
        found.sort(
                Comparator.comparing(file -> folder.relativize(file).toString().replace('\\', '/')));
        return List.copyOf(found);
    }

    private static final class Collector extends SimpleFileVisitor<Path> {
        private final Path folder;
        private final List<Path> found;

        Collector(Path folder, List<Path> found) {
            this.folder = folder;
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
            String name = String.valueOf(directory.getFileName());
            boolean skipped = !directory.equals(folder) && (name.startsWith(".") || name.equals("node_modules"));
            return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
            if (attributes.isRegularFile()
                    && !name.startsWith(".")
                    && ENDINGS.stream().anyMatch(name::endsWith)) {
                found.add(file);
            }
            return found.size() < FILES ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException problem) throws IOException {
            if (file.equals(folder)) {
                throw problem;
            }
            return FileVisitResult.CONTINUE;
        }
    }
}

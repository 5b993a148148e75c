package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Lists and deletes the files of measurements. */
public final class Folders {
    private Folders() {}

    /** Lists the entries of a folder; none if it does not exist. */
    public static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList();
        }
    }

    /** Deletes a file, or a folder with its contents. */
    public static void delete(Path entry) throws IOException {
        List<Path> below;
        try (Stream<Path> all = Files.walk(entry)) {
            below = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : below) {
            Files.delete(path);
        }
    }
}

package dev.ectype.benchmark.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Deletes the files of measurements. */
public final class Folders {
    private Folders() {}

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

package dev.ectype.launcher.golden;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds the golden descriptions and the files that the compiler tests store beside them. */
public final class Goldens {
    static final Path FOLDER = Path.of("../compiler/src/test/resources/golden");

    private Goldens() {}

    public static List<String> cases() throws IOException {
        return names(FOLDER);
    }

    /** The description of a case. */
    public static Path input(String name) {
        return Stream.of("input.graphql", "input.proto", "input.yaml")
                .map(FOLDER.resolve(name)::resolve)
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }

    /** The cases with requests to their emulators. */
    public static List<String> played() throws IOException {
        return cases().stream()
                .filter(name -> Files.exists(FOLDER.resolve(name).resolve("exchanges.http")))
                .toList();
    }

    /** All folders of emitted sources, with inference and without. */
    public static List<String> sourceFolders() throws IOException {
        return cases().stream()
                .flatMap(name -> Stream.of(name + "/java", name + "/off/java"))
                .toList();
    }

    static Map<String, String> sources(String folder) throws IOException {
        Path root = FOLDER.resolve(folder);
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return sources;
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }
}

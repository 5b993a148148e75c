package dev.ectype.compiler.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the output of each stage for each golden description, byte for byte. */
final class GoldenTest {
    private static final Path FOLDER = Path.of("src/test/resources/golden");
    private static final List<String> WRITTEN_BY_HAND =
            List.of("input.yaml", "input.graphql", "input.proto", "exchanges.http");

    @ParameterizedTest
    @MethodSource("cases")
    void everyStageMatchesItsGoldenFiles(String name) throws IOException {
        Path folder = FOLDER.resolve(name);
        Map<String, String> actual = GoldenCase.of(GoldenCase.input(folder));
        if (Boolean.getBoolean("golden.update")) {
            refuseInContinuousIntegration();
            write(folder, actual);
        }
        Map<String, String> expected = read(folder);
        assertThat(actual.keySet())
                .as("files of golden/%s; after a change that was meant, run with -Dgolden.update=true", name)
                .containsExactlyInAnyOrderElementsOf(expected.keySet());
        actual.forEach(
                (path, text) -> assertThat(text).as("golden/%s/%s", name, path).isEqualTo(expected.get(path)));
    }

    @Test
    void thereIsACaseForEachKindOfTrouble() throws IOException {
        assertThat(cases())
                .contains(
                        "empty-api",
                        "hostile-descriptions",
                        "naming-conflict",
                        "nested-resources",
                        "petstore",
                        "recursive-types");
    }

    static List<String> cases() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        }
    }

    /** A verifying build must not update its expectations. */
    private static void refuseInContinuousIntegration() {
        if (System.getenv("CI") != null) {
            fail("-Dgolden.update=true is refused where CI is set: rewrite the golden files on your own machine");
        }
    }

    private static Map<String, String> read(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (Path file : files(folder)) {
            texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
        }
        return texts;
    }

    private static void write(Path folder, Map<String, String> actual) throws IOException {
        for (Path file : files(folder)) {
            Files.delete(file);
        }
        for (Map.Entry<String, String> entry : new LinkedHashMap<>(actual).entrySet()) {
            Path file = folder.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, entry.getValue());
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file ->
                            !WRITTEN_BY_HAND.contains(folder.relativize(file).toString()))
                    .toList();
        }
    }
}

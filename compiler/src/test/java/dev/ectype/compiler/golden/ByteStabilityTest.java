package dev.ectype.compiler.golden;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.source.SourceDocument;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that equal descriptions give equal bytes, regardless of their notation and the machine. */
final class ByteStabilityTest {
    @ParameterizedTest
    @ValueSource(strings = {"petstore", "nested-resources", "recursive-types", "naming-conflict"})
    void theOrderOfKeysThatNameNothingChangesNothing(String name) throws IOException {
        String input = input(name);
        Diagnostics diagnostics = new Diagnostics();
        SourceDocument document = Objects.requireNonNull(
                SourceDocument.read("input.yaml", input.getBytes(StandardCharsets.UTF_8), diagnostics));
        Map<String, String> shuffled = made(new ShuffledDescription(7).print(document.root()));
        Map<String, String> written = made(input);
        assertThat(shuffled).containsOnlyKeys(written.keySet());
        written.forEach((path, text) -> assertThat(shuffled.get(path)).as(path).isEqualTo(text));
    }

    @Test
    void anotherProcessEmitsTheSameBytes() throws IOException, InterruptedException {
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.language=tr",
                        "-Duser.timezone=Asia/Kolkata",
                        "-Dfile.encoding=ISO-8859-1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FingerprintProgram.class.getName(),
                        Path.of("src/test/resources/golden/petstore/input.yaml").toString())
                .redirectErrorStream(true)
                .start();
        other.getOutputStream().close();
        String printed = new String(other.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
        assertThat(other.waitFor()).isZero();
        assertThat(printed).isEqualTo(FingerprintProgram.of(input("petstore")));
    }

    /** Returns the emitted files. Diagnostics and evidence contain line numbers, which do change. */
    private static Map<String, String> made(String input) {
        Map<String, String> files = new TreeMap<>(GoldenCase.of(input));
        files.keySet().removeIf(file -> !file.contains("java/") && !file.equals("plan.json"));
        return files;
    }

    private static String input(String name) throws IOException {
        return Files.readString(
                Path.of("src/test/resources/golden").resolve(name).resolve("input.yaml"));
    }
}

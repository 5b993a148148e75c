package dev.ectype.benchmark.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SurveyedTest {
    private static final Description PETS = Description.of("pets");

    @Test
    void theNextSurveyKnowsTheSecondsOfTheLast(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("survey.jsonl");
        assertThat(Surveyed.lastSeconds(file)).isEmpty();

        Start now = new Start(PETS, false, 1.25, 200, 2, 300_000);
        Start before = new Start(PETS, true, 0.5, 200, 1, 100_000);
        Surveyed surveyed = new Surveyed(
                "pets.yaml", Json.parse("{\"operations\":3}".getBytes(StandardCharsets.UTF_8)), now, before);
        try (Lines lines = Lines.to(file)) {
            lines.write(surveyed::writeTo);
        }

        assertThat(surveyed.count("operations")).isEqualTo(3);
        assertThat(surveyed.count("answered")).isZero();
        assertThat(Surveyed.lastSeconds(file)).containsExactly(entry("pets.yaml", 1.25));
    }
}

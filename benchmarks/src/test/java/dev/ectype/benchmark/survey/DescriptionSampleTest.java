package dev.ectype.benchmark.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DescriptionSampleTest {
    @Test
    void everyEighthOfTheSortedEntriesIsChosenAndTheThreeLargest() {
        Map<Path, Integer> operations = new LinkedHashMap<>();
        for (char name = 'z'; name >= 'a'; name--) {
            operations.put(Path.of(name + ".yaml"), name == 'c' || name == 'd' || name == 'x' ? 100 : 1);
        }
        assertThat(DescriptionSample.chosen(operations, 8))
                .extracting(Path::toString)
                .containsExactly("a.yaml", "c.yaml", "d.yaml", "i.yaml", "q.yaml", "x.yaml", "y.yaml");
    }

    @Test
    void aFileOfAnUnknownFormatIsNoEntry(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("notes.yaml"), "a: 1\n");
        Path api = Files.writeString(folder.resolve("api.yaml"), "openapi: 3.0.0\npaths: {}\n");
        assertThat(SurveyedDescription.in(List.of(folder.toString()), 8))
                .containsExactly(new SurveyedDescription(
                        "api.yaml", api, folder.toAbsolutePath().normalize()));
    }
}

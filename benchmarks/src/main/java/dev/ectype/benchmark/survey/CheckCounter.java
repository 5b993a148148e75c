package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the results of {@code ectype check}. */
final class CheckCounter {
    private CheckCounter() {}

    /** The counts of every description, by name. */
    static Map<String, CheckCounts> counts(List<SurveyedDescription> descriptions) throws IOException {
        Map<Path, List<SurveyedDescription>> byRoot = new LinkedHashMap<>();
        for (SurveyedDescription each : descriptions) {
            byRoot.computeIfAbsent(each.root(), root -> new ArrayList<>()).add(each);
        }
        Map<String, CheckCounts> counts = new LinkedHashMap<>();
        for (Map.Entry<Path, List<SurveyedDescription>> each : byRoot.entrySet()) {
            check(each.getKey(), each.getValue(), counts);
        }
        return counts;
    }

    private static void check(Path root, List<SurveyedDescription> descriptions, Map<String, CheckCounts> counts)
            throws IOException {
        List<String> command = new ArrayList<>(List.of(
                BenchmarkOptions.checkout().resolve("ectype").toString(),
                "check",
                "--json",
                "--root",
                root.toString()));
        descriptions.forEach(each -> command.add(each.file().toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader rows =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (SurveyedDescription each : descriptions) {
                String row = rows.readLine();
                if (row == null || !row.startsWith("{\"file\"")) {
                    throw new IOException("no check of " + each.file() + " came to an end");
                }
                Document parsed = Json.parse(row.getBytes(StandardCharsets.UTF_8));
                counts.put(each.name(), CheckCounts.in(parsed));
            }
        }
    }
}

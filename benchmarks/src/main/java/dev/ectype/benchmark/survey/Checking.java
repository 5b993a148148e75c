package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Options;
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

/** Has {@code ectype check} count. */
final class Checking {
    private Checking() {}

    /** The counts of every description, by what it is called. */
    static Map<String, Counts> counts(List<Named> descriptions) throws IOException {
        Map<Path, List<Named>> byRoot = new LinkedHashMap<>();
        for (Named each : descriptions) {
            byRoot.computeIfAbsent(each.root(), root -> new ArrayList<>()).add(each);
        }
        Map<String, Counts> counts = new LinkedHashMap<>();
        for (Map.Entry<Path, List<Named>> each : byRoot.entrySet()) {
            check(each.getKey(), each.getValue(), counts);
        }
        return counts;
    }

    private static void check(Path root, List<Named> descriptions, Map<String, Counts> counts) throws IOException {
        List<String> command = new ArrayList<>(
                List.of(Options.checkout().resolve("ectype").toString(), "check", "--json", "--root", root.toString()));
        descriptions.forEach(each -> command.add(each.file().toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader rows =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (Named each : descriptions) {
                String row = rows.readLine();
                if (row == null || !row.startsWith("{\"file\"")) {
                    throw new IOException("no check of " + each.file() + " came to an end");
                }
                Document parsed = Json.parse(row.getBytes(StandardCharsets.UTF_8));
                counts.put(each.name(), Counts.in(parsed));
            }
        }
    }
}

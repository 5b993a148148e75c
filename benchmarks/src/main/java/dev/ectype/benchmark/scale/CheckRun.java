package dev.ectype.benchmark.scale;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Runs a check in a process of its own.
 *
 * @param processorSeconds the processor time of all its threads, up to a fifth of a second before its end
 * @param row the JSON line of the description, with the seconds of each stage
 */
record CheckRun(double processorSeconds, Document row) {
    static CheckRun of(Path description) throws IOException, InterruptedException {
        Path lines = description.resolveSibling("check.jsonl");
        Process process = new ProcessBuilder(
                        BenchmarkOptions.checkout().resolve("ectype").toString(),
                        "check",
                        "--json",
                        description.toString())
                .redirectOutput(lines.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        double seconds = 0;
        while (!process.waitFor(200, TimeUnit.MILLISECONDS)) {
            seconds = process.info()
                    .totalCpuDuration()
                    .map(time -> time.toNanos() / 1e9)
                    .orElse(seconds);
        }
        String first = Files.readString(lines, StandardCharsets.UTF_8)
                .lines()
                .findFirst()
                .orElse("");
        if (!first.startsWith("{\"file\"")) {
            throw new IOException("the check of " + description + " came to no end");
        }
        return new CheckRun(seconds, Json.parse(first.getBytes(StandardCharsets.UTF_8)));
    }

    String number(String name) {
        Document value = row.member(name);
        return value == null ? "-" : value.text();
    }

    double heapMegabytes() {
        return Double.parseDouble(number("peakHeapBytes")) / (1 << 20);
    }
}

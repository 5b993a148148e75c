package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Measurement;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Sends the same requests to the emulator and the limit server in turn, and compares the cost of a reply. */
public final class ServeBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--out"));

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/serve");
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;

    public ServeBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures every round, prints the table and reports whether all rows are close to or above their bars. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        int rounds = options.count("--rounds", 5);
        out.println("load by " + load.name() + ", " + rounds + " rounds");
        List<ServeMeasurement> readings = new ArrayList<>();
        try (JsonLinesFile lines = JsonLinesFile.to(
                Path.of(options.text("--out", folder.resolve("serve.jsonl").toString())))) {
            for (int round = 1; round <= rounds; round++) {
                for (ServeMeasurement reading : round(round)) {
                    readings.add(reading);
                    lines.write(reading::writeTo);
                }
            }
            ServeComparison comparison = ServeComparison.of(readings);
            for (ServeComparison.Row row : comparison.rows()) {
                lines.write(row::writeTo);
            }
            out.println(comparison.table());
            Measurement slow = comparison.slowCreations();
            lines.write(line -> slow.writeTo("serve", line));
            out.println(slow.what() + ": " + Measurement.number(slow.value()) + " times that of the limit, bar "
                    + Measurement.number(slow.bar()));
            return slow.isTolerable() && comparison.rows().stream().allMatch(ServeComparison.Row::isTolerable);
        }
    }

    /** Measures one round; both servers run at once and take turns, so that disturbances affect both. */
    private List<ServeMeasurement> round(int round) throws IOException {
        List<ServeMeasurement> readings = new ArrayList<>();
        int connections = options.count("--connections", 64);
        try (PetServer limit = Subject.LIMIT.start(folder);
                PetServer emulator = Subject.EMULATOR.start(folder)) {
            List<Running> all = List.of(new Running(Subject.LIMIT, limit), new Running(Subject.EMULATOR, emulator));
            for (Running each : all) {
                for (RequestMix work : each.subject.work()) {
                    each.server.warm(work, load, connections, options.count("--warm", 150_000));
                }
            }
            for (RequestMix work : RequestMix.values()) {
                for (int turn = 0; turn < options.count("--turns", 3); turn++) {
                    for (Running each : all) {
                        if (each.subject.work().contains(work)) {
                            int seconds = options.count("--seconds", 2);
                            PetReading reading = each.server.measure(work, load, connections, seconds);
                            readings.add(new ServeMeasurement(each.subject, round, reading));
                        }
                    }
                }
            }
        }
        return readings;
    }

    /** A server to measure that runs. */
    private record Running(Subject subject, PetServer server) {}
}

package dev.ectype.benchmark.serve;

import dev.ectype.benchmark.load.Load;
import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Options;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Asks the emulator and the limit the same, in turn, and compares what a reply costs them. */
public final class ServeBenchmark {
    /** Its options. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--out"));

    private final Options options;
    private final Path folder = Options.checkout().resolve("benchmarks/target/serve");
    private final Load load = Load.best(folder);
    private final PrintStream out;

    public ServeBenchmark(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures every round, prints the table, and tells whether none is far below its bar. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        int rounds = options.count("--rounds", 5);
        out.println("load by " + load.name() + ", " + rounds + " rounds");
        List<Reading> readings = new ArrayList<>();
        try (Lines lines = Lines.to(
                Path.of(options.text("--out", folder.resolve("serve.jsonl").toString())))) {
            for (int round = 1; round <= rounds; round++) {
                for (Reading reading : round(round)) {
                    readings.add(reading);
                    lines.write(reading::writeTo);
                }
            }
            Comparison comparison = Comparison.of(readings);
            for (Comparison.Row row : comparison.rows()) {
                lines.write(row::writeTo);
            }
            out.println(comparison.table());
            return comparison.rows().stream().allMatch(Comparison.Row::isTolerable);
        }
    }

    /** Both servers run at once and take turns, so that what disturbs the machine disturbs both. */
    private List<Reading> round(int round) throws IOException {
        List<Reading> readings = new ArrayList<>();
        try (Running limit = Running.start(Subject.LIMIT, folder);
                Running emulator = Running.start(Subject.EMULATOR, folder)) {
            List<Running> all = List.of(limit, emulator);
            for (Running each : all) {
                warm(each, round);
            }
            for (Work work : Work.values()) {
                for (int turn = 0; turn < options.count("--turns", 3); turn++) {
                    for (Running each : work.isError() ? List.of(emulator) : all) {
                        readings.add(each.measure(work, round, load, target(each, options.count("--seconds", 2))));
                    }
                }
            }
        }
        return readings;
    }

    /** By replies and not by time: on a busy machine the compilers of the Java machine come late. */
    private void warm(Running running, int round) throws IOException {
        for (Work work : Work.values()) {
            boolean known = !work.isError() || running.subject() == Subject.EMULATOR;
            for (long replies = 0; known && replies < options.count("--warm", 150_000); ) {
                Reading reading = running.measure(work, round, load, target(running, 1));
                replies += reading.outcome().replies();
            }
        }
    }

    private Load.Target target(Running running, int seconds) {
        return new Load.Target(
                running.server().port(), options.count("--connections", 64), Duration.ofSeconds(seconds));
    }
}

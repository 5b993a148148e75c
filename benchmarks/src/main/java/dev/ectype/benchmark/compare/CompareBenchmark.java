package dev.ectype.benchmark.compare;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.GitCheckout;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.ResultTable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Tests whether this checkout is slower than another commit. */
public final class CompareBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--out"));

    private static final int SHORT_HASH = 12;

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/compare");
    private final PrintStream out;

    public CompareBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Builds the other commit, measures every round, prints the table and reports whether no work is slower. */
    public boolean run() throws IOException, InterruptedException {
        if (options.words().size() != 1) {
            throw new IllegalArgumentException("compare needs one revision, such as benchmarks/run compare HEAD~10");
        }
        GitCheckout repository = new GitCheckout(BenchmarkOptions.checkout());
        String commit = repository.commit(options.words().get(0));
        Files.createDirectories(folder);
        Path other = new RevisionBuild(repository.root(), folder).of(commit, out);
        ComparedCheckout present = new ComparedCheckout("present", repository.root(), folder.resolve("present"));
        ComparedCheckout past = new ComparedCheckout("past", other, folder.resolve("past"));
        present.prepare();
        past.prepare();
        LoadGenerator load = LoadGenerator.best(folder);
        int rounds = options.count("--rounds", 10);
        out.println("this checkout against " + commit.substring(0, SHORT_HASH) + " of " + repository.day(commit)
                + ", load by " + load.name() + ", " + rounds + " rounds");
        Path file =
                Path.of(options.text("--out", folder.resolve("compare.jsonl").toString()));
        try (JsonLinesFile lines = JsonLinesFile.to(file)) {
            Map<String, List<Double>> ratios = new LinkedHashMap<>();
            for (int number = 1; number <= rounds; number++) {
                List<ComparedCheckout> order = number % 2 == 1 ? List.of(present, past) : List.of(past, present);
                new CompareRound(number, order, options, load)
                        .speeds(lines)
                        .forEach((work, speeds) -> ratios.computeIfAbsent(work, absent -> new ArrayList<>())
                                .add(speeds.getOrDefault(present, 0.0) / speeds.getOrDefault(past, 1.0)));
            }
            return report(ratios, lines);
        }
    }

    private boolean report(Map<String, List<Double>> ratios, JsonLinesFile lines) throws IOException {
        ResultTable table = new ResultTable("work", "lower quartile", "median", "upper quartile", "bar", "");
        boolean held = true;
        for (Map.Entry<String, List<Double>> work : ratios.entrySet()) {
            SpeedRatio ratio = SpeedRatio.of(work.getKey(), work.getValue());
            lines.write(ratio::writeTo);
            table.row(
                    ratio.work(),
                    two(ratio.quartiles().lower()),
                    two(ratio.quartiles().median()),
                    two(ratio.quartiles().upper()),
                    two(SpeedRatio.BAR),
                    ratio.isMissed() ? "missed" : "held");
            held &= !ratio.isMissed();
        }
        out.println(table);
        return held;
    }

    private static String two(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}

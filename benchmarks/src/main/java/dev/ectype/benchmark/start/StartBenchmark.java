package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.benchmark.measure.Table;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/** Starts whole processes and takes the time until they answer. */
public final class StartBenchmark {
    /** Its options. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--runs", "--out"));

    private final Options options;
    private final Path folder = Options.checkout().resolve("benchmarks/target/start");
    private final Cache cache = new Cache(folder.resolve("cache"));
    private final PrintStream out;

    public StartBenchmark(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures every description, prints the table, and tells whether every bar was held. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        cache.clear();
        List<String> arguments = options.words().isEmpty() ? List.of("petstore") : options.words();
        Table table =
                new Table("description", "compiled", "seconds", "slowest", "bar", "", "cpu s", "peak MB", "status");
        try (Lines lines = Lines.to(
                Path.of(options.text("--out", folder.resolve("start.jsonl").toString())))) {
            for (String argument : arguments) {
                List<Start> starts = starts(Description.of(argument));
                for (Start start : starts) {
                    lines.write(start::writeTo);
                }
                row(table, starts.stream().filter(start -> !start.cached()).toList());
                row(table, starts.stream().filter(Start::cached).toList());
            }
        }
        out.println(table);
        return !table.toString().contains("missed");
    }

    /** A start that compiles and a start that need not, in turn, after one that is not counted. */
    private List<Start> starts(Description description) throws IOException, InterruptedException {
        Start.measure(description, false, cache);
        cache.awaitArchive();
        List<Start> starts = new ArrayList<>();
        for (int run = 0; run < options.count("--runs", 5); run++) {
            cache.forget();
            starts.add(Start.measure(description, false, cache));
            starts.add(Start.measure(description, true, cache));
        }
        return starts;
    }

    private static void row(Table table, List<Start> starts) {
        Start first = starts.get(0);
        double median = median(starts, Start::seconds);
        double bar = first.cached()
                ? first.description().cachedBar()
                : first.description().coldBar();
        table.row(
                first.description().title(),
                first.cached() ? "before" : "now",
                two(median),
                two(starts.stream().mapToDouble(Start::seconds).max().orElse(0)),
                two(bar),
                median <= bar ? "held" : "missed",
                two(median(starts, Start::processorSeconds)),
                String.format(Locale.ROOT, "%.0f", median(starts, Start::peakKilobytes) / 1024),
                Integer.toString(first.status()));
    }

    private static double median(List<Start> starts, ToDoubleFunction<Start> fact) {
        return Medians.of(starts.stream().map(fact::applyAsDouble).toList());
    }

    private static String two(double seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }
}

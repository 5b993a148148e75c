package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ResultTable;
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

/** Measures the time from the start of a process to its first reply. */
public final class StartBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--runs", "--out"));

    private static final String MISSED = "missed";

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/start");
    private final BenchmarkCache cache = new BenchmarkCache(folder.resolve("cache"));
    private final PrintStream out;

    public StartBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures every description, prints the table and reports whether all bars hold. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        cache.clear();
        List<String> arguments = options.words().isEmpty() ? List.of("petstore") : options.words();
        ResultTable table = new ResultTable(
                "description", "compiled", "seconds", "slowest", "bar", "", "cpu s", "peak MB", "status");
        try (JsonLinesFile lines = JsonLinesFile.to(
                Path.of(options.text("--out", folder.resolve("start.jsonl").toString())))) {
            for (String argument : arguments) {
                List<StartMeasurement> starts = starts(MeasuredDescription.of(argument));
                for (StartMeasurement start : starts) {
                    lines.write(start::writeTo);
                }
                for (boolean cached : new boolean[] {false, true}) {
                    List<StartMeasurement> own = starts.stream()
                            .filter(start -> start.cached() == cached)
                            .toList();
                    row(table, own);
                    lines.write(line -> summary(own).writeTo("start", line));
                    if (cached) {
                        lines.write(line -> memory(own).writeTo("start", line));
                    }
                }
            }
        }
        out.println(table);
        return !table.toString().contains(MISSED);
    }

    /** Measures cold and cached starts in turn, after a warm-up start. */
    private List<StartMeasurement> starts(MeasuredDescription started) throws IOException, InterruptedException {
        cache.forget();
        StartMeasurement.measure(started, false, cache);
        cache.awaitArchive();
        MeasuredDescription description = started.with(StartMeasurement.example(started, cache));
        List<StartMeasurement> starts = new ArrayList<>();
        for (int run = 0; run < options.count("--runs", 5); run++) {
            cache.forget();
            starts.add(StartMeasurement.measure(description, false, cache));
            starts.add(StartMeasurement.measure(description, true, cache));
        }
        return starts;
    }

    private static void row(ResultTable table, List<StartMeasurement> starts) {
        StartMeasurement first = starts.get(0);
        double median = median(starts, StartMeasurement::seconds);
        double bar = first.bar();
        boolean isHeld = median <= bar && (!first.cached() || memory(starts).meetsBar());
        table.row(
                first.description().title(),
                first.cached() ? "before" : "now",
                two(median),
                two(starts.stream().mapToDouble(StartMeasurement::seconds).max().orElse(0)),
                two(bar),
                isHeld ? "held" : MISSED,
                two(median(starts, StartMeasurement::processorSeconds)),
                whole(median(starts, StartMeasurement::peakKilobytes) / 1024),
                Integer.toString(first.status()));
    }

    /** The measurement of all starts of a kind, which has the same numbers as the row. */
    private static Measurement summary(List<StartMeasurement> starts) {
        StartMeasurement first = starts.get(0);
        List<Double> seconds = starts.stream().map(StartMeasurement::seconds).toList();
        String what = first.description().title() + (first.cached() ? ", compiled before" : ", compiled now");
        String detail = two(median(starts, StartMeasurement::processorSeconds)) + " cpu s, peak "
                + whole(median(starts, StartMeasurement::peakKilobytes) / 1024) + " MB";
        Quartiles spread = Quartiles.of(seconds);
        return new Measurement(what, spread.median(), "s", first.bar(), detail, spread);
    }

    /** The peak memory of starts from the cache. */
    private static Measurement memory(List<StartMeasurement> starts) {
        Quartiles spread = Quartiles.of(
                starts.stream().map(start -> start.peakKilobytes() / 1024.0).toList());
        MeasuredDescription description = starts.get(0).description();
        String what = description.title() + ", memory after a start from the cache";
        return new Measurement(what, spread.median(), "MB", description.memoryBar(), "the peak", spread);
    }

    private static double median(List<StartMeasurement> starts, ToDoubleFunction<StartMeasurement> fact) {
        return Medians.of(starts.stream().map(fact::applyAsDouble).toList());
    }

    private static String whole(double value) {
        return String.format(Locale.ROOT, "%.0f", value);
    }

    private static String two(double seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }
}

package dev.ectype.benchmark.scale;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ResultTable;
import dev.ectype.benchmark.start.BenchmarkCache;
import dev.ectype.benchmark.start.MeasuredDescription;
import dev.ectype.benchmark.start.StartMeasurement;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Measures the cost to start and check generated descriptions of increasing size. */
public final class ScaleBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--runs", "--out"));

    private static final List<String> SIZES = List.of("1000", "5000", "11000", "22000");

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/scale");
    private final BenchmarkCache cache = new BenchmarkCache(folder.resolve("cache"));
    private final PrintStream out;

    public ScaleBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures each size and prints the table; there are no bars, because machines differ. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        cache.clear();
        ResultTable table = new ResultTable(
                "operations", "MB", "boot cpu s", "boot MB", "check cpu s", "check heap MB", "answered", "resources");
        Path lines = Path.of(options.text("--out", folder.resolve("scale.jsonl").toString()));
        try (JsonLinesFile written = JsonLinesFile.to(lines)) {
            for (String size : options.words().isEmpty() ? SIZES : options.words()) {
                Path file = folder.resolve("navigation-" + size + ".json");
                int operations = NavigationApi.write(Integer.parseInt(size), file);
                row(table, written, operations, file);
            }
        }
        out.println(table);
        return true;
    }

    private void row(ResultTable table, JsonLinesFile lines, int operations, Path file)
            throws IOException, InterruptedException {
        List<StartMeasurement> starts = new ArrayList<>();
        List<CheckRun> checks = new ArrayList<>();
        for (int run = 0; run < options.count("--runs", 1); run++) {
            cache.forget();
            starts.add(StartMeasurement.measure(MeasuredDescription.of(file.toString()), false, cache));
            checks.add(CheckRun.of(file));
            out.println(operations + " operations: " + checks.get(run).number("seconds"));
        }
        List<Double> bootSeconds =
                starts.stream().map(StartMeasurement::processorSeconds).toList();
        List<Double> bootMegabytes =
                starts.stream().map(start -> start.peakKilobytes() / 1024.0).toList();
        List<Double> checkSeconds =
                checks.stream().map(CheckRun::processorSeconds).toList();
        List<Double> checkMegabytes =
                checks.stream().map(CheckRun::heapMegabytes).toList();
        CheckRun check = checks.get(0);
        table.row(
                Integer.toString(operations),
                Long.toString(Files.size(file) >> 20),
                one(bootSeconds),
                one(bootMegabytes),
                one(checkSeconds),
                one(checkMegabytes),
                check.number("answered"),
                check.number("resources"));
        String answered =
                "answers " + check.number("answered") + " of them, on " + check.number("resources") + " resources";
        write(lines, operations + " operations: boot", "cpu s", bootSeconds, "");
        write(lines, operations + " operations: boot, peak resident memory", "MB", bootMegabytes, "");
        write(lines, operations + " operations: check", "cpu s", checkSeconds, answered);
        write(lines, operations + " operations: check, peak heap", "MB", checkMegabytes, "");
    }

    private static void write(JsonLinesFile lines, String what, String unit, List<Double> values, String detail)
            throws IOException {
        Quartiles spread = Quartiles.of(values);
        Measurement measurement =
                Measurement.withoutBar(what, spread.median(), unit, detail).withSpread(spread);
        lines.write(line -> measurement.writeTo("scale", line));
    }

    private static String one(List<Double> values) {
        return String.format(Locale.ROOT, "%.1f", Medians.of(values));
    }
}

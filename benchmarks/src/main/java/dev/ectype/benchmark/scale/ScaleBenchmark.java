package dev.ectype.benchmark.scale;

import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.benchmark.measure.Table;
import dev.ectype.benchmark.start.Cache;
import dev.ectype.benchmark.start.Description;
import dev.ectype.benchmark.start.Start;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Generates descriptions of more and more operations, starts and checks each, and tells what that costs. */
public final class ScaleBenchmark {
    /** Its options. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--runs"));

    private static final List<String> SIZES = List.of("1000", "5000", "11000", "22000");

    private final Options options;
    private final Path folder = Options.checkout().resolve("benchmarks/target/scale");
    private final Cache cache = new Cache(folder.resolve("cache"));
    private final PrintStream out;

    public ScaleBenchmark(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Prints the table; there are no bars, because no two machines are alike. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        cache.clear();
        Table table = new Table(
                "operations", "MB", "boot cpu s", "boot MB", "check cpu s", "check heap MB", "answered", "resources");
        for (String size : options.words().isEmpty() ? SIZES : options.words()) {
            Path file = folder.resolve("navigation-" + size + ".json");
            int operations = NavigationApi.write(Integer.parseInt(size), file);
            row(table, operations, file);
        }
        out.println(table);
        return true;
    }

    private void row(Table table, int operations, Path file) throws IOException, InterruptedException {
        List<Start> starts = new ArrayList<>();
        List<CheckRun> checks = new ArrayList<>();
        for (int run = 0; run < options.count("--runs", 3); run++) {
            cache.forget();
            starts.add(Start.measure(Description.of(file.toString()), false, cache));
            checks.add(CheckRun.of(file));
            out.println(operations + " operations: " + checks.get(run).number("seconds"));
        }
        table.row(
                Integer.toString(operations),
                Long.toString(Files.size(file) >> 20),
                one(starts.stream().map(Start::processorSeconds).toList()),
                one(starts.stream().map(start -> start.peakKilobytes() / 1024.0).toList()),
                one(checks.stream().map(CheckRun::processorSeconds).toList()),
                one(checks.stream().map(CheckRun::heapMegabytes).toList()),
                checks.get(0).number("answered"),
                checks.get(0).number("resources"));
    }

    private static String one(List<Double> values) {
        return String.format(Locale.ROOT, "%.1f", Medians.of(values));
    }
}

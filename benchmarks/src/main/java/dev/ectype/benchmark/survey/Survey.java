package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.MachineDescription;
import dev.ectype.benchmark.start.BenchmarkCache;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** Checks and starts many descriptions, and compares counts and costs with a baseline. */
public final class Survey {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--every", "--runs", "--kept", "--out"));
    /** The flags of the benchmark. */
    public static final Set<String> FLAGS = new LinkedHashSet<>(List.of("--update"));

    private static final int EVERY = 8;

    private final BenchmarkOptions options;
    private final int every;
    private final PrintStream out;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/survey");
    private final Path baselineCounts;
    private final Path baselineCosts;

    public Survey(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.every = options.count("--every", EVERY);
        this.out = out;
        Path baseline = Path.of(options.text(
                "--kept", BenchmarkOptions.checkout().resolve(".ci").toString()));
        this.baselineCounts = baseline.resolve("counts.tsv");
        this.baselineCosts = baseline.resolve("costs.tsv");
    }

    /** Counts only, which does not depend on the machine, and reports whether no count decreased. */
    public boolean count() throws IOException {
        return held(compared(counts()));
    }

    /** Counts, measures every start, prints the table and reports whether no count decreased and no cost increased. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Map<String, CheckCounts> counts = counts();
        CostMeasurer measuring =
                new CostMeasurer(new BenchmarkCache(folder.resolve("cache")), options.count("--runs", 3));
        Map<String, StartCosts> now = measuring.costs(descriptions());
        BaselineTable baseline = BaselineTable.in(baselineCosts);
        CostComparison costs = new CostComparison(read(baseline, StartCosts::of), now);
        out.println(SurveyTable.of(counts, costs));
        out.println("again: " + again());
        out.println("on: " + MachineDescription.words());
        write(counts, now);
        boolean held = held(compared(counts));
        boolean alike = baseline.note().equals(MachineDescription.words());
        costs.growths().forEach(growth -> out.println((alike ? "GREW     " : "other    ") + growth));
        if (options.has("--update")) {
            Map<String, StartCosts> all = new TreeMap<>(alike ? costs.baseline() : Map.of());
            all.putAll(now);
            new BaselineTable(MachineDescription.words(), cells(all, StartCosts::cells))
                    .write(baselineCosts, StartCost.titles());
            return held;
        }
        if (!alike) {
            out.println(
                    "The costs that are kept are of another machine (" + baseline.note() + "), so they hold nothing.");
        }
        return held && (!alike || costs.growths().isEmpty());
    }

    private String again() {
        List<String> words = new ArrayList<>(List.of("benchmarks/run", "survey"));
        words.addAll(options.words());
        words.addAll(List.of("--every", Integer.toString(every)));
        words.addAll(List.of("--runs", Integer.toString(options.count("--runs", 3))));
        return String.join(" ", words);
    }

    private List<SurveyedDescription> descriptions() throws IOException {
        return SurveyedDescription.in(options.words(), every);
    }

    private Map<String, CheckCounts> counts() throws IOException {
        return CheckCounter.counts(descriptions());
    }

    private CountComparison compared(Map<String, CheckCounts> counts) throws IOException {
        boolean whole = every == EVERY
                && options.words().size() == 1
                && Files.isDirectory(Path.of(options.words().get(0)));
        return new CountComparison(read(BaselineTable.in(baselineCounts), CheckCounts::of), counts, whole);
    }

    private boolean held(CountComparison counts) throws IOException {
        out.println(SurveyTable.sum(counts.current()));
        counts.changes().forEach(change -> out.println("changed  " + change));
        List<String> falls = counts.falls();
        falls.forEach(fall -> out.println("FELL     " + fall));
        if (options.has("--update")) {
            Map<String, CheckCounts> all = new TreeMap<>(counts.whole() ? Map.of() : counts.baseline());
            all.putAll(counts.current());
            new BaselineTable("", cells(all, CheckCounts::cells)).write(baselineCounts, CheckCounts.COLUMNS);
            return true;
        }
        if (!falls.isEmpty()) {
            out.println("If that is meant, add --update and read the change of " + baselineCounts.getFileName() + ".");
        }
        return falls.isEmpty();
    }

    private void write(Map<String, CheckCounts> counts, Map<String, StartCosts> costs) throws IOException {
        Path file = Path.of(options.text("--out", folder.resolve("survey.jsonl").toString()));
        try (JsonLinesFile lines = JsonLinesFile.to(file)) {
            for (Map.Entry<String, StartCosts> each : costs.entrySet()) {
                lines.write(line -> {
                    line.name("benchmark").value("survey");
                    line.name("description").value(each.getKey());
                    CheckCounts counted = counts.get(each.getKey());
                    if (counted != null) {
                        counted.writeTo(line);
                    }
                    each.getValue().writeTo(line);
                });
            }
        }
    }

    private static <T> Map<String, T> read(BaselineTable baseline, Function<List<String>, T> reader) {
        Map<String, T> read = new LinkedHashMap<>();
        baseline.rows().forEach((name, cells) -> read.put(name, reader.apply(cells)));
        return read;
    }

    private static <T> Map<String, List<String>> cells(Map<String, T> rows, Function<T, List<String>> writer) {
        Map<String, List<String>> cells = new LinkedHashMap<>();
        rows.forEach((name, row) -> cells.put(name, writer.apply(row)));
        return cells;
    }
}

package dev.ectype.benchmark.survey;

import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.benchmark.start.Cache;
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

/** Tells of many descriptions what becomes of each and what that costs, and holds it against the last time. */
public final class Survey {
    /** Its options. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--every", "--runs", "--kept", "--out"));
    /** Its flags. */
    public static final Set<String> FLAGS = new LinkedHashSet<>(List.of("--update"));

    private static final int EVERY = 8;

    private final Options options;
    private final int every;
    private final PrintStream out;
    private final Path folder = Options.checkout().resolve("benchmarks/target/survey");
    private final Path keptCounts;
    private final Path keptCosts;

    public Survey(Options options, PrintStream out) {
        this.options = options;
        this.every = options.count("--every", EVERY);
        this.out = out;
        Path kept =
                Path.of(options.text("--kept", Options.checkout().resolve(".ci").toString()));
        this.keptCounts = kept.resolve("counts.tsv");
        this.keptCosts = kept.resolve("costs.tsv");
    }

    /** Counts only, which does not depend on the machine, and tells whether nothing fell. */
    public boolean count() throws IOException {
        return held(compared(counts()));
    }

    /** Counts, starts every description, prints the table, and tells whether nothing fell and no cost grew. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Map<String, Counts> counts = counts();
        Measuring measuring = new Measuring(new Cache(folder.resolve("cache")), options.count("--runs", 3));
        Map<String, Costs> now = measuring.costs(named());
        Kept kept = Kept.in(keptCosts);
        CostComparison costs = new CostComparison(read(kept, Costs::of), now);
        out.println(SurveyTable.of(counts, costs));
        out.println("again: " + again());
        out.println("on: " + Machine.words());
        write(counts, now);
        boolean held = held(compared(counts));
        boolean alike = kept.note().equals(Machine.words());
        costs.growths().forEach(growth -> out.println((alike ? "GREW     " : "other    ") + growth));
        if (options.has("--update")) {
            Map<String, Costs> all = new TreeMap<>(alike ? costs.last() : Map.of());
            all.putAll(now);
            new Kept(Machine.words(), cells(all, Costs::cells)).write(keptCosts, Cost.titles());
            return held;
        }
        if (!alike) {
            out.println("The costs that are kept are of another machine (" + kept.note() + "), so they hold nothing.");
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

    private List<Named> named() throws IOException {
        return Named.in(options.words(), every);
    }

    private Map<String, Counts> counts() throws IOException {
        return Checking.counts(named());
    }

    private CountComparison compared(Map<String, Counts> counts) throws IOException {
        boolean whole = every == EVERY
                && options.words().size() == 1
                && Files.isDirectory(Path.of(options.words().get(0)));
        return new CountComparison(read(Kept.in(keptCounts), Counts::of), counts, whole);
    }

    private boolean held(CountComparison counts) throws IOException {
        out.println(SurveyTable.sum(counts.now()));
        counts.news().forEach(change -> out.println("changed  " + change));
        List<String> falls = counts.falls();
        falls.forEach(fall -> out.println("FELL     " + fall));
        if (options.has("--update")) {
            Map<String, Counts> all = new TreeMap<>(counts.whole() ? Map.of() : counts.kept());
            all.putAll(counts.now());
            new Kept("", cells(all, Counts::cells)).write(keptCounts, Counts.COLUMNS);
            return true;
        }
        if (!falls.isEmpty()) {
            out.println("If that is meant, add --update and read the change of " + keptCounts.getFileName() + ".");
        }
        return falls.isEmpty();
    }

    private void write(Map<String, Counts> counts, Map<String, Costs> costs) throws IOException {
        Path file = Path.of(options.text("--out", folder.resolve("survey.jsonl").toString()));
        try (Lines lines = Lines.to(file)) {
            for (Map.Entry<String, Costs> each : costs.entrySet()) {
                lines.write(line -> {
                    line.name("benchmark").value("survey");
                    line.name("description").value(each.getKey());
                    Counts counted = counts.get(each.getKey());
                    if (counted != null) {
                        counted.writeTo(line);
                    }
                    each.getValue().writeTo(line);
                });
            }
        }
    }

    private static <T> Map<String, T> read(Kept kept, Function<List<String>, T> reader) {
        Map<String, T> read = new LinkedHashMap<>();
        kept.rows().forEach((name, cells) -> read.put(name, reader.apply(cells)));
        return read;
    }

    private static <T> Map<String, List<String>> cells(Map<String, T> rows, Function<T, List<String>> writer) {
        Map<String, List<String>> cells = new LinkedHashMap<>();
        rows.forEach((name, row) -> cells.put(name, writer.apply(row)));
        return cells;
    }
}

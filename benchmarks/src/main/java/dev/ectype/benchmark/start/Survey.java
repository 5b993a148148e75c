package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.Lines;
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
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Tells of many descriptions what becomes of each and what that costs, beside what it cost the last time. */
public final class Survey {
    /** Its options. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--every", "--out"));

    private final Options options;
    private final Path folder = Options.checkout().resolve("benchmarks/target/survey");
    private final Cache cache = new Cache(folder.resolve("cache"));
    private final PrintStream out;

    public Survey(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Tries every description once, and prints a row of each. */
    public void run() throws IOException, InterruptedException {
        if (options.words().isEmpty()) {
            throw new IllegalArgumentException(
                    "which descriptions? For example benchmarks/run survey FOLDER --every 8");
        }
        Files.createDirectories(folder);
        Path file = Path.of(options.text("--out", folder.resolve("survey.jsonl").toString()));
        Map<String, Double> before = Surveyed.lastSeconds(file);
        Table table = new Table(
                "description",
                "operations",
                "answered",
                "resources",
                "lines",
                "now s",
                "last",
                "before s",
                "peak MB",
                "MB");
        List<Path> descriptions = descriptions();
        cache.clear();
        Start.measure(Description.of(descriptions.get(0).toString()), false, cache);
        cache.awaitArchive();
        try (Lines lines = Lines.to(file)) {
            for (Path each : descriptions) {
                Surveyed surveyed = Surveyed.of(each, cache);
                lines.write(surveyed::writeTo);
                row(table, surveyed, before.get(surveyed.title()));
            }
        }
        out.println(table);
    }

    private List<Path> descriptions() throws IOException {
        List<Path> descriptions = new ArrayList<>();
        for (String word : options.words()) {
            Path named = Path.of(word);
            if (Files.isDirectory(named)) {
                descriptions.addAll(spread(named));
            } else {
                descriptions.add(named);
            }
        }
        if (descriptions.isEmpty()) {
            throw new IllegalArgumentException("no .yaml, .yml or .json file lies in " + options.words());
        }
        return descriptions;
    }

    private List<Path> spread(Path named) throws IOException {
        int every = options.count("--every", 8);
        List<Path> all;
        try (Stream<Path> files = Files.list(named)) {
            all = files.filter(file -> file.toString().matches(".*\\.(ya?ml|json)"))
                    .sorted()
                    .toList();
        }
        List<Path> chosen = new ArrayList<>();
        for (int at = 0; at < all.size(); at += every) {
            chosen.add(all.get(at));
        }
        return chosen;
    }

    private static void row(Table table, Surveyed surveyed, @Nullable Double before) {
        Start now = surveyed.now();
        table.row(
                surveyed.title(),
                Long.toString(surveyed.count("operations")),
                Long.toString(surveyed.count("answered")),
                Long.toString(surveyed.count("resources")),
                Long.toString(surveyed.count("lines")),
                two(now.seconds()),
                before == null ? "-" : two(before),
                two(surveyed.before().seconds()),
                megabytes(now.peakKilobytes()),
                megabytes(surveyed.before().peakKilobytes()));
    }

    private static String megabytes(long kilobytes) {
        return Long.toString(kilobytes / 1024);
    }

    private static String two(double seconds) {
        return String.format(Locale.ROOT, "%.2f", seconds);
    }
}

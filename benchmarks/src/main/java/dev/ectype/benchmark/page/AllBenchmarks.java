package dev.ectype.benchmark.page;

import dev.ectype.benchmark.chart.Chart;
import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Runs the benchmarks one after another, each in a JVM of its own, and writes the page with their results. */
public final class AllBenchmarks {
    /** The options. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--only", "--large"));

    private static final String QUICK = "--quick";
    private static final String PAGE_ONLY = "--page-only";

    /** The flags. */
    public static final Set<String> FLAGS = new LinkedHashSet<>(List.of(QUICK, PAGE_ONLY));

    private static final String RUN = "run.jsonl";

    private final BenchmarkOptions options;
    private final PrintStream out;
    private final Class<?> main;
    private final Path folder = PageFiles.results();

    /**
     * Creates them.
     *
     * @param main the class that runs a benchmark by its name
     */
    public AllBenchmarks(BenchmarkOptions options, PrintStream out, Class<?> main) {
        this.options = options;
        this.out = out;
        this.main = main;
    }

    /** Runs all, writes the page and reports whether all bars hold. */
    public boolean run() throws IOException, InterruptedException {
        List<ReportedBenchmark> benchmarks = ReportedBenchmark.named(options.text("--only", ""));
        // Fails before the measurements if the page lacks a marker.
        new PerformancePage(new RunFacts(false, Map.of()), List.of()).in(Files.readString(PageFiles.page()));
        if (!options.has(PAGE_ONLY)) {
            measure(benchmarks);
        }
        PerformancePage page = measured();
        Files.writeString(PageFiles.page(), page.in(Files.readString(PageFiles.page())));
        Files.createDirectories(PageFiles.charts());
        Map<String, Chart> charts = page.charts();
        for (PageChart each : PageChart.values()) {
            Path file = PageFiles.charts().resolve(each.file());
            Chart chart = charts.get(each.file());
            if (chart == null) {
                Files.deleteIfExists(file);
            } else {
                Files.writeString(file, chart.svg());
            }
        }
        out.println("wrote " + PageFiles.PAGE);
        return page.sections().stream().allMatch(section -> section.run().code() == 0);
    }

    private void measure(List<ReportedBenchmark> benchmarks) throws IOException, InterruptedException {
        List<String> large = options.all("--large");
        for (String file : large) {
            if (!Files.isRegularFile(Path.of(file))) {
                throw new IllegalArgumentException("there is no file " + file);
            }
        }
        // The page has only the names of the files, because their folders are those of this machine.
        List<String> names = large.stream()
                .map(file -> String.valueOf(Path.of(file).getFileName()))
                .toList();
        Files.createDirectories(folder);
        String load = LoadGenerator.best(folder).name();
        RunFacts facts = RunFacts.here(options.has(QUICK), command(names), load);
        try (JsonLinesFile lines = JsonLinesFile.to(folder.resolve(RUN))) {
            lines.write(facts::writeTo);
            for (ReportedBenchmark benchmark : benchmarks) {
                String command = "benchmarks/run " + String.join(" ", arguments(benchmark, names));
                out.println("\n=== " + command);
                BenchmarkRun run = new BenchmarkRun(benchmark, command, run(benchmark, arguments(benchmark, large)));
                lines.write(run::writeTo);
            }
        }
    }

    private int run(ReportedBenchmark benchmark, List<String> arguments) throws IOException, InterruptedException {
        Files.deleteIfExists(file(benchmark));
        List<String> command = new ArrayList<>(Commands.java(main, arguments));
        command.add(1, "-Dectype.checkout=" + BenchmarkOptions.checkout());
        command.addAll(List.of("--out", file(benchmark).toString()));
        return new ProcessBuilder(command).inheritIO().start().waitFor();
    }

    private List<String> arguments(ReportedBenchmark benchmark, List<String> large) {
        List<String> arguments = new ArrayList<>(List.of(benchmark.title()));
        if (benchmark == ReportedBenchmark.START && !large.isEmpty()) {
            arguments.add("petstore");
            arguments.addAll(large);
        }
        if (options.has(QUICK)) {
            arguments.addAll(benchmark.quickArguments());
        }
        return arguments;
    }

    private String command(List<String> large) {
        List<String> words = new ArrayList<>(List.of("benchmarks/run", "all"));
        if (options.has(QUICK)) {
            words.add(QUICK);
        }
        if (options.has("--only")) {
            words.addAll(List.of("--only", options.text("--only", "")));
        }
        for (String file : large) {
            words.addAll(List.of("--large", file));
        }
        return String.join(" ", words);
    }

    private Path file(ReportedBenchmark benchmark) {
        return folder.resolve(benchmark.title() + ".jsonl");
    }

    /** Reads the results of the last run. */
    private PerformancePage measured() throws IOException {
        Path file = folder.resolve(RUN);
        if (!Files.exists(file)) {
            throw new IllegalArgumentException("there are no results yet; leave out " + PAGE_ONLY);
        }
        List<Document> lines = Files.readAllLines(file, StandardCharsets.UTF_8).stream()
                .map(Json::parse)
                .toList();
        List<BenchmarkSection> sections = new ArrayList<>();
        for (Document line : lines.subList(1, lines.size())) {
            BenchmarkRun run = BenchmarkRun.of(line);
            Path results = file(run.benchmark());
            sections.add(new BenchmarkSection(run, Files.exists(results) ? BenchmarkResult.in(results) : List.of()));
        }
        return new PerformancePage(RunFacts.of(lines.get(0)), sections);
    }
}

package dev.ectype.benchmark.plugin;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Folders;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.MeasurementReport;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Measures the seconds that the Maven plugin adds to a build that only generates sources. */
public final class MavenBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--runs", "--repository", "--out"));

    private static final double FIRST = 2.5;
    private static final double UNCHANGED = 0.2;

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/maven");
    private final PrintStream out;

    public MavenBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures the description, prints the table and reports whether all bars hold. */
    public boolean run() throws IOException {
        PluginRepository repository = new PluginRepository(folder.resolve("repository"));
        Path description = description();
        Path home = Path.of(System.getProperty("user.home"), ".m2", "repository");
        out.println("installing the plugin");
        repository.create(Path.of(options.text("--repository", home.toString())), BenchmarkOptions.checkout());
        Path projects = folder.resolve("projects");
        if (Files.exists(projects)) {
            Folders.delete(projects);
        }
        List<Measurement> measurements = measure(
                MeasuredProject.bare(projects.resolve("bare"), repository),
                MeasuredProject.generating(projects.resolve("generating"), repository, description));
        return MeasurementReport.write("maven", measurements, folder, options, out);
    }

    private Path description() {
        List<String> words = options.words();
        if (words.size() != 1 || !Files.isRegularFile(Path.of(words.get(0)))) {
            throw new IllegalArgumentException("which description? For example benchmarks/run maven openapi.yaml");
        }
        return Path.of(words.get(0)).toAbsolutePath();
    }

    /** Builds both projects in turn, after an uncounted turn. */
    private List<Measurement> measure(MeasuredProject bare, MeasuredProject generating) throws IOException {
        List<Double> maven = new ArrayList<>();
        List<Double> first = new ArrayList<>();
        List<Double> unchanged = new ArrayList<>();
        for (int turn = 0; turn <= options.count("--runs", 5); turn++) {
            maven.add(bare.seconds());
            generating.clean();
            first.add(generating.seconds());
            unchanged.add(generating.seconds());
        }
        List<List<Double>> all = List.of(maven, first, unchanged);
        all.forEach(seconds -> seconds.remove(0));
        return List.of(
                Measurement.withoutBar(
                        "Maven's own time", Medians.of(maven), "s", "the same project without the plugin"),
                above("first build", first, maven, FIRST),
                above("unchanged", unchanged, maven, UNCHANGED));
    }

    private static Measurement above(String what, List<Double> seconds, List<Double> maven, double bar) {
        double own = Medians.of(maven);
        List<Double> added = seconds.stream().map(each -> each - own).toList();
        return new Measurement(what, Medians.of(added), "s", bar, "above Maven's own time")
                .withSpread(Quartiles.of(added));
    }
}

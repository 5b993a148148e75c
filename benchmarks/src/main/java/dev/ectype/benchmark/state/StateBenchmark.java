package dev.ectype.benchmark.state;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
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

/** Compares the cost of large states, long journals and many sandboxes with bars. */
public final class StateBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of(
            "--resources",
            "--turns",
            "--seconds",
            "--warm",
            "--connections",
            "--forks",
            "--entries",
            "--writes",
            "--out"));

    private static final int FEW = 1_000;
    private static final double JOURNAL = 1 / 0.85;
    private static final double REWIND = 2;
    private static final double GROWTH = 1.05;
    private static final double SMALL_RESOURCE = 310;
    private static final double MEGABYTES_OF_FORKS = 10;
    private static final long HEAP_OF_DOCUMENT = 5;
    private static final long ENGINE_HEAP = 2_048;

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/state");
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;
    private final List<Measurement> measurements = new ArrayList<>();

    public StateBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures everything, prints the table and reports whether all bars hold within the tolerance. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        Crowd many = new Crowd(options.count("--resources", 1_000_000));
        out.println("load by " + load.name() + ", " + FEW + " beside " + many.count() + " resources");
        large(many);
        rewind();
        writes();
        forks(many);
        serve(many);
        journal();
        measurements.add(new PauseMeasurement(options, load, folder).measure(many));
        return MeasurementReport.write("state", measurements, folder, options, out);
    }

    /** Measures a large state in a heap with room for the file and the state, and little more. */
    private void large(Crowd many) throws IOException {
        Path file = many.fixture(folder);
        long megabytes = Math.max(64, HEAP_OF_DOCUMENT * Files.size(file) >> 20);
        EngineMeasurements facts = EngineMeasurements.of("restore", megabytes, List.of(file.toString()));
        String size = many.count() + " resources, " + Files.size(file) / 1_000_000 + " MB, in a heap of "
                + HEAP_OF_DOCUMENT + " times that";
        EngineMeasurements named = EngineMeasurements.of("named", ENGINE_HEAP, List.of(Integer.toString(many.count())));
        String document = "a document of " + Crowd.DOCUMENT_BYTES + " bytes";
        measurements.add(
                new Measurement("a small resource", facts.get("bytesPerResource"), "bytes", SMALL_RESOURCE, document));
        measurements.add(new Measurement(
                "a small resource with a UUID", named.get("bytesPerResource"), "bytes", SMALL_RESOURCE, document));
        measurements.add(Measurement.withoutBar("restore", facts.get("restoreSeconds"), "s", size));
        measurements.add(Measurement.withoutBar("snapshot", facts.get("snapshotSeconds"), "s", size));
        double kilobytes = facts.get("longestPiece") / 1e3;
        measurements.add(new Measurement("snapshot at once", kilobytes, "kB", 128, "the longest piece"));
    }

    private void rewind() throws IOException {
        int entries = options.count("--entries", 100_000);
        EngineMeasurements facts = EngineMeasurements.of("rewind", ENGINE_HEAP, List.of(Integer.toString(entries)));
        double one = facts.get("rewindMicros1");
        for (int over = 1; over <= entries; over *= 10) {
            double micros = facts.get("rewindMicros" + over);
            String what = "rewind over " + over;
            measurements.add(
                    over == 1
                            ? Measurement.withoutBar(what, micros, "us", "the median of 200 places")
                            : new Measurement(
                                    what, micros / one, "times one", REWIND, Measurement.number(micros) + " us"));
        }
    }

    /** Compares the heap after many writes with that after a tenth of them. The journal is full both times. */
    private void writes() throws IOException {
        int writes = options.count("--writes", 10_000_000);
        EngineMeasurements facts = EngineMeasurements.of("write", ENGINE_HEAP, List.of(Integer.toString(writes)));
        double early = facts.get("megabytesEarly");
        double late = facts.get("megabytesLate");
        String heaps = Measurement.number(early) + " and " + Measurement.number(late) + " MB, "
                + Measurement.number(facts.get("microsPerWrite")) + " us each";
        measurements.add(
                new Measurement("heap after " + writes + " writes", late / early, "times a tenth", GROWTH, heaps));
    }

    private void forks(Crowd many) throws IOException {
        int forks = options.count("--forks", 1_000);
        EngineMeasurements facts = EngineMeasurements.of(
                "fork", ENGINE_HEAP, List.of(Integer.toString(many.count()), Integer.toString(forks)));
        String of = many.count() + " resources";
        measurements.add(Measurement.withoutBar("fork", facts.get("forkMicros"), "us", of));
        double megabytes = facts.get("bytesPerFork") * forks / 1e6;
        measurements.add(
                new Measurement(forks + " forks at first", megabytes, "MB", MEGABYTES_OF_FORKS * forks / 1e3, of));
        measurements.add(
                new Measurement(forks + " forks", facts.get("forksMegabytes"), "MB", 200, "with ten writes each"));
    }

    private void serve(Crowd many) throws IOException {
        try (CrowdServer few = CrowdServer.start(new Crowd(FEW), true, folder);
                CrowdServer all = CrowdServer.start(many, true, folder)) {
            for (CrowdWork work : CrowdWork.values()) {
                compare(work.title() + " among many", work, few, all, work.bar());
            }
        }
    }

    private void journal() throws IOException {
        try (CrowdServer without = CrowdServer.start(new Crowd(FEW), false, folder);
                CrowdServer with = CrowdServer.start(new Crowd(FEW), true, folder)) {
            compare("journal on create", CrowdWork.CREATE, without, with, JOURNAL);
        }
    }

    /** Compares the cost of a reply at the second server with that at the first. */
    private void compare(String what, CrowdWork work, CrowdServer first, CrowdServer second, double bar)
            throws IOException {
        int connections = options.count("--connections", 64);
        first.warm(work, load, connections, options.count("--warm", 150_000));
        second.warm(work, load, connections, options.count("--warm", 150_000));
        List<Double> cheap = new ArrayList<>();
        List<Double> dear = new ArrayList<>();
        for (int turn = 0; turn < options.count("--turns", 5); turn++) {
            cheap.add(first.rate(work, load, connections, options.count("--seconds", 2)));
            dear.add(second.rate(work, load, connections, options.count("--seconds", 2)));
        }
        double one = Medians.of(cheap);
        double other = Medians.of(dear);
        String rates = Measurement.number(one) + " and " + Measurement.number(other) + " replies/cpu-s";
        measurements.add(Measurement.ratio(what, one / other, bar, rates)
                .withSpread(Quartiles.of(dear).dividing(one)));
    }
}

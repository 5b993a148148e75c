package dev.ectype.benchmark.flat;

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
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Compares the cost of a reply at the largest point of each dimension with that at the smallest. */
public final class FlatBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(
            List.of("--points", "--turns", "--seconds", "--warm", "--connections", "--queries", "--out"));

    private static final double DEAREST = 1.25;
    private static final double LONGEST_QUERY_MILLIS = 2;
    private static final int WRITES = 200;

    private static final Map<String, String> QUERIES = queries();

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/flat");
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;
    private final List<Measurement> measurements = new ArrayList<>();

    public FlatBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    private static Map<String, String> queries() {
        Map<String, String> queries = new LinkedHashMap<>();
        queries.put("filter by shelter", "/pets?shelter=7");
        queries.put("filter by species", "/pets?species=cat");
        queries.put("sort by name", "/pets?sort=name");
        queries.put("sort by shelter", "/pets?sort=-shelter");
        queries.put("sort by species, page 40,000", "/pets?sort=species&page=40000");
        queries.put("filter by species and sort by name", "/pets?species=cat&sort=name");
        return queries;
    }

    /** Measures every dimension, prints the table and reports whether all bars hold. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        List<Growth> measured = Growth.named(options.words());
        if (measured.contains(Growth.CONNECTIONS)) {
            IdleClients.requireFiles(Growth.CONNECTIONS.points(points()).stream()
                    .mapToLong(Integer::longValue)
                    .sum());
        }
        out.println("load by " + load.name() + ", " + connections() + " active connections");
        for (Growth growth : measured) {
            measure(growth);
        }
        return MeasurementReport.write("flat", measurements, folder, options, out);
    }

    private int points() {
        return options.count("--points", 4);
    }

    private int connections() {
        return options.count("--connections", 64);
    }

    private void measure(Growth growth) throws IOException {
        List<GrowthPoint> points = new ArrayList<>();
        try {
            for (int size : growth.points(points())) {
                points.add(GrowthPoint.start(size, growth.sizes(size), folder));
            }
            compare(growth, points);
            if (growth == Growth.ROWS) {
                query(points.get(points.size() - 1));
            }
        } finally {
            for (GrowthPoint each : points) {
                each.close();
            }
        }
    }

    /** Measures the points in turn, so that a slow minute of the machine affects all of them. */
    private void compare(Growth growth, List<GrowthPoint> points) throws IOException {
        for (GrowthPoint each : points) {
            each.warm(load, connections(), options.count("--warm", 150_000));
        }
        Map<Integer, List<Double>> costs = new LinkedHashMap<>();
        for (int turn = 0; turn < options.count("--turns", 5); turn++) {
            for (GrowthPoint each : points) {
                costs.computeIfAbsent(each.size(), absent -> new ArrayList<>())
                        .add(each.cost(load, connections(), options.count("--seconds", 2)));
            }
        }
        for (GrowthPoint each : points) {
            each.idle().requireOpen();
        }
        costs.forEach((size, turns) -> measurements.add(Measurement.withoutBar(
                        growth.title() + ": " + size, Medians.of(turns), "us", "processor time of a reply")
                .withSpread(Quartiles.of(turns))));
        int smallest = points.get(0).size();
        int largest = points.get(points.size() - 1).size();
        Quartiles ratio = Quartiles.of(costs.getOrDefault(largest, List.of()))
                .dividedBy(Medians.of(costs.getOrDefault(smallest, List.of())));
        String what = growth.title() + ": " + largest + " against " + smallest;
        measurements.add(Measurement.ratio(what, ratio.median(), DEAREST, "processor time of a reply")
                .withSpread(ratio));
    }

    /** Measures the queries of one client among the most rows, after their first use. */
    private void query(GrowthPoint point) throws IOException {
        int seconds = options.count("--queries", 2);
        for (Map.Entry<String, String> each : QUERIES.entrySet()) {
            point.medianMillis(load, each.getValue(), seconds);
            double median = point.medianMillis(load, each.getValue(), seconds);
            add(each.getKey(), point, median, "median of one connection, after the first use");
        }
        for (String each : List.of("sort by name", "filter by species and sort by name")) {
            String target = Objects.requireNonNull(QUERIES.get(each));
            point.medianMillisAfterWrites(target, WRITES);
            double median = point.medianMillisAfterWrites(target, WRITES);
            add(each + " after a write", point, median, "median of one connection, each after the creation of a pet");
        }
    }

    private void add(String query, GrowthPoint point, double millis, String note) {
        String what = query + ", " + point.size() + " rows";
        measurements.add(new Measurement(what, millis, "ms", LONGEST_QUERY_MILLIS, note));
    }
}

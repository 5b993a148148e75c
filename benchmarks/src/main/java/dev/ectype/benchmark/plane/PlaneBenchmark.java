package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.MeasurementReport;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.plane.bare.BareDatabase;
import dev.ectype.benchmark.plane.bare.BareServer;
import dev.ectype.benchmark.start.BenchmarkCache;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** Compares the cost of the control plane with a bare route of the same frameworks, and with bars. */
public final class PlaneBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(
            List.of("--turns", "--seconds", "--warm", "--connections", "--events", "--starts", "--out"));

    private static final int PROCESSOR = 0;
    private static final int PROJECTS = 20;
    private static final double RATE = 0.7;
    private static final double SESSION_RATE = 0.8;
    private static final int PAGES = 50;
    private static final List<String> PAGE_PATHS = List.of(
            "/v1/events?limit=100",
            "/v1/events?limit=100&kind=api_key.created",
            "/v1/events?limit=100&target=prj_7",
            "/v1/events?limit=100&since=2020-01-01T00:00:00Z&until=2100-01-01T00:00:00Z");

    private static final List<String> DASHBOARD_PATHS =
            List.of("/dashboard", "/dashboard/projects", "/dashboard/events", "/dashboard/events?kind=api_key.created");

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/control-plane");
    private final BenchmarkCache cache = new BenchmarkCache(folder.resolve("cache"));
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;
    private final List<Measurement> measurements = new ArrayList<>();

    public PlaneBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures everything, prints the table and reports whether all bars hold within the tolerance. */
    public boolean run() throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Path work = Files.createTempDirectory(folder, "run");
        cache.clear();
        Libraries libraries = Libraries.unpacked(folder);
        out.println("load by " + load.name());
        List<String> first =
                IntStream.range(0, starts()).mapToObj(at -> "first_" + at).toList();
        List<String> serve =
                new ArrayList<>(List.of("serve", work.resolve("postgres").toString()));
        serve.addAll(first);
        List<String> database = libraries.command(BareDatabase.class, serve.toArray(String[]::new));
        try (ServerProcess postgres = ServerProcess.start(database, Map.of(), work.resolve("postgres.log"))) {
            String address = "127.0.0.1:" + postgres.port() + "/";
            firstStarts(work, first.stream().map(address::concat).toList());
            measure(libraries, work, address + "plane");
        }
        return MeasurementReport.write("control-plane", measurements, folder, options, out);
    }

    private void measure(Libraries libraries, Path work, String address) throws IOException, InterruptedException {
        String bare = "jdbc:postgresql://" + address + "?user=operator";
        PlaneCommand command = new PlaneCommand(work, url(address), cache);
        String key = command.organization();
        cache.awaitArchive();
        starts(command);
        try (PlaneServer server = PlaneServer.pinned(command)) {
            for (int at = 0; at < PROJECTS; at++) {
                server.create(key, "project-" + at);
            }
            List<String> peer = libraries.command(BareServer.class, bare);
            try (ServerProcess beside =
                    ServerProcess.start(Commands.on(PROCESSOR, peer), Map.of(), work.resolve("bare.log"))) {
                reads(server.process(), beside, key);
            }
            MemberSession session = MemberSession.begin(libraries, bare);
            sessions(server.process(), session, key);
            measurements.add(new Measurement(
                    "memory",
                    server.process().residentKilobytes() / 1024.0,
                    "MB",
                    350,
                    "resident after that, without the database"));
            events(libraries, server, bare, key, session);
        }
    }

    private int starts() {
        return options.count("--starts", 3);
    }

    private static String url(String address) {
        return "postgresql://operator@" + address;
    }

    /** Measures the start of a user who has just built the control plane: without tables, data and the class archive. */
    private void firstStarts(Path work, List<String> addresses) throws IOException, InterruptedException {
        List<Double> seconds = new ArrayList<>();
        for (String address : addresses) {
            cache.clear();
            Path own = Files.createTempDirectory(work, "first");
            try (PlaneServer server = PlaneServer.start(new PlaneCommand(own, url(address), cache))) {
                seconds.add(server.startMillis() / 1e3);
            }
            cache.awaitArchive();
        }
        measurements.add(new Measurement(
                        "start, the first time", Medians.of(seconds), "s", 8, "on an empty database, to the line ready")
                .withSpread(Quartiles.of(seconds)));
    }

    private void starts(PlaneCommand command) throws IOException {
        List<Double> seconds = new ArrayList<>();
        for (int at = 0; at < starts(); at++) {
            try (PlaneServer server = PlaneServer.start(command)) {
                seconds.add(server.startMillis() / 1e3);
            }
        }
        measurements.add(
                new Measurement("start", Medians.of(seconds), "s", 3, "on an existing database, to the line ready")
                        .withSpread(Quartiles.of(seconds)));
    }

    /** Measures reads; both servers run at once and take turns, so that disturbances affect both. */
    private void reads(ServerProcess plane, ServerProcess bare, String key) throws IOException {
        List<byte[]> request =
                List.of(("GET /v1/projects HTTP/1.1\r\nHost: 127.0.0.1\r\nx-service-key: " + key + "\r\n\r\n")
                        .getBytes(StandardCharsets.US_ASCII));
        List<Double> ours = new ArrayList<>();
        List<Double> theirs = new ArrayList<>();
        int warm = options.count("--warm", 300_000);
        for (ServerProcess each : List.of(bare, plane)) {
            for (long replies = 0; replies < warm; ) {
                replies += load.run(request, target(each, 2)).replies();
            }
        }
        for (int turn = 0; turn < options.count("--turns", 5); turn++) {
            theirs.add(rate(bare, request));
            ours.add(rate(plane, request));
        }
        double ratio = Medians.of(theirs) / Medians.of(ours);
        measurements.add(Measurement.ratio(
                        "GET /v1/projects", ratio, 1 / RATE, "processor time, beside a bare route with one SELECT")
                .withSpread(Quartiles.of(ours).dividing(Medians.of(theirs))));
        measurements.add(
                Measurement.withoutBar("  of ours", Medians.of(ours), "1/s", "replies per second of processor time"));
        measurements.add(Measurement.withoutBar(
                "  of theirs", Medians.of(theirs), "1/s", "replies per second of processor time"));
    }

    /** Compares reads with a session with the same reads with a key, in turns. */
    private void sessions(ServerProcess plane, MemberSession session, String key) throws IOException {
        List<byte[]> keyed = me("x-service-key: " + key);
        List<byte[]> signedIn = me(MemberSession.HEADER + ": " + session.credential());
        for (List<byte[]> each : List.of(keyed, signedIn)) {
            load.run(each, target(plane, 2 * options.count("--seconds", 4)));
        }
        List<Double> keys = new ArrayList<>();
        List<Double> sessions = new ArrayList<>();
        for (int turn = 0; turn < options.count("--turns", 5); turn++) {
            keys.add(rate(plane, keyed));
            sessions.add(rate(plane, signedIn));
        }
        measurements.add(Measurement.ratio(
                        "GET /v1/me",
                        Medians.of(keys) / Medians.of(sessions),
                        1 / SESSION_RATE,
                        "processor time with a session, beside with a key")
                .withSpread(Quartiles.of(sessions).dividing(Medians.of(keys))));
        measurements.add(Measurement.withoutBar(
                "  with a session", Medians.of(sessions), "1/s", "replies per second of processor time"));
        measurements.add(Measurement.withoutBar(
                "  with a key", Medians.of(keys), "1/s", "replies per second of processor time"));
    }

    private static List<byte[]> me(String credential) {
        return List.of(("GET /v1/me HTTP/1.1\r\nHost: 127.0.0.1\r\n" + credential + "\r\n\r\n")
                .getBytes(StandardCharsets.US_ASCII));
    }

    private double rate(ServerProcess server, List<byte[]> request) throws IOException {
        Duration before = server.processorTime();
        LoadResult outcome = load.run(request, target(server, options.count("--seconds", 4)));
        if (outcome.failures() > 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " replies were errors");
        }
        return outcome.replies() * 1e9 / server.processorTime().minus(before).toNanos();
    }

    private void events(Libraries libraries, PlaneServer server, String bare, String key, MemberSession session)
            throws IOException {
        int count = options.count("--events", 5_000_000);
        Process filling = new ProcessBuilder(
                        libraries.command(BareDatabase.class, "events", bare, Integer.toString(count)))
                .inheritIO()
                .start();
        Libraries.await(filling);
        for (String path : PAGE_PATHS) {
            double millis = page(server, "x-service-key", key, path);
            measurements.add(new Measurement("a page of events", millis, "ms", 20, path + " of " + count));
        }
        for (String path : DASHBOARD_PATHS) {
            double millis = page(server, MemberSession.HEADER, session.credential(), path);
            measurements.add(
                    new Measurement("a page of the dashboard", millis, "ms", 100, path + " with " + count + " events"));
        }
    }

    private static double page(PlaneServer server, String header, String credential, String path) throws IOException {
        List<Double> millis = new ArrayList<>();
        for (int at = 0; at < PAGES; at++) {
            millis.add(server.page(header, credential, path));
        }
        return Medians.of(millis);
    }

    private LoadGenerator.Target target(ServerProcess server, int seconds) {
        return new LoadGenerator.Target(server.port(), options.count("--connections", 16), Duration.ofSeconds(seconds));
    }
}

package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.MeasurementReport;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Compares the emulator with the reference server of a protocol; both receive the same requests in turn. */
public final class WireBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--out"));

    private static final int PROCESSOR = 0;

    private final BenchmarkOptions options;
    private final PrintStream out;
    private final WireProtocol wire;
    private final Path folder;
    private final LoadGenerator load;
    private final List<Turn> references = new ArrayList<>();
    private final List<Turn> emulators = new ArrayList<>();

    private WireBenchmark(WireProtocol wire, BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
        this.wire = wire;
        this.folder = BenchmarkOptions.checkout().resolve("benchmarks/target").resolve(wire.name());
        this.load = wire.load(folder);
    }

    /** Creates the benchmark for gRPC. */
    public static WireBenchmark grpc(BenchmarkOptions options, PrintStream out) {
        return new WireBenchmark(new GrpcWire(), options, out);
    }

    /** Creates the benchmark for HTTP/2. */
    public static WireBenchmark http2(BenchmarkOptions options, PrintStream out) {
        return new WireBenchmark(new Http2Wire(), options, out);
    }

    /** Creates the benchmark for GraphQL. */
    public static WireBenchmark graphQl(BenchmarkOptions options, PrintStream out) {
        return new WireBenchmark(new GraphQlWire(), options, out);
    }

    /** Creates the benchmark for messages to many WebSockets. */
    public static WireBenchmark webSocket(BenchmarkOptions options, PrintStream out) {
        return new WireBenchmark(new FanOutWire(), options, out);
    }

    /** Creates the benchmark for MQTT. */
    public static WireBenchmark mqtt(BenchmarkOptions options, PrintStream out) {
        return new WireBenchmark(new MqttWire(), options, out);
    }

    /** Measures every round, prints the table and reports whether the bar holds. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        int rounds = options.count("--rounds", 3);
        out.println("load by " + load.name() + ", " + rounds + " rounds");
        for (int round = 1; round <= rounds; round++) {
            round();
        }
        List<Measurement> judged = measurements();
        return MeasurementReport.write(wire.name(), judged, folder, options, out);
    }

    /** Measures one round; both servers run at once and take turns, so that disturbances affect both. */
    private void round() throws IOException {
        Path description = wire.describe(folder);
        try (ServerProcess beside = started("beside", wire.reference(description));
                ServerProcess emulator =
                        started("emulator", Commands.emulate(BenchmarkOptions.checkout(), description.toString()))) {
            List<byte[]> requests = wire.requests(emulator.port());
            for (ServerProcess each : List.of(beside, emulator)) {
                for (long replies = 0; replies < options.count("--warm", 300_000); ) {
                    replies += turn(each, requests, 1).outcome().replies();
                }
            }
            for (int turn = 0; turn < options.count("--turns", 5); turn++) {
                references.add(turn(beside, requests, options.count("--seconds", 2)));
                emulators.add(turn(emulator, requests, options.count("--seconds", 2)));
            }
        }
    }

    private ServerProcess started(String name, List<String> command) throws IOException {
        return ServerProcess.start(
                Commands.on(PROCESSOR, command),
                Map.of("ECTYPE_CACHE_DIR", folder.resolve("cache").toString()),
                folder.resolve(name + ".log"),
                wire.ready());
    }

    private Turn turn(ServerProcess server, List<byte[]> requests, int seconds) throws IOException {
        Duration before = server.processorTime();
        LoadResult outcome = load.run(
                requests,
                new LoadGenerator.Target(
                        server.port(),
                        options.count("--connections", wire.connections()),
                        Duration.ofSeconds(seconds)));
        if (outcome.failures() > 0 || outcome.replies() == 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " requests failed");
        }
        double micros = server.processorTime().minus(before).toNanos() / 1e3;
        return new Turn(outcome, micros / outcome.replies(), server.residentKilobytes());
    }

    private List<Measurement> measurements() {
        List<Double> ours = emulators.stream().map(Turn::micros).toList();
        double beside = Medians.of(references.stream().map(Turn::micros).toList());
        double emulator = Medians.of(ours);
        String detail = "emulator " + Measurement.number(emulator) + " us, beside " + Measurement.number(beside)
                + " us, rate " + Measurement.number(beside / emulator);
        return List.of(
                Measurement.ratio(wire.work() + ": processor time", emulator / beside, 1 / wire.share(), detail)
                        .withSpread(Quartiles.of(ours).dividedBy(beside)),
                slowest(wire.work() + ": p99 of the emulator", emulators),
                slowest(wire.work() + ": p99 beside", references),
                spread(
                        "resident",
                        "MB",
                        emulators.stream()
                                .map(turn -> turn.residentKilobytes() / 1024)
                                .toList()));
    }

    private static Measurement slowest(String what, List<Turn> turns) {
        return spread(
                what,
                "us",
                turns.stream()
                        .map(turn -> turn.outcome().slowestPercentMicros())
                        .toList());
    }

    private static Measurement spread(String what, String unit, List<Long> values) {
        return Measurement.withoutBar(what, Medians.of(values), unit, "").withSpread(Quartiles.of(values));
    }

    /** The result of a server in one turn, with the processor time of a reply. */
    private record Turn(LoadResult outcome, double micros, long residentKilobytes) {}
}

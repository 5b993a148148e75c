package dev.ectype.benchmark.wire;

import dev.ectype.benchmark.load.Load;
import dev.ectype.benchmark.load.Outcome;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Judged;
import dev.ectype.benchmark.measure.Lines;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.measure.Table;
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

/** Asks the emulator for a thing over a wire, and the server that others have for it, in turn. */
public final class WireBenchmark {
    /** Its options. */
    public static final Set<String> OPTIONS =
            new LinkedHashSet<>(List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--out"));

    /** A rate of 0.7 of the other server's, told as what a reply costs beside it. */
    private static final double DEAREST = 1 / 0.7;

    private static final int PROCESSOR = 0;

    private final Options options;
    private final PrintStream out;
    private final Wire wire;
    private final Path folder;
    private final Load load;
    private final List<Turn> besides = new ArrayList<>();
    private final List<Turn> emulators = new ArrayList<>();

    private WireBenchmark(Wire wire, Options options, PrintStream out) {
        this.options = options;
        this.out = out;
        this.wire = wire;
        this.folder = Options.checkout().resolve("benchmarks/target").resolve(wire.name());
        this.load = wire.load(folder);
    }

    /** One that asks for a message by gRPC. */
    public static WireBenchmark grpc(Options options, PrintStream out) {
        return new WireBenchmark(new Grpc(), options, out);
    }

    /** One that asks for fields by GraphQL. */
    public static WireBenchmark graphQl(Options options, PrintStream out) {
        return new WireBenchmark(new GraphQl(), options, out);
    }

    /** Measures every round, prints the table, and tells whether the bar is held. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        int rounds = options.count("--rounds", 3);
        out.println("load by " + load.name() + ", " + rounds + " rounds");
        for (int round = 1; round <= rounds; round++) {
            round();
        }
        List<Judged> judged = judged();
        Table table = new Table("what", "value", "unit", "bar", "", "detail");
        judged.forEach(each -> each.addTo(table));
        out.println(table);
        try (Lines lines = Lines.to(Path.of(
                options.text("--out", folder.resolve(wire.name() + ".jsonl").toString())))) {
            for (Judged each : judged) {
                lines.write(line -> each.writeTo(wire.name(), line));
            }
        }
        return judged.stream().allMatch(Judged::isTolerable);
    }

    /** Both servers run at once and take turns, so that what disturbs the machine disturbs both. */
    private void round() throws IOException {
        Path description = wire.describe(folder);
        try (ServerProcess beside = started("beside", wire.beside(description));
                ServerProcess emulator = started("emulator", wire.emulator(description))) {
            List<byte[]> requests = wire.requests(emulator.port());
            for (ServerProcess each : List.of(beside, emulator)) {
                for (long replies = 0; replies < options.count("--warm", 300_000); ) {
                    replies += turn(each, requests, 1).outcome().replies();
                }
            }
            for (int turn = 0; turn < options.count("--turns", 5); turn++) {
                besides.add(turn(beside, requests, options.count("--seconds", 2)));
                emulators.add(turn(emulator, requests, options.count("--seconds", 2)));
            }
        }
    }

    private ServerProcess started(String name, List<String> command) throws IOException {
        return ServerProcess.start(
                Commands.on(PROCESSOR, command),
                Map.of("ECTYPE_CACHE_DIR", folder.resolve("cache").toString()),
                folder.resolve(name + ".log"));
    }

    private Turn turn(ServerProcess server, List<byte[]> requests, int seconds) throws IOException {
        Duration before = server.processorTime();
        Outcome outcome = load.run(
                requests,
                new Load.Target(server.port(), options.count("--connections", 64), Duration.ofSeconds(seconds)));
        if (outcome.failures() > 0 || outcome.replies() == 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " requests failed");
        }
        double micros = server.processorTime().minus(before).toNanos() / 1e3;
        return new Turn(outcome, micros / outcome.replies(), server.residentKilobytes());
    }

    private List<Judged> judged() {
        double beside = Medians.of(besides.stream().map(Turn::micros).toList());
        double emulator = Medians.of(emulators.stream().map(Turn::micros).toList());
        String detail = "emulator " + Judged.number(emulator) + " us, beside " + Judged.number(beside) + " us, rate "
                + Judged.number(beside / emulator);
        return List.of(
                Judged.ratio("read: processor time", emulator / beside, DEAREST, detail),
                slowest("read: p99 of the emulator", emulators),
                slowest("read: p99 beside", besides),
                Judged.told(
                        "resident",
                        Medians.of(emulators.stream()
                                .map(turn -> turn.residentKilobytes() / 1024)
                                .toList()),
                        "MB",
                        ""));
    }

    private static Judged slowest(String what, List<Turn> turns) {
        double micros = Medians.of(turns.stream()
                .map(turn -> turn.outcome().slowestPercentMicros())
                .toList());
        return Judged.told(what, micros, "us", "");
    }

    /** What a server did in one turn, and the processor time of a reply. */
    private record Turn(Outcome outcome, double micros, long residentKilobytes) {}
}

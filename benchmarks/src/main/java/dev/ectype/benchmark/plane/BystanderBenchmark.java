package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.ResultTable;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.plane.bare.BareDatabase;
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
import java.util.function.ToDoubleFunction;

/** Compares the latencies of a bystander under attacks with its latencies just before each attack. */
public final class BystanderBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(List.of("--rounds", "--seconds", "--disk", "--out"));

    private static final double BAR = 3;

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/control-plane");
    private final BenchmarkCache cache = new BenchmarkCache(folder.resolve("cache"));
    private final PrintStream out;
    private final Map<String, List<Round>> rounds = new LinkedHashMap<>();

    public BystanderBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures all attacks in each round, prints the table and reports whether every p99 is within its bar. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        Path work = Files.createTempDirectory(folder, "run");
        List<String> database = Libraries.unpacked(folder)
                .command(BareDatabase.class, "serve", work.resolve("postgres").toString());
        try (ServerProcess postgres = ServerProcess.start(database, Map.of(), work.resolve("postgres.log"))) {
            PlaneCommand command =
                    new PlaneCommand(work, "postgresql://operator@127.0.0.1:" + postgres.port() + "/plane", cache);
            String bystander = command.organization();
            String other = command.organization("attacker", "team");
            try (PlaneServer server = PlaneServer.start(command, variables())) {
                server.create(other, "attacker");
                measure(new Bystander(server, bystander), new Attacks(server, command, other, disk()));
            }
        }
        return report();
    }

    private Map<String, String> variables() {
        Map<String, String> variables = new LinkedHashMap<>();
        variables.put("ECTYPE_RATELIMITS_ENTERPRISE_WRITE", "1000000000");
        if (options.has("--disk")) {
            variables.put("ECTYPE_STORAGE", disk().toAbsolutePath().toString());
        }
        return variables;
    }

    private Path disk() {
        return Path.of(options.text("--disk", ""));
    }

    private void measure(Bystander bystander, Attacks attacks) throws IOException {
        int seconds = options.count("--seconds", 5);
        bystander.measure(2 * seconds);
        for (int round = 0; round < options.count("--rounds", 5); round++) {
            compare("nodes with a wrong key", bystander, attacks::strangers);
            compare("600 trickled bodies, no credential", bystander, () -> attacks.trickle(false));
            compare("600 trickled bodies, another key", bystander, () -> attacks.trickle(true));
            if (options.has("--disk")) {
                compare("full disk of the storage", bystander, attacks::fullDisk);
                attacks.freeDisk();
            }
            compare("slow replays", bystander, attacks::replays);
            compare("another at its rate limit", bystander, attacks::hammer);
        }
    }

    @SuppressWarnings("try")
    private void compare(String name, Bystander bystander, Start start) throws IOException {
        int seconds = options.count("--seconds", 5);
        Bystander.Latencies idle = bystander.measure(seconds);
        Bystander.Latencies attacked;
        try (Attack ignored = start.attack()) {
            // This measurement is a warm-up: connections open and replays start.
            bystander.measure(1);
            attacked = bystander.measure(seconds);
        }
        rounds.computeIfAbsent(name, key -> new ArrayList<>()).add(new Round(idle, attacked));
    }

    private boolean report() throws IOException {
        ResultTable table =
                new ResultTable("attack", "request", "idle p50", "p99 ms", "attacked p50", "p99 ms", "p99 ratio");
        List<Measurement> judged = new ArrayList<>();
        rounds.forEach((name, all) -> {
            judged.add(row(table, name, "read", all, Bystander.Latencies::readMedian, Bystander.Latencies::readP99));
            judged.add(row(table, name, "write", all, Bystander.Latencies::writeMedian, Bystander.Latencies::writeP99));
        });
        out.println(table);
        if (!options.has("--disk")) {
            out.println("a full disk was left out: --disk FOLDER names a folder on a small disk of its own");
        }
        Path file =
                Path.of(options.text("--out", folder.resolve("bystanders.jsonl").toString()));
        try (JsonLinesFile lines = JsonLinesFile.to(file)) {
            for (Measurement each : judged) {
                lines.write(line -> each.writeTo("bystanders", line));
            }
        }
        return judged.stream().allMatch(Measurement::isTolerable);
    }

    private static Measurement row(
            ResultTable table,
            String name,
            String request,
            List<Round> all,
            ToDoubleFunction<Bystander.Latencies> median,
            ToDoubleFunction<Bystander.Latencies> p99) {
        double ratio = Medians.of(all.stream()
                .map(round -> p99.applyAsDouble(round.attacked()) / p99.applyAsDouble(round.idle()))
                .toList());
        table.row(
                name,
                request,
                of(all, round -> median.applyAsDouble(round.idle())),
                of(all, round -> p99.applyAsDouble(round.idle())),
                of(all, round -> median.applyAsDouble(round.attacked())),
                of(all, round -> p99.applyAsDouble(round.attacked())),
                text(ratio));
        return Measurement.ratio(name, ratio, BAR, "p99 of a bystander's " + request + ", beside just before");
    }

    private static String of(List<Round> all, ToDoubleFunction<Round> value) {
        return text(Medians.of(all.stream().map(value::applyAsDouble).toList()));
    }

    private static String text(double value) {
        return String.format(java.util.Locale.ROOT, "%.1f", value);
    }

    /** The latencies of a bystander before and during an attack. */
    private record Round(Bystander.Latencies idle, Bystander.Latencies attacked) {}

    /** Starts an attack. */
    private interface Start {
        Attack attack() throws IOException;
    }
}

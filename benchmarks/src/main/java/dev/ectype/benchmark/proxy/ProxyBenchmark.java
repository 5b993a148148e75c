package dev.ectype.benchmark.proxy;

import dev.ectype.benchmark.limit.LimitServer;
import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Measurement;
import dev.ectype.benchmark.measure.MeasurementReport;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.Quartiles;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.measure.SpareMemory;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Compares requests through the recording proxy with requests through a bare proxy and with direct ones. */
public final class ProxyBenchmark {
    /** The options of the benchmark. */
    public static final Set<String> OPTIONS = new LinkedHashSet<>(
            List.of("--rounds", "--turns", "--seconds", "--warm", "--connections", "--spare", "--out"));

    /** The greatest cost ratio of a reply, for a rate of 0.8 of the bare proxy's. */
    private static final double DEAREST = 1 / 0.8;

    /** The greatest ratio of the time that the proxies add to a request. */
    private static final double LONGEST_WAY = 1.25;

    private static final int PROXIES = 0;
    private static final int REST = 1;

    private final BenchmarkOptions options;
    private final Path folder = BenchmarkOptions.checkout().resolve("benchmarks/target/proxy");
    private final LoadGenerator load = LoadGenerator.best(folder);
    private final PrintStream out;
    private final Map<String, List<Double>> costs = new LinkedHashMap<>();
    private final Map<String, List<Double>> medians = new LinkedHashMap<>();

    public ProxyBenchmark(BenchmarkOptions options, PrintStream out) {
        this.options = options;
        this.out = out;
    }

    /** Measures every round, prints the table and reports whether all bars hold. */
    public boolean run() throws IOException {
        Files.createDirectories(folder);
        int rounds = options.count("--rounds", 3);
        out.println("load by " + load.name() + ", " + rounds + " rounds");
        for (int round = 1; round <= rounds; round++) {
            round(round);
        }
        List<Measurement> judged = measurements();
        return MeasurementReport.write("proxy", judged, folder, options, out);
    }

    private void round(int round) throws IOException {
        Path recording = folder.resolve("round-" + round + ".jsonl");
        Files.deleteIfExists(recording);
        long spare = (long) options.count("--spare", 6_000) << 20;
        try (SpareMemory memory = new SpareMemory(folder.resolve("spare"), spare);
                ServerProcess server = started("server", REST, Commands.java(LimitServer.class, List.of()));
                ServerProcess bare = started(
                        "bare", PROXIES, Commands.java(BareProxy.class, List.of(Integer.toString(server.port()))));
                ServerProcess record = started("record", PROXIES, command(server.port(), recording))) {
            memory.leaveTo(recording);
            for (ServerProcess each : List.of(bare, record)) {
                warm(each);
            }
            for (int turn = 0; turn < options.count("--turns", 3); turn++) {
                for (Work work : Work.values()) {
                    costs(work.title() + " bare", bare, work);
                    costs(work.title() + " record", record, work);
                }
                median("direct", server);
                median("bare", bare);
                median("record", record);
            }
        } finally {
            Files.deleteIfExists(recording);
        }
    }

    private static List<String> command(int behind, Path recording) {
        return List.of(
                BenchmarkOptions.checkout().resolve("ectype").toString(),
                "record",
                "--upstream=http://127.0.0.1:" + behind,
                "--port=0",
                "--out=" + recording);
    }

    private ServerProcess started(String name, int processor, List<String> command) throws IOException {
        return ServerProcess.start(
                Commands.on(processor, command),
                Map.of("ECTYPE_CACHE_DIR", folder.resolve("cache").toString()),
                folder.resolve(name + ".log"));
    }

    private LoadResult sendLoad(ServerProcess server, Work work, int connections, int seconds) throws IOException {
        LoadResult outcome = load.run(
                List.of(work.request()),
                new LoadGenerator.Target(server.port(), connections, Duration.ofSeconds(seconds)));
        if (outcome.failures() > 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " requests failed");
        }
        return outcome;
    }

    private void warm(ServerProcess proxy) throws IOException {
        for (long replies = 0; replies < options.count("--warm", 600_000); ) {
            for (Work work : Work.values()) {
                replies += sendLoad(proxy, work, connections(), 1).replies();
            }
        }
    }

    private int connections() {
        return options.count("--connections", 64);
    }

    private void costs(String name, ServerProcess proxy, Work work) throws IOException {
        Duration before = proxy.processorTime();
        LoadResult outcome = sendLoad(proxy, work, connections(), options.count("--seconds", 2));
        double micros = proxy.processorTime().minus(before).toNanos() / 1e3;
        costs.computeIfAbsent(name, absent -> new ArrayList<>()).add(micros / outcome.replies());
    }

    /** Measures the median of one connection, which is the time of the way without contention. */
    private void median(String name, ServerProcess server) throws IOException {
        LoadResult outcome = sendLoad(server, Work.GET, 1, options.count("--seconds", 2));
        medians.computeIfAbsent(name, absent -> new ArrayList<>()).add((double) outcome.medianMicros());
    }

    private static double median(Map<String, List<Double>> measured, String name) {
        return Medians.of(measured.getOrDefault(name, List.of()));
    }

    private List<Measurement> measurements() {
        List<Measurement> judged = new ArrayList<>();
        for (Work work : Work.values()) {
            double bare = median(costs, work.title() + " bare");
            double record = median(costs, work.title() + " record");
            String detail = "recording " + Measurement.number(record) + " us, passing on " + Measurement.number(bare)
                    + " us, rate " + Measurement.number(bare / record);
            judged.add(Measurement.ratio(work.title() + ": processor time", record / bare, DEAREST, detail)
                    .withSpread(Quartiles.of(costs.getOrDefault(work.title() + " record", List.of()))
                            .dividedBy(bare)));
        }
        judged.add(addedMedian());
        return judged;
    }

    /** Compares the times that both proxies add to a direct request, because machines differ more than the ratio. */
    private Measurement addedMedian() {
        double direct = median(medians, "direct");
        double bare = median(medians, "bare") - direct;
        double record = median(medians, "record") - direct;
        String detail = "recording adds " + Measurement.number(record) + " us, passing on " + Measurement.number(bare)
                + " us, direct " + Measurement.number(direct) + " us";
        return Measurement.ratio("added median", record / bare, LONGEST_WAY, detail)
                .withSpread(Quartiles.of(medians.getOrDefault("record", List.of()).stream()
                        .map(micros -> (micros - direct) / bare)
                        .toList()));
    }

    /** The requests that pass through the proxies. */
    private enum Work {
        GET("GET /pets/7 HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: secret\r\nAccept: */*\r\n\r\n"),
        LIST("GET /pets HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: secret\r\nAccept: */*\r\n\r\n"),
        CREATE("POST /pets HTTP/1.1\r\nHost: localhost\r\nX-Api-Key: secret\r\nContent-Type: application/json\r\n"
                + "Content-Length: 33\r\n\r\n{\"name\":\"Momo\",\"species\":\"parro\"}");

        private final String request;

        Work(String request) {
            this.request = request;
        }

        byte[] request() {
            return request.getBytes(StandardCharsets.US_ASCII);
        }

        String title() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}

package dev.ectype.benchmark.flat;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.benchmark.state.Crowd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A running emulator at one point of a dimension.
 *
 * @param size the size in the dimension
 * @param requests the measured requests
 * @param idle the idle connections beside the active ones
 */
record GrowthPoint(int size, ServerProcess server, List<byte[]> requests, IdleClients idle) implements AutoCloseable {
    private static final int PROCESSOR = 0;
    private static final int DRAWS = 10_000;

    /** Of so many requests one lists a page and the others read a pet. */
    private static final int LISTS = 10;

    private static final String HEADERS = " HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: application/json\r\n";

    /** The sizes of an emulator: one of them is that of the point, and the others are small. */
    record Sizes(int rows, int operations, int sandboxes, int idleConnections) {}

    /** Starts an emulator of these sizes. */
    static GrowthPoint start(int size, Sizes sizes, Path folder) throws IOException {
        Crowd crowd = new Crowd(sizes.rows());
        List<String> command = Commands.emulate(
                BenchmarkOptions.checkout(),
                new GrownDescription(sizes.operations()).write(folder).toString(),
                "--reply-cache",
                "off",
                "--fixture",
                crowd.fixture(folder).toString());
        ServerProcess server = ServerProcess.start(
                Commands.on(PROCESSOR, command),
                Map.of("ECTYPE_CACHE_DIR", folder.resolve("cache").toString()),
                folder.resolve("emulator.log"));
        try {
            new PetClient(server.port()).createSandboxes(sizes.sandboxes());
            return new GrowthPoint(
                    size,
                    server,
                    requests(crowd, sizes.sandboxes()),
                    IdleClients.open(server.port(), sizes.idleConnections()));
        } catch (IOException failure) {
            server.close();
            throw failure;
        }
    }

    /** Draws the same requests in every run, uniformly over the rows and the sandboxes. */
    static List<byte[]> requests(Crowd crowd, int sandboxes) {
        SplittableRandom random = new SplittableRandom(DRAWS);
        List<byte[]> requests = new ArrayList<>();
        for (int draw = 0; draw < DRAWS; draw++) {
            String target = draw % LISTS == 0 ? "/pets" : "/pets/" + (1 + random.nextInt(crowd.count()));
            String sandbox =
                    sandboxes == 0 ? "" : PetClient.HEADER + ": " + PetClient.name(random.nextInt(sandboxes)) + "\r\n";
            requests.add(("GET " + target + HEADERS + sandbox + "\r\n").getBytes(StandardCharsets.US_ASCII));
        }
        return requests;
    }

    /** Warms up by number of replies instead of time: on a busy machine the JIT compilers run late. */
    void warm(LoadGenerator load, int connections, int replies) throws IOException {
        for (long seen = 0; seen < replies; ) {
            seen += send(load, requests, connections, 1).replies();
        }
    }

    /** Measures the microseconds of processor time for each reply. */
    double cost(LoadGenerator load, int connections, int seconds) throws IOException {
        Duration before = server.processorTime();
        long replies = send(load, requests, connections, seconds).replies();
        return server.processorTime().minus(before).toNanos() / 1e3 / replies;
    }

    /** Measures the median of one connection in milliseconds. */
    double medianMillis(LoadGenerator load, String target, int seconds) throws IOException {
        byte[] request = ("GET " + target + HEADERS + "\r\n").getBytes(StandardCharsets.US_ASCII);
        return send(load, List.of(request), 1, seconds).medianMicros() / 1e3;
    }

    /** Measures the median of a request in milliseconds on one connection, each time after the creation of a pet. */
    double medianMillisAfterWrites(String target, int times) throws IOException {
        PetClient client = new PetClient(server.port());
        List<Double> millis = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            client.create(Map.of());
            long before = System.nanoTime();
            client.get(target);
            millis.add((System.nanoTime() - before) / 1e6);
        }
        return Medians.of(millis);
    }

    private LoadResult send(LoadGenerator load, List<byte[]> sent, int connections, int seconds) throws IOException {
        LoadResult outcome =
                load.run(sent, new LoadGenerator.Target(server.port(), connections, Duration.ofSeconds(seconds)));
        if (outcome.failures() > 0 || outcome.replies() == 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " requests failed at size " + size);
        }
        return outcome;
    }

    @Override
    public void close() throws IOException {
        idle.close();
        server.close();
    }
}

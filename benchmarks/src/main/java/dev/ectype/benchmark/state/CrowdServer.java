package dev.ectype.benchmark.state;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs an emulator that started with many pets. */
record CrowdServer(Crowd crowd, ServerProcess server) implements AutoCloseable {
    private static final int PROCESSOR = 0;

    /** Starts an emulator; without a journal it does not record writes. */
    static CrowdServer start(Crowd crowd, boolean journal, Path folder) throws IOException {
        return start(crowd, journal ? Map.of() : Map.of("JAVA_TOOL_OPTIONS", "-Dectype.journal.entries=0"), folder);
    }

    /** Starts an emulator with additional variables of its environment. */
    static CrowdServer start(Crowd crowd, Map<String, String> additional, Path folder) throws IOException {
        Path description = folder.resolve("crowd.yaml");
        try (InputStream pets = CrowdServer.class.getResourceAsStream("/dev/ectype/benchmark/crowd.yaml")) {
            Files.write(description, pets.readAllBytes());
        }
        List<String> command = Commands.emulate(
                BenchmarkOptions.checkout(),
                description.toString(),
                "--reply-cache",
                "off",
                "--fixture",
                crowd.fixture(folder).toString());
        Map<String, String> environment = new LinkedHashMap<>(additional);
        environment.put("ECTYPE_CACHE_DIR", folder.resolve("cache").toString());
        Path log = folder.resolve("crowd-" + crowd.count() + (additional.isEmpty() ? "" : "-adjusted") + ".log");
        return new CrowdServer(crowd, ServerProcess.start(Commands.on(PROCESSOR, command), environment, log));
    }

    /** Warms up by number of replies instead of time: on a busy machine the JIT compilers run late. */
    void warm(CrowdWork work, LoadGenerator load, int connections, int replies) throws IOException {
        for (long seen = 0; seen < replies; ) {
            seen += outcome(work, load, connections, 1).replies();
        }
    }

    /** Measures the replies for each second of processor time. */
    double rate(CrowdWork work, LoadGenerator load, int connections, int seconds) throws IOException {
        Duration before = server.processorTime();
        long replies = outcome(work, load, connections, seconds).replies();
        return replies * 1e9 / server.processorTime().minus(before).toNanos();
    }

    private LoadResult outcome(CrowdWork work, LoadGenerator load, int connections, int seconds) throws IOException {
        LoadResult outcome = load.run(
                work.requests(crowd),
                new LoadGenerator.Target(server.port(), connections, Duration.ofSeconds(seconds)));
        if (outcome.failures() > 0) {
            throw new IOException(outcome.failures() + " of " + outcome.replies() + " requests of " + work.title()
                    + " among " + crowd.count() + " were answered with an error");
        }
        return outcome;
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}

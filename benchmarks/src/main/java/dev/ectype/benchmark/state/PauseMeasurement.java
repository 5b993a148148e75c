package dev.ectype.benchmark.state;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.load.LoadResult;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Measurement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures the longest pause of an emulator with gigabytes of state and the concurrent collector that the documentation names. */
final class PauseMeasurement {
    private static final double MILLIS = 20;
    private static final int FEW = 1_000;
    private static final int LETTERS = 2_000;
    private static final String COLLECTOR = "-XX:+UseZGC -Xmx6g";

    private final LoadGenerator load;
    private final Path folder;
    private final int connections;
    private final int warm;
    private final int seconds;

    PauseMeasurement(BenchmarkOptions options, LoadGenerator load, Path folder) {
        this.load = load;
        this.folder = folder;
        this.connections = options.count("--connections", 64);
        this.warm = options.count("--warm", 150_000);
        this.seconds = options.count("--turns", 5) * options.count("--seconds", 2);
    }

    /** Fills an emulator with as many resources of two kilobytes, and measures during creations and reads. */
    Measurement measure(Crowd many) throws IOException {
        // The JVM reads _JAVA_OPTIONS after the command line, on which the start script disables all logs.
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("JDK_JAVA_OPTIONS", COLLECTOR);
        environment.put("_JAVA_OPTIONS", PauseLog.option(folder));
        try (CrowdServer server = CrowdServer.start(new Crowd(FEW), environment, folder)) {
            fill(server, many.count());
            CrowdServer filled = new CrowdServer(many, server.server());
            filled.warm(CrowdWork.READ, load, connections, warm);
            PauseLog log = PauseLog.of(folder, server.server().pid());
            long before = log.lines();
            filled.rate(CrowdWork.CREATE, load, connections, seconds);
            filled.rate(CrowdWork.READ, load, connections, seconds);
            String size = many.count() + " resources of " + LETTERS + " bytes, creations and reads, " + COLLECTOR;
            return new Measurement("longest pause", log.longestMillis(before), "ms", MILLIS, size);
        }
    }

    private void fill(CrowdServer server, int count) throws IOException {
        byte[] creation = CrowdWork.creation("{\"name\":\"" + "a".repeat(LETTERS)
                        + "\",\"species\":\"parrot\",\"shelter\":7,\"vaccinated\":true}")
                .getBytes(StandardCharsets.US_ASCII);
        LoadGenerator.Target target =
                new LoadGenerator.Target(server.server().port(), connections, Duration.ofSeconds(1));
        for (long made = 0; made < count; ) {
            LoadResult outcome = load.run(List.of(creation), target);
            if (outcome.failures() > 0 || outcome.replies() == 0) {
                throw new IOException(
                        outcome.failures() + " of " + outcome.replies() + " creations failed after " + made);
            }
            made += outcome.replies();
        }
    }
}

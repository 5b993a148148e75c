package dev.ectype.benchmark.plane;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A well-behaved client of an organization: it reads and writes in turn over one connection. */
final class Bystander {
    private final PlaneServer server;
    private final String key;
    private int projects;

    Bystander(PlaneServer server, String key) {
        this.server = server;
        this.key = key;
    }

    /** Sends requests for some seconds and returns their latencies. */
    Latencies measure(int seconds) throws IOException {
        List<Double> reads = new ArrayList<>();
        List<Double> writes = new ArrayList<>();
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        while (System.nanoTime() < end) {
            reads.add(server.page(key, "/v1/projects?limit=20"));
            long before = System.nanoTime();
            server.create(key, "bystander-" + projects++);
            writes.add((System.nanoTime() - before) / 1e6);
        }
        return new Latencies(at(reads, 0.5), at(reads, 0.99), at(writes, 0.5), at(writes, 0.99));
    }

    private static double at(List<Double> millis, double share) {
        Collections.sort(millis);
        return millis.get(Math.min(millis.size() - 1, (int) (millis.size() * share)));
    }

    /** The medians and 99th percentiles in milliseconds. */
    record Latencies(double readMedian, double readP99, double writeMedian, double writeP99) {}
}

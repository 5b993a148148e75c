package dev.ectype.benchmark.compare;

import dev.ectype.benchmark.load.LoadGenerator;
import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.Medians;
import dev.ectype.benchmark.serve.PetReading;
import dev.ectype.benchmark.serve.PetServer;
import dev.ectype.benchmark.serve.RequestMix;
import dev.ectype.benchmark.start.StartMeasurement;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures both checkouts once.
 *
 * @param order both checkouts; the first one starts and is measured first
 */
record CompareRound(int number, List<ComparedCheckout> order, BenchmarkOptions options, LoadGenerator load) {
    /** The successful requests; a ratio of errors would not say more. */
    private static final List<RequestMix> WORKS =
            Stream.of(RequestMix.values()).filter(work -> !work.isError()).toList();

    CompareRound {
        order = List.copyOf(order);
    }

    /** Returns the speed of a checkout at each kind of work: replies per processor second, or starts per second. */
    Map<String, Map<ComparedCheckout, Double>> speeds(JsonLinesFile lines) throws IOException {
        Map<String, Map<ComparedCheckout, Double>> speeds = new LinkedHashMap<>();
        serve(speeds, lines);
        for (boolean cached : new boolean[] {false, true}) {
            for (ComparedCheckout each : order) {
                StartMeasurement start = each.start(cached);
                lines.write(line -> {
                    line.name("revision").value(each.title()).name("round").value(number);
                    start.writeTo(line);
                });
                String work = cached ? "start, compiled before" : "start, compiled now";
                put(speeds, work, each, 1 / start.seconds());
            }
        }
        return speeds;
    }

    /** Measures replies; both servers run at once and take turns, so that disturbances affect both. */
    private void serve(Map<String, Map<ComparedCheckout, Double>> speeds, JsonLinesFile lines) throws IOException {
        int connections = options.count("--connections", 64);
        try (PetServer first = order.get(0).serve();
                PetServer second = order.get(1).serve()) {
            List<PetServer> servers = List.of(first, second);
            for (RequestMix work : WORKS) {
                for (PetServer server : servers) {
                    server.warm(work, load, connections, options.count("--warm", 60_000));
                }
            }
            for (RequestMix work : WORKS) {
                List<List<Double>> rates = List.of(new ArrayList<>(), new ArrayList<>());
                for (int turn = 0; turn < options.count("--turns", 3); turn++) {
                    for (int at = 0; at < servers.size(); at++) {
                        PetReading reading =
                                servers.get(at).measure(work, load, connections, options.count("--seconds", 2));
                        rates.get(at).add(reading.repliesPerProcessorSecond());
                        write(lines, servers.get(at).title(), reading);
                    }
                }
                for (int at = 0; at < servers.size(); at++) {
                    put(speeds, work.title(), order.get(at), Medians.of(rates.get(at)));
                }
            }
        }
    }

    private void write(JsonLinesFile lines, String revision, PetReading reading) throws IOException {
        lines.write(line -> {
            line.name("revision").value(revision).name("round").value(number);
            line.name("benchmark")
                    .value("serve")
                    .name("work")
                    .value(reading.work().title());
            reading.writeTo(line);
        });
    }

    private static void put(
            Map<String, Map<ComparedCheckout, Double>> speeds, String work, ComparedCheckout checkout, double speed) {
        speeds.computeIfAbsent(work, absent -> new LinkedHashMap<>()).put(checkout, speed);
    }
}

package dev.ectype.benchmark.start;

import dev.ectype.benchmark.measure.BenchmarkOptions;
import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.JsonLinesFile;
import dev.ectype.benchmark.measure.ServerProcess;
import dev.ectype.runtime.json.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** A start of a process up to the first byte of its first reply. */
public record StartMeasurement(
        MeasuredDescription description,
        boolean cached,
        double seconds,
        int status,
        double processorSeconds,
        long peakKilobytes) {

    /** Starts the emulator of a description, sends one request and stops it. */
    public static StartMeasurement measure(MeasuredDescription description, boolean cached, BenchmarkCache cache)
            throws IOException {
        return measure(BenchmarkOptions.checkout(), description, cached, cache);
    }

    /** Starts the emulator of a description with a checkout, sends one request and stops it. */
    public static StartMeasurement measure(
            Path checkout, MeasuredDescription description, boolean cached, BenchmarkCache cache) throws IOException {
        try (ServerProcess server = server(checkout, description, cache)) {
            int status = request(server.port(), description.first());
            double seconds = (System.nanoTime() - server.startedNanos()) / 1e9;
            double processor = server.processorTime().toNanos() / 1e9;
            StartMeasurement start =
                    new StartMeasurement(description, cached, seconds, status, processor, server.peakKilobytes());
            cache.awaitEmulator();
            return start;
        }
    }

    /** Starts the emulator of a description and returns the request that it shows as an example. */
    static FirstRequest example(MeasuredDescription description, BenchmarkCache cache)
            throws IOException, InterruptedException {
        try (ServerProcess server = server(BenchmarkOptions.checkout(), description, cache)) {
            return FirstRequest.printedTo(log(cache), server.port());
        }
    }

    private static ServerProcess server(Path checkout, MeasuredDescription description, BenchmarkCache cache)
            throws IOException {
        Map<String, String> environment =
                Map.of("ECTYPE_CACHE_DIR", cache.folder().toString());
        return ServerProcess.start(Commands.emulate(checkout, description.argument()), environment, log(cache));
    }

    private static Path log(BenchmarkCache cache) {
        return cache.folder().resolveSibling("start.log");
    }

    private static int request(int port, FirstRequest first) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(first.bytes());
            InputStream reply = socket.getInputStream();
            String line = new String(reply.readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
            return Integer.parseInt(line.substring(line.indexOf(' ') + 1));
        }
    }

    /** The longest time in seconds that this kind of start may take. */
    double bar() {
        return cached ? description.cachedBar() : description.coldBar();
    }

    /** Writes the members of this measurement. */
    public void writeTo(JsonWriter line) {
        line.name("benchmark").value("start");
        line.name("description").value(description.title());
        line.name("compiled").value(cached ? "before" : "now");
        line.name("seconds").value(JsonLinesFile.number(seconds));
        line.name("status").value(status);
        line.name("processorSeconds").value(JsonLinesFile.number(processorSeconds));
        line.name("peakKilobytes").value(peakKilobytes);
    }
}

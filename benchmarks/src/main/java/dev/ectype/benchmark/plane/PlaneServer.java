package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.Options;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The control plane, started as users start it, on a database that exists. */
final class PlaneServer implements AutoCloseable {
    private static final int PROCESSOR = 0;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final ServerProcess process;
    private final long startMillis;

    private PlaneServer(ServerProcess process, long startMillis) {
        this.process = process;
        this.startMillis = startMillis;
    }

    /** Starts it and waits for its ready line. */
    static PlaneServer start(Path folder, String database) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Options.checkout().resolve("ectype").toString(),
                "control-plane",
                "--port",
                "0",
                "--database",
                database,
                "--data-dir",
                folder.resolve("data").toString()));
        // The limits of a plan are thousands a minute; the work below is more.
        Map<String, String> limits = Map.of("ECTYPE_RATELIMITS_ENTERPRISE_READ", "1000000000");
        ServerProcess process =
                ServerProcess.start(Commands.on(PROCESSOR, command), limits, folder.resolve("control-plane.log"));
        return new PlaneServer(process, (System.nanoTime() - process.startedNanos()) / 1_000_000);
    }

    ServerProcess process() {
        return process;
    }

    /** From the start of the command to its ready line. */
    long startMillis() {
        return startMillis;
    }

    /** Creates a project. */
    void create(String key, String name) throws IOException {
        send(key, "/v1/projects", HttpRequest.BodyPublishers.ofString("{\"name\":\"" + name + "\"}"), 201);
    }

    /** Milliseconds until a page is there. */
    double page(String key, String path) throws IOException {
        long before = System.nanoTime();
        send(key, path, null, 200);
        return (System.nanoTime() - before) / 1e6;
    }

    private void send(String key, String path, HttpRequest.@Nullable BodyPublisher body, int expected)
            throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + process.port() + path))
                .header("x-service-key", key)
                .header("Content-Type", "application/json");
        if (body != null) {
            request.POST(body);
        }
        try {
            HttpResponse<String> reply = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (reply.statusCode() != expected) {
                throw new IOException(path + " answered " + reply.statusCode() + " " + reply.body());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
    }

    @Override
    public void close() throws IOException {
        process.close();
    }

    /** Makes an organization on a database that no control plane uses now; gives its first key. */
    static String organization(Path folder, String database) throws IOException {
        Path out = folder.resolve("organization.out");
        Process making = new ProcessBuilder(
                        Options.checkout().resolve("ectype").toString(),
                        "control-plane",
                        "organization",
                        "create",
                        "measured",
                        "--plan",
                        "enterprise",
                        "--database",
                        database,
                        "--data-dir",
                        folder.resolve("data").toString())
                .redirectOutput(out.toFile())
                .redirectError(folder.resolve("organization.log").toFile())
                .start();
        Libraries.await(making);
        return Files.readString(out).replaceAll("(?s).*admin-key (\\S+).*", "$1");
    }
}

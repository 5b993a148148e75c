package dev.ectype.benchmark.plane;

import dev.ectype.benchmark.measure.Commands;
import dev.ectype.benchmark.measure.ServerProcess;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs the control plane with the command of users on an existing database. */
final class PlaneServer implements AutoCloseable {
    private static final int PROCESSOR = 0;
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final ServerProcess process;
    private final long startMillis;

    private PlaneServer(ServerProcess process, long startMillis) {
        this.process = process;
        this.startMillis = startMillis;
    }

    /** Starts the control plane and waits for its ready line. */
    static PlaneServer start(PlaneCommand command) throws IOException {
        return run(command, command.line(List.of("--port", "0")));
    }

    /** Starts the control plane with additional environment variables. */
    static PlaneServer start(PlaneCommand command, Map<String, String> variables) throws IOException {
        return run(command, command.line(List.of("--port", "0")), variables);
    }

    /** Starts the control plane on the processor of the servers. */
    static PlaneServer pinned(PlaneCommand command) throws IOException {
        return run(command, Commands.on(PROCESSOR, command.line(List.of("--port", "0"))));
    }

    private static PlaneServer run(PlaneCommand command, List<String> line) throws IOException {
        return run(command, line, Map.of());
    }

    private static PlaneServer run(PlaneCommand command, List<String> line, Map<String, String> variables)
            throws IOException {
        // The load of the benchmark exceeds the rate limits of every plan.
        Map<String, String> environment = new LinkedHashMap<>(command.environment());
        environment.put("ECTYPE_RATELIMITS_ENTERPRISE_READ", "1000000000");
        environment.putAll(variables);
        ServerProcess process =
                ServerProcess.start(line, environment, command.folder().resolve("control-plane.log"));
        return new PlaneServer(process, (System.nanoTime() - process.startedNanos()) / 1_000_000);
    }

    ServerProcess process() {
        return process;
    }

    /** The milliseconds from the start of the command to its ready line. */
    long startMillis() {
        return startMillis;
    }

    /** Creates a project. */
    void create(String key, String name) throws IOException {
        send(request(key, "/v1/projects", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"" + name + "\"}")));
    }

    /** Uploads a file and returns the response body. */
    String upload(String key, String path, String type, Path file) throws IOException {
        return send(request(key, path, type).POST(HttpRequest.BodyPublishers.ofFile(file)));
    }

    /** Reads the response body at a path. */
    String text(String key, String path) throws IOException {
        return send(request(key, path, "application/json"));
    }

    /** Reads a page with a key and returns the milliseconds that it took. */
    double page(String key, String path) throws IOException {
        return page("x-service-key", key, path);
    }

    /** Reads a page with a credential in a header, and returns the milliseconds that it took. */
    double page(String header, String credential, String path) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + process.port() + path))
                .header(header, credential);
        long before = System.nanoTime();
        send(request);
        return (System.nanoTime() - before) / 1e6;
    }

    private HttpRequest.Builder request(String key, String path, String type) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + process.port() + path))
                .header("x-service-key", key)
                .header("Content-Type", type);
    }

    private static String send(HttpRequest.Builder builder) throws IOException {
        HttpRequest request = builder.build();
        try {
            HttpResponse<String> reply = HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            if (reply.statusCode() / 100 != 2) {
                throw new IOException(request.uri().getPath() + " answered " + reply.statusCode() + " " + reply.body());
            }
            return reply.body();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
    }

    @Override
    public void close() throws IOException {
        process.close();
    }
}

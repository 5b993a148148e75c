package dev.ectype.benchmark.flat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

/** Creates sandboxes and pets with an emulator, one request after another. */
final class PetClient {
    /** The header that chooses a sandbox. */
    static final String HEADER = "x-service-sandbox";

    private static final String PET = "{\"name\":\"Momo the 7th\",\"species\":\"parrot\",\"shelter\":7}";

    private final HttpClient client = HttpClient.newHttpClient();
    private final String origin;

    /** Creates a client of an emulator on the loopback address. */
    PetClient(int port) {
        this.origin = "http://127.0.0.1:" + port;
    }

    static String name(int number) {
        return "s" + number;
    }

    /** Creates so many sandboxes, each with a pet. */
    void createSandboxes(int count) throws IOException {
        for (int number = 0; number < count; number++) {
            send(HttpRequest.newBuilder(URI.create(origin + "/__service/sandboxes/" + name(number)))
                    .header("Content-Type", "application/json")
                    .PUT(HttpRequest.BodyPublishers.ofString("{}")));
            create(Map.of(HEADER, name(number)));
        }
    }

    /** Creates a pet by a request with these headers. */
    void create(Map<String, String> headers) throws IOException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(origin + "/pets"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(PET));
        headers.forEach(request::header);
        send(request);
    }

    void get(String target) throws IOException {
        send(HttpRequest.newBuilder(URI.create(origin + target)));
    }

    private void send(HttpRequest.Builder request) throws IOException {
        try {
            HttpResponse<String> reply = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (reply.statusCode() / 100 != 2) {
                throw new IOException("a request got " + reply.statusCode() + " " + reply.body());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted during a request", interrupted);
        }
    }
}

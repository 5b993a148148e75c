package dev.ectype.benchmark.flat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Creates sandboxes of an emulator, each with a pet of its own. */
final class SandboxCreator {
    /** The header that chooses a sandbox. */
    static final String HEADER = "x-service-sandbox";

    private static final String PET = "{\"name\":\"Momo the 7th\",\"species\":\"parrot\",\"shelter\":7}";

    private final HttpClient client = HttpClient.newHttpClient();
    private final String origin;

    private SandboxCreator(int port) {
        this.origin = "http://127.0.0.1:" + port;
    }

    static String name(int number) {
        return "s" + number;
    }

    /** Creates so many sandboxes with an emulator on the loopback address. */
    static void create(int port, int count) throws IOException {
        SandboxCreator sandboxes = new SandboxCreator(port);
        for (int number = 0; number < count; number++) {
            sandboxes.send(HttpRequest.newBuilder(URI.create(sandboxes.origin + "/__service/sandboxes/" + name(number)))
                    .header("Content-Type", "application/json")
                    .PUT(HttpRequest.BodyPublishers.ofString("{}")));
            sandboxes.send(HttpRequest.newBuilder(URI.create(sandboxes.origin + "/pets"))
                    .header("Content-Type", "application/json")
                    .header(HEADER, name(number))
                    .POST(HttpRequest.BodyPublishers.ofString(PET)));
        }
    }

    private void send(HttpRequest.Builder request) throws IOException {
        try {
            HttpResponse<String> reply = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
            if (reply.statusCode() / 100 != 2) {
                throw new IOException("creating a sandbox gave " + reply.statusCode() + " " + reply.body());
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while creating sandboxes", interrupted);
        }
    }
}

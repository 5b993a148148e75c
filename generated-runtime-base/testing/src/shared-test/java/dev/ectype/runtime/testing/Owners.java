package dev.ectype.runtime.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Creates and counts owners of a pet store over HTTP, like the code under test. */
public final class Owners {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private Owners() {}

    public static void add(URI base) {
        ask(HttpRequest.newBuilder(URI.create(base + "/owners"))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\"}")));
    }

    public static int count(URI base) {
        return ask(HttpRequest.newBuilder(URI.create(base + "/owners"))).split("\"name\"", -1).length - 1;
    }

    public static void get(URI base, String path) {
        ask(HttpRequest.newBuilder(URI.create(base + path)));
    }

    public static boolean isServed(URI base) {
        try (Socket socket = new Socket(base.getHost(), base.getPort())) {
            return socket.isConnected();
        } catch (IOException refused) {
            return false;
        }
    }

    private static String ask(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.header("x-key", "secret").build(), HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }
}

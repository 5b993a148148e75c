package dev.ectype.controlplane.replay;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** A server that recordings are replayed against: it answers equally, differently, slowly or only when a test lets it. */
final class ReplayTarget implements AutoCloseable {
    /** The requests for most paths, with their authorization, and the word {@code slow} for each slow one. */
    final List<String> requests = new CopyOnWriteArrayList<>();

    private final CountDownLatch released = new CountDownLatch(1);
    private final HttpServer server;

    private ReplayTarget(HttpServer server) {
        this.server = server;
    }

    static ReplayTarget start() {
        try {
            ReplayTarget target = new ReplayTarget(HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0));
            target.serve();
            return target;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void serve() {
        server.setExecutor(Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work);
            thread.setDaemon(true);
            return thread;
        }));
        server.createContext("/", exchange -> {
            requests.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Authorization"));
            answer(exchange, 200, "{\"id\":1}");
        });
        server.createContext("/missing", exchange -> answer(exchange, 404, "{}"));
        server.createContext("/other", exchange -> answer(exchange, 200, "{\"id\":\"1\",\"more\":2}"));
        server.createContext("/moved", exchange -> {
            exchange.getResponseHeaders().set("Location", "http://169.254.169.254/latest");
            answer(exchange, 302, "");
        });
        server.createContext("/slow", exchange -> {
            requests.add("slow");
            awaitRelease(200);
            answer(exchange, 200, "{\"id\":1}");
        });
        server.createContext("/wait", exchange -> {
            awaitRelease(Long.MAX_VALUE);
            answer(exchange, 200, "{\"id\":1}");
        });
        server.start();
    }

    private void awaitRelease(long milliseconds) {
        try {
            released.await(milliseconds, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** Lets the requests go on that wait. */
    void release() {
        released.countDown();
    }

    String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Returns the body of a request that replays a recording against this server, with further members. */
    String body(String members) {
        return "{\"targetUrl\":\"" + url() + "\"," + members + "}";
    }

    /** Replays a recording and returns the kinds of its results. */
    List<String> kinds(Client client, String recording, String members) {
        JsonNode results =
                client.post(recording + "/replay", body(members)).is(200).json().get("results");
        return results.valueStream().map(each -> each.get("kind").asString()).toList();
    }

    /** Returns a client of a new organization with the project that recordings are uploaded to. */
    static Client client() {
        Client client = ControlPlane.shared().organization(Plan.FREE);
        client.post("/v1/projects", "{\"name\":\"shop\"}").is(201);
        return client;
    }

    /** Starts a replay through a connection that a test can close, or read line by line. */
    static Socket send(Client client, String recording, String headers, String body) throws IOException {
        Socket socket = new Socket("127.0.0.1", ControlPlane.shared().address().getPort());
        socket.getOutputStream()
                .write(("POST " + recording + "/replay HTTP/1.1\r\nHost: a\r\nx-service-key: " + client.secret()
                                + "\r\nContent-Type: application/json\r\n" + headers + "Content-Length: "
                                + body.length() + "\r\n\r\n" + body)
                        .getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    @Override
    public void close() {
        release();
        server.stop(0);
    }
}

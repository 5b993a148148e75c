package dev.ectype.cli;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Simulates a control plane with scripted responses. The step {@code .ci/steps/control-plane} verifies that a real one responds so. */
public final class ScriptedControlPlane implements AutoCloseable {
    public static final String KEY = "usk_admin_0123456789abcdef";
    /** The token of a session. */
    public static final String SESSION = "kq3vL0vYk5w3cT5xJ9mP7rN2bD8fH4gS6aZ1eU0iO3k";

    static final String ME =
            "{\"type\":\"api_key\",\"id\":\"key_1\",\"name\":\"CI\",\"scope\":\"admin\",\"expiresAt\":null,"
                    + "\"organization\":{\"id\":\"org_1\",\"slug\":\"acme\",\"name\":\"Acme\",\"plan\":\"team\"}}";

    private final HttpServer server;
    private final Map<String, Deque<Reply>> replies = new LinkedHashMap<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();

    /** Holds a received request. */
    public record Request(String line, Map<String, List<String>> headers, byte[] body) {
        public String header(String name) {
            return headers.getOrDefault(name, List.of("")).get(0);
        }

        public String text() {
            return new String(body, StandardCharsets.UTF_8);
        }
    }

    private record Reply(int status, byte[] body, List<String> headers) {}

    public ScriptedControlPlane() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        respondsWith("GET /v1/me", 200, ME);
        respondsWith("GET /v1/health/live", 200, "{\"status\":\"up\"}");
    }

    public String url() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    /** Answers requests that begin so; of several answers each is given once, and the last from then on. */
    public ScriptedControlPlane respondsWith(String line, int status, String body, String... headers) {
        return respondsWith(line, status, body.getBytes(StandardCharsets.UTF_8), headers);
    }

    public ScriptedControlPlane respondsWith(String line, int status, byte[] body, String... headers) {
        replies.computeIfAbsent(line, none -> new ArrayDeque<>()).add(new Reply(status, body, List.of(headers)));
        return this;
    }

    /** Answers requests that begin so differently from now on. */
    public ScriptedControlPlane replaces(String line, int status, String body) {
        replies.remove(line);
        return respondsWith(line, status, body);
    }

    public List<Request> requests() {
        return requests;
    }

    public List<String> lines() {
        return requests.stream().map(Request::line).toList();
    }

    private synchronized void answer(HttpExchange exchange) throws IOException {
        String line = exchange.getRequestMethod() + " " + exchange.getRequestURI();
        requests.add(new Request(
                line, exchange.getRequestHeaders(), exchange.getRequestBody().readAllBytes()));
        boolean open = line.startsWith("GET /v1/health") || line.startsWith("POST /api/auth/");
        boolean known = KEY.equals(exchange.getRequestHeaders().getFirst("x-service-key"))
                || ("Bearer " + SESSION).equals(exchange.getRequestHeaders().getFirst("authorization"));
        Reply reply = open || known ? reply(line) : problem(401, "This key is not known.");
        exchange.getResponseHeaders().add("x-request-id", "req-7");
        for (int at = 0; at < reply.headers.size(); at += 2) {
            exchange.getResponseHeaders().add(reply.headers.get(at), reply.headers.get(at + 1));
        }
        exchange.sendResponseHeaders(reply.status, reply.body.length == 0 ? -1 : reply.body.length);
        exchange.getResponseBody().write(reply.body);
        exchange.close();
    }

    private Reply reply(String line) {
        for (Map.Entry<String, Deque<Reply>> each : replies.entrySet()) {
            if (line.startsWith(each.getKey())) {
                Deque<Reply> left = each.getValue();
                return left.size() > 1 ? left.remove() : left.element();
            }
        }
        return problem(404, "There is nothing at " + line + ".");
    }

    private static Reply problem(int status, String message) {
        return new Reply(
                status,
                ("{\"message\":\"" + message + "\",\"details\":{}}").getBytes(StandardCharsets.UTF_8),
                List.of());
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

package dev.ectype.cli.service;

import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.MalformedJson;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Calls a control plane. Retries temporary failures with the same idempotency key, so that each action happens once. Limits the size of
 * responses and follows no redirects, because the key would be sent along.
 */
public final class ServiceClient {
    /** The prefix that distinguishes keys from the tokens of sessions. */
    public static final String KEY_PREFIX = "usk_";

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Duration TRANSFER_TIMEOUT = Duration.ofMinutes(10);
    private static final int LONGEST_REPLY = 32 << 20;
    private static final int PIECE = 64 * 1024;
    private static final int TRIES = 3;
    private static final long FIRST_PAUSE = 500;
    private static final long LONGEST_PAUSE = 60_000;
    private static final List<Integer> RETRYABLE = List.of(408, 429, 500, 502, 503, 504);

    private final HttpClient http = HttpClient.newBuilder()
            .connectTimeout(CONNECT)
            .followRedirects(HttpClient.Redirect.NEVER)
            .build();
    private final URI address;
    private final @Nullable String key;

    public ServiceClient(Profile profile) {
        this.address = profile.address();
        this.key = profile.key();
    }

    public URI address() {
        return address;
    }

    public JsonObject get(String path) throws ControlPlaneException {
        return object(send("GET", path, BodyPublishers.noBody(), null, TIMEOUT));
    }

    /** Posts an object. */
    public JsonObject post(String path, JsonObject body) throws ControlPlaneException {
        return object(send("POST", path, BodyPublishers.ofString(JsonPrinter.compact(body)), null, TIMEOUT));
    }

    /** Sends the changed members of an object. */
    public JsonObject patch(String path, JsonObject changes) throws ControlPlaneException {
        return object(send("PATCH", path, BodyPublishers.ofString(JsonPrinter.compact(changes)), null, TIMEOUT));
    }

    /**
     * Posts a form of OAuth 2.0. Returns also the object of an error (status 400, RFC 6749 section 5.2).
     */
    JsonObject postForm(String path, Map<String, String> fields) throws ControlPlaneException {
        String form = fields.entrySet().stream()
                .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
                .collect(Collectors.joining("&"));
        HttpResponse<InputStream> reply = sendWithRetries(HttpRequest.newBuilder(URI.create(address + path))
                .timeout(TIMEOUT)
                .header("accept", "application/json")
                .header("content-type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form))
                .build());
        byte[] body = read(reply);
        JsonObject answer = read(body);
        boolean error = reply.statusCode() == 400 && ResponseMembers.text(answer, "error") != null;
        if (reply.statusCode() != 200 && !error) {
            throw problem(reply, body);
        }
        return answer;
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** Holds the result of a POST: whether it created an object or found an existing one. */
    public record Posted(boolean created, JsonObject response) {}

    /** Posts a gzip file of JSON. */
    public Posted postPacked(String path, Path packed) throws ControlPlaneException {
        try {
            HttpResponse<InputStream> reply =
                    send("POST", path, BodyPublishers.ofFile(packed), "gzip", TRANSFER_TIMEOUT);
            return new Posted(reply.statusCode() == 201, object(reply));
        } catch (IOException unreadable) {
            throw new ControlPlaneException(0, packed + " cannot be read", "", JsonObject.EMPTY);
        }
    }

    public void delete(String path) throws ControlPlaneException {
        send("DELETE", path, BodyPublishers.noBody(), null, TIMEOUT);
    }

    /** Returns the time of the service from the header {@code Date}, or null if it is absent. */
    public @Nullable String date() throws ControlPlaneException {
        return send("GET", "/v1/health/live", BodyPublishers.noBody(), null, CONNECT)
                .headers()
                .firstValue("date")
                .orElse(null);
    }

    /** Downloads a response into a file, up to the announced size. */
    public void download(String path, Path file, long size) throws ControlPlaneException, IOException {
        HttpRequest request = HttpRequest.newBuilder(
                        request("GET", path, BodyPublishers.noBody(), null, TRANSFER_TIMEOUT, ""),
                        (name, value) -> true)
                .header("accept-encoding", "gzip")
                .build();
        HttpResponse<InputStream> reply = sendWithRetries(request);
        try (InputStream body = reply.body()) {
            if (reply.statusCode() != 200) {
                throw problem(reply, body.readNBytes(LONGEST_REPLY));
            }
            boolean packed =
                    reply.headers().firstValue("content-encoding").orElse("").equals("gzip");
            InputStream content = packed ? new GZIPInputStream(body) : body;
            try (OutputStream out = Files.newOutputStream(file)) {
                copy(content, out, size);
            }
        }
    }

    private void copy(InputStream content, OutputStream out, long size) throws IOException, ControlPlaneException {
        byte[] chunk = new byte[PIECE];
        long left = size;
        for (int read = content.read(chunk); read >= 0; read = content.read(chunk)) {
            left -= read;
            if (left < 0) {
                throw new ControlPlaneException(
                        0, address + " sent more than the announced " + size + " bytes", "", JsonObject.EMPTY);
            }
            out.write(chunk, 0, read);
        }
    }

    private HttpResponse<InputStream> send(
            String method, String path, BodyPublisher body, @Nullable String encoding, Duration patience)
            throws ControlPlaneException {
        String once = method.equals("GET") ? "" : UUID.randomUUID().toString();
        HttpResponse<InputStream> reply = sendWithRetries(request(method, path, body, encoding, patience, once));
        if (reply.statusCode() / 100 != 2) {
            throw problem(reply, read(reply));
        }
        return reply;
    }

    private HttpRequest request(
            String method, String path, BodyPublisher body, @Nullable String encoding, Duration patience, String once) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(patience)
                .header("accept", "application/json")
                .method(method, body);
        if (key != null) {
            // Other tokens are sessions.
            boolean isKey = key.startsWith(KEY_PREFIX);
            request.header(isKey ? "x-service-key" : "authorization", isKey ? key : "Bearer " + key);
        }
        if (encoding != null) {
            request.header("content-encoding", encoding);
        }
        if (body.contentLength() != 0) {
            request.header("content-type", "application/json");
        }
        return (once.isEmpty() ? request : request.header("idempotency-key", once)).build();
    }

    private HttpResponse<InputStream> sendWithRetries(HttpRequest request) throws ControlPlaneException {
        long pause = FIRST_PAUSE;
        for (int attempt = 1; ; attempt++) {
            try {
                HttpResponse<InputStream> reply = http.send(request, HttpResponse.BodyHandlers.ofInputStream());
                long retryAfter = reply.headers()
                        .firstValue("retry-after")
                        .map(ServiceClient::millis)
                        .orElse(pause);
                if (attempt == TRIES || !RETRYABLE.contains(reply.statusCode()) || retryAfter > LONGEST_PAUSE) {
                    return reply;
                }
                reply.body().close();
                pause(retryAfter);
            } catch (IOException failed) {
                if (attempt == TRIES) {
                    throw unreachable(failed);
                }
                pause(pause);
            } catch (InterruptedException stop) {
                throw interrupted();
            }
            pause *= 2;
        }
    }

    private static long millis(String seconds) {
        return seconds.matches("[0-9]{1,6}") ? Long.parseLong(seconds) * 1000 : LONGEST_PAUSE + 1;
    }

    private static void pause(long millis) throws ControlPlaneException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stop) {
            throw interrupted();
        }
    }

    private static ControlPlaneException interrupted() {
        Thread.currentThread().interrupt();
        return new ControlPlaneException(0, "interrupted", "", JsonObject.EMPTY);
    }

    private ControlPlaneException unreachable(IOException failed) {
        String reason = String.valueOf(failed.getMessage());
        if (failed instanceof ConnectException) {
            reason = "no server responds there";
        } else if (failed instanceof HttpTimeoutException) {
            reason = "the request timed out";
        }
        return new ControlPlaneException(
                0, "the control plane at " + address + " cannot be reached: " + reason, "", JsonObject.EMPTY);
    }

    private ControlPlaneException problem(HttpResponse<InputStream> reply, byte[] body) {
        JsonObject problem = read(body);
        String message = ResponseMembers.text(problem, "message");
        String id = reply.headers().firstValue("x-request-id").orElse("");
        return new ControlPlaneException(
                reply.statusCode(),
                message == null
                        ? "the server at " + address + " responded with the status " + reply.statusCode()
                                + " and is not an Ectype control plane"
                        : message,
                id.matches("[\\p{Graph}]{1,128}") ? id : "",
                problem);
    }

    private byte[] read(HttpResponse<InputStream> reply) throws ControlPlaneException {
        try (InputStream body = reply.body()) {
            return body.readNBytes(LONGEST_REPLY);
        } catch (IOException broken) {
            throw unreachable(broken);
        }
    }

    private JsonObject object(HttpResponse<InputStream> reply) throws ControlPlaneException {
        byte[] body = read(reply);
        JsonObject answer = read(body);
        if (answer.members().isEmpty() && body.length > 0) {
            throw new ControlPlaneException(
                    0, "the server at " + address + " is not an Ectype control plane", "", JsonObject.EMPTY);
        }
        return answer;
    }

    private static JsonObject read(byte[] body) {
        try {
            return body.length > 0 && JsonReader.read(body) instanceof JsonObject object ? object : JsonObject.EMPTY;
        } catch (MalformedJson noJson) {
            return JsonObject.EMPTY;
        }
    }
}

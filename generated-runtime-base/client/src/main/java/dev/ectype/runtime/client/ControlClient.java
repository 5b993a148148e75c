package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.MalformedJson;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.channels.UnresolvedAddressException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Sends requests to the control routes of one emulator, within bounds of time and size. */
record ControlClient(
        URI address, @Nullable String token, @Nullable String sandbox, Duration patience, HttpClient carrier) {
    private static final String PREFIX = "/__service/";
    private static final int SHORT = 16 << 20;
    private static final int ERROR = 64 << 10;
    private static final int SLOW = 10;

    static ControlClient to(URI emulator) {
        String scheme = String.valueOf(emulator.getScheme());
        if (!scheme.matches("https?") || emulator.getHost() == null || emulator.getRawQuery() != null) {
            throw new IllegalArgumentException(
                    "the address of an emulator must be a URL such as http://127.0.0.1:4010, but was \"" + emulator
                            + "\"");
        }
        String bare = emulator.toString().replaceFirst("#.*$", "").replaceFirst("/+$", "");
        HttpClient carrier = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .followRedirects(HttpClient.Redirect.NEVER)
                .connectTimeout(Duration.ofSeconds(5))
                .build();
        return new ControlClient(URI.create(bare), null, null, Duration.ofSeconds(30), carrier);
    }

    ControlClient withToken(String other) {
        return new ControlClient(address, other, sandbox, patience, carrier);
    }

    ControlClient withTimeout(Duration other) {
        return new ControlClient(address, token, sandbox, other, carrier);
    }

    ControlClient withCarrier(HttpClient other) {
        return new ControlClient(address, token, sandbox, patience, other);
    }

    ControlClient withSandbox(String name) {
        return new ControlClient(address, token, sandboxName(name), patience, carrier);
    }

    /** Checks that a request can contain a sandbox name. The emulator decides which names are valid. */
    static String sandboxName(String name) {
        if (!name.matches("[A-Za-z0-9._~-]+")) {
            throw new IllegalArgumentException(
                    "the name of a sandbox has letters, digits, dots, dashes and underscores, but was \"" + name
                            + "\"");
        }
        return name;
    }

    /** Returns the address of the emulated API. */
    URI emulated() {
        return sandbox == null ? address : URI.create(address + PREFIX + "sandboxes/" + sandbox);
    }

    <T> T get(String route, Function<Document, T> reading) {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        HttpRequest request = request(route).GET().build();
        send(request, new ReplySink(reply, SHORT, patience));
        return read(request, reply, reading);
    }

    /** Sends a call with a long timeout and a large reply. */
    <T> T longGet(String route, Function<Document, T> reading) {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        HttpRequest request = request(route).GET().build();
        send(request, new ReplySink(reply, Snapshot.LARGEST, patience.multipliedBy(SLOW)));
        return read(request, reply, reading);
    }

    <T> T put(String route, byte[] body, Function<Document, T> reading) {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        HttpRequest request = request(route)
                .header("content-type", "application/json")
                .PUT(BodyPublishers.ofByteArray(body))
                .build();
        send(request, new ReplySink(reply, SHORT, patience));
        return read(request, reply, reading);
    }

    <T> T delete(String route, Function<Document, T> reading) {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        HttpRequest request = request(route).DELETE().build();
        send(request, new ReplySink(reply, SHORT, patience));
        return read(request, reply, reading);
    }

    <T> T post(String route, byte[] body, Function<Document, T> reading) {
        return post(route, BodyPublishers.ofByteArray(body), new Bounds(SHORT, patience), reading);
    }

    /** Sends a call with a long timeout and a large reply. */
    <T> T longPost(String route, BodyPublisher body, Function<Document, T> reading) {
        return post(route, body, new Bounds((int) Snapshot.LARGEST, patience.multipliedBy(SLOW)), reading);
    }

    /** Streams the reply of a call to a sink. */
    void stream(String route, OutputStream sink) {
        HttpRequest request = request(route).POST(BodyPublishers.noBody()).build();
        send(request, new ReplySink(sink, Long.MAX_VALUE, patience.multipliedBy(SLOW)));
    }

    /** Holds the sink, the maximum size and the timeout of a reply. */
    private record ReplySink(OutputStream sink, long most, Duration patience) {}

    private record Bounds(int most, Duration patience) {}

    private <T> T post(String route, BodyPublisher body, Bounds bounds, Function<Document, T> reading) {
        ByteArrayOutputStream reply = new ByteArrayOutputStream();
        HttpRequest request = request(route)
                .header("content-type", "application/json")
                .POST(body)
                .build();
        send(request, new ReplySink(reply, bounds.most, bounds.patience));
        return read(request, reply, reading);
    }

    private HttpRequest.Builder request(String route) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + PREFIX + route));
        if (sandbox != null) {
            request.header("x-service-sandbox", sandbox);
        }
        return token == null ? request : request.header("x-service-admin-token", token);
    }

    private void send(HttpRequest request, ReplySink wanted) {
        String call = requestLine(request);
        ByteArrayOutputStream error = new ByteArrayOutputStream();
        CompletableFuture<HttpResponse<Boolean>> coming = carrier.sendAsync(
                request,
                head -> head.statusCode() == 200
                        ? new BoundedBody<>(wanted.sink, wanted.most, true)
                        : new BoundedBody<>(error, ERROR, false));
        try {
            HttpResponse<Boolean> reply = coming.get(wanted.patience.toMillis(), TimeUnit.MILLISECONDS);
            if (!reply.body()) {
                throw ErrorReply.of(reply.statusCode(), error.toByteArray()).failure(call, token != null);
            }
        } catch (TimeoutException late) {
            throw new Unreachable(
                    call, "no response within " + wanted.patience.toSeconds() + " s", "Allow more time, or try again.");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new Unreachable(call, "this thread was interrupted", "Send the request again.");
        } catch (ExecutionException failed) {
            throw unreachable(call, failed.getCause());
        } finally {
            coming.cancel(true);
        }
    }

    private static Unreachable unreachable(String call, @Nullable Throwable cause) {
        if (cause instanceof ConnectException || cause instanceof UnresolvedAddressException) {
            return new Unreachable(
                    call, "nothing listens there", "Start an emulator with `ectype emulate`, or give its address.");
        }
        String reason = cause == null ? "no response" : String.valueOf(cause.getMessage());
        return new Unreachable(call, "the connection broke: " + reason, "Is there an emulator at this address?");
    }

    private static String requestLine(HttpRequest request) {
        return request.method() + " " + request.uri();
    }

    private static <T> T read(HttpRequest request, ByteArrayOutputStream reply, Function<Document, T> reading) {
        try {
            return reading.apply(Json.parse(reply.toByteArray(), JsonLimits.GREATEST));
        } catch (MalformedJson | ReplyMembers.Unexpected other) {
            throw new Unreachable(
                    requestLine(request),
                    "the server at this address is not an emulator: " + other.getMessage(),
                    "Give the address that `ectype emulate` prints after `ready`.");
        }
    }
}

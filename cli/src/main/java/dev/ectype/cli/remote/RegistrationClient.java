package dev.ectype.cli.remote;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.json.MalformedJson;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** Calls a control plane with the key of an organization. */
public final class RegistrationClient {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(TIMEOUT).build();
    private final URI address;
    private final String key;

    /** @param address the address without a slash at its end */
    public RegistrationClient(URI address, String key) {
        this.address = address;
        this.key = key;
    }

    public URI address() {
        return address;
    }

    /** Posts a body and returns the response. */
    public JsonObject post(String path, JsonObject body) throws IOException, Refusal {
        return send("POST", path, body);
    }

    public void delete(String path) throws IOException, Refusal {
        send("DELETE", path, null);
    }

    private JsonObject send(String method, String path, @Nullable JsonObject body) throws IOException, Refusal {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path))
                .timeout(TIMEOUT)
                .header("x-service-key", key)
                .method(
                        method,
                        body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(JsonPrinter.compact(body)));
        if (body != null) {
            request.header("content-type", "application/json");
        }
        try {
            HttpResponse<byte[]> reply = http.send(request.build(), HttpResponse.BodyHandlers.ofByteArray());
            JsonObject answer = object(reply.body());
            if (reply.statusCode() / 100 != 2) {
                throw new Refusal(reply.statusCode(), message(reply.statusCode(), answer));
            }
            return answer;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", stop);
        }
    }

    private static JsonObject object(byte[] body) {
        try {
            return body.length > 0 && JsonReader.read(body) instanceof JsonObject object ? object : JsonObject.EMPTY;
        } catch (MalformedJson noJson) {
            return JsonObject.EMPTY;
        }
    }

    private static String message(int status, JsonObject answer) {
        String message = text(answer, "message");
        return message == null ? "it responded with the status " + status + " without a reason" : message;
    }

    static @Nullable String text(JsonObject object, String name) {
        JsonValue member = object.member(name);
        return member instanceof JsonText text ? text.text() : null;
    }

    static long number(JsonObject object, String name, long defaultValue) {
        JsonValue member = object.member(name);
        return member instanceof JsonNumber number ? Long.parseLong(number.literal()) : defaultValue;
    }

    /** Reports that the control plane rejected a request, with its reason. */
    public static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;

        private final int status;

        Refusal(int status, String message) {
            super(message, null, false, false);
            this.status = status;
        }

        /** Returns whether another key may succeed. */
        public boolean isKeyRejected() {
            return status == 401 || status == 403;
        }

        /** Returns whether another request may succeed. */
        public boolean isRequestRejected() {
            return status == 400 || status == 404;
        }
    }
}

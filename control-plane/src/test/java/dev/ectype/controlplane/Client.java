package dev.ectype.controlplane;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A client of the control plane that shares nothing with it but HTTP and JSON. */
public final class Client {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.shared();

    private final URI address;
    private final List<String> headers;

    Client(URI address, String... credential) {
        this.address = address;
        this.headers = Arrays.stream(credential).noneMatch(java.util.Objects::isNull) ? List.of(credential) : List.of();
    }

    /** The same client, which sends this header as well. */
    public Client with(String header, String value) {
        List<String> more = new ArrayList<>(headers);
        more.addAll(List.of(header, value));
        return new Client(address, more.toArray(new String[0]));
    }

    /** The same place without a credential or other headers. */
    public Client bare() {
        return new Client(address);
    }

    /** A key of this organization with another scope; this client must be an administrator. */
    public Client key(String scope) {
        Reply made = post("/v1/api-keys", "{\"name\":\"test\",\"scope\":\"" + scope + "\"}")
                .is(201);
        return bare().with("x-service-key", made.text("key"));
    }

    /** The credential of this client. */
    public String secret() {
        return headers.get(1);
    }

    public Reply get(String path) {
        return send("GET", path, null);
    }

    public Reply post(String path, String body) {
        return send("POST", path, body);
    }

    public Reply patch(String path, String body) {
        return send("PATCH", path, body);
    }

    public Reply delete(String path) {
        return send("DELETE", path, null);
    }

    public Reply send(String method, String path, String body) {
        return sendBody(method, path, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    }

    /** Sends a body of any kind, as JSON unless this client says otherwise. */
    public Reply sendBody(String method, String path, HttpRequest.BodyPublisher body) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address.resolve(path)).method(method, body);
        for (int at = 0; at < headers.size(); at += 2) {
            request.header(headers.get(at), headers.get(at + 1));
        }
        if (body.contentLength() != 0 && !headers.contains("Content-Type")) {
            request.header("Content-Type", "application/json");
        }
        try {
            return new Reply(method + " " + path, HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    /** A text as what it says. */
    public static JsonNode json(String text) {
        return JSON.readTree(text);
    }

    /** Holds a response. */
    public record Reply(String request, HttpResponse<String> http) {
        /** Asserts the status. */
        public Reply is(int status) {
            assertThat(http.statusCode())
                    .as(request + " answered " + http.body())
                    .isEqualTo(status);
            return this;
        }

        /** Asserts that it is a problem with this code, whole and of the right media type. */
        public Reply problem(int status, String code) {
            is(status);
            assertThat(header("Content-Type")).isEqualTo("application/problem+json");
            assertThat(json().propertyNames())
                    .containsExactly("type", "title", "status", "detail", "code", "message", "details", "requestId");
            assertThat(text("code")).as(request + " answered " + http.body()).isEqualTo(code);
            assertThat(json().get("status").asInt()).isEqualTo(status);
            assertThat(text("message")).isEqualTo(text("detail"));
            assertThat(text("requestId")).isEqualTo(header("x-request-id"));
            return this;
        }

        public int status() {
            return http.statusCode();
        }

        public String body() {
            return http.body();
        }

        public String header(String name) {
            return http.headers().firstValue(name).orElse(null);
        }

        public JsonNode json() {
            return JSON.readTree(http.body());
        }

        /** The text of a member. */
        public String text(String name) {
            JsonNode member = json().get(name);
            return member == null || member.isNull() ? null : member.asString();
        }

        public JsonNode items() {
            return json().get("items");
        }
    }
}

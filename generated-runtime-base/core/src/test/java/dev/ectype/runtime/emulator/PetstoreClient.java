package dev.ectype.runtime.emulator;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import java.util.TreeMap;

/** Sends requests to an emulator over HTTP. */
final class PetstoreClient {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final URI base;
    private String key = "secret";
    private final Map<String, String> fields = new TreeMap<>();

    PetstoreClient(Emulator emulator) {
        this(emulator.baseUri());
    }

    PetstoreClient(URI base) {
        this.base = base;
    }

    PetstoreClient withoutKey() {
        key = "";
        return this;
    }

    /** Adds the sandbox header to every later request. */
    PetstoreClient in(String name) {
        return with("x-service-sandbox", name);
    }

    /** Adds a header to every later request. */
    PetstoreClient with(String name, String value) {
        fields.put(name, value);
        return this;
    }

    HttpResponse<String> send(String method, String path, String body, String type) {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve(path))
                .method(method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (!type.isEmpty()) {
            request.header("content-type", type);
        }
        fields.forEach(request::header);
        if (!key.isEmpty()) {
            request.header("x-key", key);
        }
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    HttpResponse<String> get(String path) {
        return send("GET", path, "", "");
    }

    HttpResponse<String> delete(String path) {
        return send("DELETE", path, "", "");
    }

    HttpResponse<String> json(String method, String path, String body) {
        return send(method, path, body, "application/json");
    }

    Document read(String path) {
        return document(get(path));
    }

    Document post(String path, String body) {
        return document(json("POST", path, body));
    }

    static Document document(HttpResponse<String> response) {
        return Json.parse(response.body());
    }
}

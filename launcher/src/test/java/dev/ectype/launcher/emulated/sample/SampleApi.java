package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Serves a sample API of the catalog and sends requests over HTTP; bodies are JSON with single quotes. */
final class SampleApi implements AutoCloseable {
    private final HttpClient client = HttpClient.newHttpClient();
    private final Emulator emulator;
    private final String[] credential;

    private SampleApi(Emulator emulator, String... credential) {
        this.emulator = emulator;
        this.credential = credential;
    }

    /** Serves a sample, and sends a credential header with every request. */
    static SampleApi of(String name, String... credential) {
        CompilationRequest request = CompilationRequest.of(SampleCatalog.open(name));
        LaunchResult launched = new Launcher().boot(new LaunchRequest(request, CompileCache.none()));
        Emulator emulator = Objects.requireNonNull(
                launched.emulator(), () -> launched.diagnostics().toString());
        return new SampleApi(emulator.start(), credential);
    }

    /** The reply to a request. */
    record Reply(HttpResponse<String> response) {
        int status() {
            return response.statusCode();
        }

        String field(String name) {
            return response.headers().firstValue(name).orElse("");
        }

        Document body() {
            return Json.parse(response.body());
        }

        /** The value at a path such as {@code error/code}, or an empty string. */
        String at(String path) {
            Document value = body();
            for (String name : path.split("/")) {
                value = value == null ? null : value.member(name);
            }
            return value == null ? "" : value.toString().replaceAll("^\"|\"$", "");
        }

        /** The values of a member in the elements of the list at that path, or of the body, in order. */
        List<String> each(String list, String member) {
            Document elements = list.isEmpty() ? body() : Objects.requireNonNull(body().member(list));
            List<String> found = new ArrayList<>();
            for (Document element : elements.elements()) {
                found.add(String.valueOf(element.member(member)).replaceAll("^\"|\"$", ""));
            }
            return found;
        }
    }

    Reply get(String path, String... fields) {
        return send("GET", path, "", fields);
    }

    Reply post(String path, String body, String... fields) {
        return send("POST", path, body, fields);
    }

    Reply put(String path, String body, String... fields) {
        return send("PUT", path, body, fields);
    }

    Reply patch(String path, String body, String... fields) {
        return send("PATCH", path, body, fields);
    }

    Reply delete(String path, String... fields) {
        return send("DELETE", path, "", fields);
    }

    /** Creates an instance and returns its identifier. */
    String create(String path, String body, String member) {
        Reply reply = post(path, body);
        assertThat(reply.status()).as(reply.response().body()).isEqualTo(201);
        return reply.at(member);
    }

    /** Sends a prepared request. */
    Reply raw(HttpRequest.Builder request) {
        try {
            return new Reply(client.send(request.build(), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (InterruptedException problem) {
            throw new IllegalStateException(problem);
        }
    }

    HttpRequest.Builder at(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + path));
        return credential.length == 0 ? request : request.headers(credential);
    }

    private Reply send(String method, String path, String body, String... fields) {
        HttpRequest.Builder request =
                at(path).method(method, HttpRequest.BodyPublishers.ofString(body.replace('\'', '"')));
        if (!body.isEmpty()) {
            request.header("content-type", "application/json");
        }
        return raw(fields.length == 0 ? request : request.headers(fields));
    }

    /** Resets the state of the emulator. */
    void reset() {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + "/__service/state/reset"))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.noBody());
        assertThat(raw(request).status()).isLessThan(300);
    }

    @Override
    public void close() {
        emulator.close();
    }
}

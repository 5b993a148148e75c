package dev.ectype.launcher.emulated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import dev.ectype.runtime.server.ServerLog;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests that an emulator neither stores nor returns credentials. */
final class CredentialRedactionTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Vault, version: '1'}
            security: [{query: []}, {header: []}, {cookie: []}, {basic: []}]
            paths:
              /notes:
                post:
                  operationId: createNote
                  parameters: [{name: X-Api-Key, in: header, schema: {type: string}}, {name: note, in: query, schema: {type: string}}]
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                  responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
                get:
                  operationId: listNotes
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
            components:
              securitySchemes:
                query: {type: apiKey, in: query, name: api key}
                header: {type: apiKey, in: header, name: X-Api-Key}
                cookie: {type: apiKey, in: cookie, name: session}
                basic: {type: http, scheme: basic}
              schemas:
                Note: {type: object, required: [id], properties: {id: {type: integer, readOnly: true}, text: {type: string}}}
            """;

    private static final String CANARY = "c4n4ry";

    private final List<String> logged = new CopyOnWriteArrayList<>();

    private final ServerLog log = new ServerLog() {
        @Override
        public void replied(String method, String target, int status, @Nullable String reason) {
            logged.add(method + " " + target + " " + status + " " + reason);
        }

        @Override
        public void unmatched(String method, String target, List<String> nearest) {
            logged.add(method + " " + target + " " + nearest);
        }

        @Override
        public void failed(String method, String target, Throwable cause) {
            logged.add(method + " " + target + " " + cause);
        }
    };

    @Test
    void credentialsAreNeitherStoredNorLogged() throws IOException, InterruptedException {
        SourceRoot source = SourceRoot.text("vault.yaml", DESCRIPTION.getBytes(StandardCharsets.UTF_8));
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(source), CompileCache.none());
        try (Emulator vault =
                Objects.requireNonNull(new Launcher().boot(request).emulator())) {
            vault.start(EmulatorOptions.standard().withPort(0).withLog(log));
            URI base = vault.baseUri();
            assertThat(send(base, "POST", "/notes?note=kept&api+key=" + CANARY)).isEqualTo(201);
            assertThat(send(base, "POST", "/notes?api%20key=" + CANARY + "&note=kept"))
                    .isEqualTo(201);
            assertThat(send(base, "POST", "/notes", "x-api-key", CANARY)).isEqualTo(201);
            assertThat(send(base, "POST", "/notes", "cookie", "session=" + CANARY))
                    .isEqualTo(201);
            assertThat(send(base, "POST", "/notes", "authorization", "Basic " + CANARY))
                    .isEqualTo(401);
            assertThat(send(base, "GET", "/notes?api%20key=" + CANARY)).isEqualTo(200);
            assertThat(send(base, "GET", "/nothing?api%20key=" + CANARY)).isEqualTo(404);
            StringBuilder output = new StringBuilder(String.join("\n", logged));
            for (int position = 1; position <= 4; position++) {
                output.append(read(base, "/__service/journal/" + position));
            }
            output.append(read(base, "/__service/journal")).append(read(base, "/__service/inspect"));
            output.append(new String(vault.snapshot(), StandardCharsets.UTF_8));
            assertThat(output.toString())
                    .contains("/notes?note=kept&api+key=***", "/notes?api%20key=***&note=kept")
                    .doesNotContain(CANARY);
            assertThat(vault.verify().difference()).isNull();
        }
    }

    private static int send(URI base, String method, String target, String... fields)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + target))
                .header("content-type", "application/json")
                .method(
                        method,
                        method.equals("GET")
                                ? HttpRequest.BodyPublishers.noBody()
                                : HttpRequest.BodyPublishers.ofString("{\"text\":\"hello\"}"));
        if (fields.length > 0) {
            request.headers(fields);
        }
        return HttpClient.newHttpClient()
                .send(request.build(), HttpResponse.BodyHandlers.ofString())
                .statusCode();
    }

    private static String read(URI base, String route) throws IOException, InterruptedException {
        return HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(URI.create(base + route)).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }
}

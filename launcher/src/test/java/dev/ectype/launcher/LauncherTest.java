package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.StageTime;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LauncherTest {
    @TempDir
    Path folder;

    private Path description;
    private CompileCache cache;

    @BeforeEach
    void writeADescription() throws IOException {
        description = folder.resolve("notes.yaml");
        Files.writeString(description, described("Notes"));
        cache = CompileCache.in(CacheFolder.at(folder.resolve("cache")));
    }

    @Test
    void bootsAnEmulatorWithState() throws IOException, InterruptedException {
        try (Emulator emulator = booted(launch(CompileCache.none())).start()) {
            HttpResponse<String> created = send(emulator, "POST", "/notes", "{\"text\":\"milk\"}");
            assertThat(created.statusCode()).isEqualTo(201);
            assertThat(created.body()).contains("milk");
            assertThat(send(emulator, "GET", "/notes", "").body()).isEqualTo("[" + created.body() + "]");
        }
    }

    @Test
    void compilesTheSameDescriptionOnce() throws IOException, InterruptedException {
        assertThat(launch(cache).cached()).isFalse();
        LaunchResult again = launch(cache);
        assertThat(again.cached()).isTrue();
        assertThat(again.stages()).extracting(StageTime::stage).containsExactly("cache", "load");
        assertThat(Objects.requireNonNull(again.summary()).endpoints()).isEqualTo(2);
        try (Emulator emulator = booted(again).start()) {
            assertThat(send(emulator, "GET", "/notes", "").body()).isEqualTo("[]");
        }
    }

    @Test
    void storesTheEmulatorInTheRemainingWork() {
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(SourceRoot.file(description)), cache);
        LaunchResult launched = new Launcher().boot(request);
        assertThat(new Launcher().boot(request).cached()).isFalse();
        launched.remaining().run();
        assertThat(new Launcher().boot(request).cached()).isTrue();
    }

    @Test
    void compilesChangedDescriptionsAndFindsRevertedOnesInTheCache() throws IOException {
        launch(cache);
        Files.writeString(description, described("Other"));
        LaunchResult changed = launch(cache);
        assertThat(changed.cached()).isFalse();
        assertThat(Objects.requireNonNull(changed.summary()).name()).isEqualTo("Other");
        Files.writeString(description, described("Notes"));
        assertThat(launch(cache).cached()).isTrue();
    }

    @Test
    void compilesAgainWhenAReferencedFileChanges() throws IOException {
        Path part = folder.resolve("note.yaml");
        Files.writeString(part, "{type: object, properties: {id: {type: string}}}");
        Files.writeString(description, described("Notes").replace("#/components/schemas/Note", "note.yaml"));
        launch(cache);
        assertThat(launch(cache).cached()).isTrue();
        Files.writeString(part, "{type: object, properties: {id: {type: integer}}}");
        assertThat(launch(cache).cached()).isFalse();
        Files.delete(part);
        LaunchResult without = launch(cache);
        assertThat(without.cached()).isFalse();
        assertThat(without.diagnostics()).isNotEmpty();
        assertThat(launch(cache).cached()).isTrue();
        assertThat(launch(cache).diagnostics()).isEqualTo(without.diagnostics());
    }

    @Test
    void differentOptionsHaveDifferentCacheEntries() {
        CompilationRequest request = CompilationRequest.of(SourceRoot.file(description));
        launch(request, cache);
        CompilationRequest other = request.withInference(Inference.Mode.OFF);
        LaunchResult launched = launch(other, cache);
        assertThat(launched.cached()).isFalse();
        assertThat(Objects.requireNonNull(launched.summary()).resources()).isZero();
    }

    @Test
    void compilesAgainWhenTheCacheIsCorrupt() throws IOException {
        launch(cache);
        for (String kind : List.of(".emulator", ".files")) {
            for (Path file : cached(kind)) {
                byte[] bytes = Files.readAllBytes(file);
                bytes[bytes.length / 2] ^= 1;
                Files.write(file, bytes);
            }
            LaunchResult launched = launch(cache);
            assertThat(launched.cached()).isFalse();
            assertThat(launched.emulator()).isNotNull();
        }
        for (Path file : cached(".emulator")) {
            Files.write(file, new byte[3]);
        }
        assertThat(launch(cache).cached()).isFalse();
        assertThat(launch(cache).cached()).isTrue();
    }

    @Test
    void launchesWithoutAWritableCache() throws IOException {
        Path occupied = folder.resolve("file");
        Files.writeString(occupied, "");
        CompileCache nowhere = CompileCache.in(CacheFolder.at(occupied.resolve("cache")));
        assertThat(launch(nowhere).emulator()).isNotNull();
        assertThat(launch(nowhere).cached()).isFalse();
    }

    @Test
    void reportsTheErrorsOfADescription() throws IOException {
        Files.writeString(description, "openapi: [");
        LaunchResult launched = launch(cache);
        assertThat(launched.emulator()).isNull();
        assertThat(launched.diagnostics()).extracting(Diagnostic::code).containsExactly(DiagnosticCode.BROKEN_YAML);
    }

    private LaunchResult launch(CompileCache known) {
        return launch(CompilationRequest.of(SourceRoot.file(description)), known);
    }

    /** Launches an emulator and stores it in the cache. */
    private static LaunchResult launch(CompilationRequest request, CompileCache known) {
        LaunchResult launched = new Launcher().boot(new LaunchRequest(request, known));
        launched.remaining().run();
        return launched;
    }

    private static Emulator booted(LaunchResult launched) {
        return Objects.requireNonNull(launched.emulator());
    }

    private List<Path> cached(String kind) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("cache"))) {
            return files.filter(file -> file.toString().endsWith(kind)).toList();
        }
    }

    private static HttpResponse<String> send(Emulator emulator, String method, String path, String body)
            throws IOException, InterruptedException {
        URI uri = emulator.baseUri().resolve(path);
        HttpRequest request = HttpRequest.newBuilder(uri)
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .header("content-type", "application/json")
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static String described(String title) {
        return """
                openapi: 3.1.0
                info: {title: %s, version: '1'}
                paths:
                  /notes:
                    get:
                      responses:
                        '200':
                          description: all
                          content:
                            application/json:
                              schema: {type: array, items: {$ref: '#/components/schemas/Note'}}
                    post:
                      requestBody:
                        content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}
                      responses:
                        '201':
                          description: made
                          content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}
                components:
                  schemas:
                    Note:
                      type: object
                      required: [id]
                      properties: {id: {type: string, readOnly: true}, text: {type: string}}
                """.formatted(title);
    }
}

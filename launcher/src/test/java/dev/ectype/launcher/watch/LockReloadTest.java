package dev.ectype.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.conclusion.lock.InferenceLock;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes a watched description with accepted conclusions. */
@Timeout(60)
final class LockReloadTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Notes, version: 1.0.0}
            paths:
              /notes:
                get:
                  operationId: listNotes
                  parameters: [{name: color, in: query, schema: {type: string}}]
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
              /notes/{noteId}:
                parameters: [{name: noteId, in: path, required: true, schema: {type: string}}]
                get:
                  operationId: readNote
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            components:
              schemas:
                Note: {type: object, required: [id], properties: {id: {type: string}, color: {type: string}, slug: {type: string}}}
            """;

    @TempDir
    private Path folder;

    private LaunchRequest request;
    private Path description;
    private Path lock;
    private Path settings;

    @BeforeEach
    void write() throws IOException {
        description = Files.writeString(folder.resolve("notes.yaml"), DESCRIPTION);
        settings = Files.writeString(folder.resolve("service.yaml"), "{}\n");
        lock = folder.resolve(InferenceLock.FILE);
        accept();
        Guidance guidance = new Guidance(SourceRoot.file(settings), SourceRoot.file(lock), false);
        request = new LaunchRequest(
                CompilationRequest.of(SourceRoot.file(description)).withGuidance(guidance),
                CompileCache.in(CacheFolder.at(folder.resolve("cache"))));
    }

    private void accept() throws IOException {
        CompilationRequest accepted = CompilationRequest.of(SourceRoot.file(description))
                .withGuidance(new Guidance(SourceRoot.file(settings), null, false));
        Files.writeString(
                lock,
                JsonPrinter.compact(InferenceLock.of(Objects.requireNonNull(
                                new EmulatorCompiler().infer(accepted).report())
                        .model())));
    }

    @Test
    void aChangeIntroducesItsDifferencesOnce() throws IOException, InterruptedException {
        LaunchResult launched = new Launcher().boot(request);
        assertThat(launched.diagnostics()).isEmpty();
        BlockingQueue<ReloadResult> reloads = new LinkedBlockingQueue<>();
        try (Emulator notes = Objects.requireNonNull(launched.emulator()).start();
                Reloader reloader = Reloader.start(request, launched, reloads::add)) {
            Files.writeString(description, DESCRIPTION.replace("name: color", "name: shade"));
            ReloadResult changed = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(changed.introduced())
                    .extracting(Diagnostic::line)
                    .singleElement()
                    .asString()
                    .endsWith("ECT4003 operation listNotes: filter color was accepted as \"/color equal\" and no longer"
                            + " applies");
            Files.writeString(description, DESCRIPTION.replace("name: color", "name: tint"));
            ReloadResult again = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(again.introduced()).isEmpty();
            assertThat(again.diagnostics()).hasSize(1);
            accept();
            ReloadResult accepted = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(accepted.files()).containsExactly(lock.toString());
            assertThat(accepted.diagnostics()).isEmpty();
            Files.writeString(lock, "<<<<<<< HEAD\n" + Files.readString(lock) + "\n>>>>>>> other\n");
            ReloadResult conflict = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(conflict.isRefused()).isTrue();
            assertThat(notes.plan().operations()).hasSize(2);
            assertThat(reloader).isNotNull();
        }
    }

    @Test
    void aCorrectionTakesEffect() throws IOException, InterruptedException {
        LaunchResult launched = new Launcher().boot(request);
        BlockingQueue<ReloadResult> reloads = new LinkedBlockingQueue<>();
        try (Emulator notes = Objects.requireNonNull(launched.emulator()).start();
                Reloader reloader = Reloader.start(request, launched, reloads::add)) {
            Files.writeString(settings, "inference:\n  correct:\n  - {resource: notes, id: slug}\n");
            ReloadResult corrected = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(corrected.introduced()).isNotEmpty();
            assertThat(corrected.difference()).isNotNull();
            assertThat(notes.plan().resources().toString()).contains("slug");
            assertThat(reloader).isNotNull();
        }
    }
}

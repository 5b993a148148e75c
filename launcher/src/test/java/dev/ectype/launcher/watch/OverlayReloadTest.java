package dev.ectype.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.diagnostic.Diagnostic;
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
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Changes the overlay of a description that is cached or watched. */
@Timeout(60)
final class OverlayReloadTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Notes, version: 1.0.0}
            paths:
              /notes:
                get: {operationId: listNotes, responses: {'200': {description: all notes}}}
            """;

    @TempDir
    private Path folder;

    private LaunchRequest request;
    private Path overlay;

    @BeforeEach
    void write() throws IOException {
        Path description = Files.writeString(folder.resolve("notes.yaml"), DESCRIPTION);
        overlay = folder.resolve("overlay.yaml");
        renameTo("readNotes");
        CompilationRequest compilation =
                CompilationRequest.of(SourceRoot.file(description)).withOverlays(List.of(SourceRoot.file(overlay)));
        request = new LaunchRequest(compilation, CompileCache.in(CacheFolder.at(folder.resolve("cache"))));
    }

    @Test
    void aChangedOverlayIsCompiledAgainAndAnUnchangedOneIsNot() throws IOException {
        assertThat(launch().cached()).isFalse();
        assertThat(launch().cached()).isTrue();
        renameTo("allNotes");
        LaunchResult changed = launch();
        assertThat(changed.cached()).isFalse();
        assertThat(operation(changed)).isEqualTo("allNotes");
        assertThat(changed.files()).hasSize(2);
        Files.delete(overlay);
        assertThat(launch().diagnostics().stream().map(Diagnostic::code))
                .map(code -> code.id())
                .contains("ECT1001");
    }

    @Test
    void aWatchedEmulatorFollowsItsOverlay() throws IOException, InterruptedException {
        LaunchResult launched = launch();
        BlockingQueue<ReloadResult> reloads = new LinkedBlockingQueue<>();
        try (Emulator notes = Objects.requireNonNull(launched.emulator()).start();
                Reloader reloader = Reloader.start(request, launched, reloads::add)) {
            renameTo("everyNote");
            ReloadResult first = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(first.files()).containsExactly(overlay.toString());
            assertThat(Objects.requireNonNull(first.difference()).newOperations())
                    .containsExactly("everyNote");
            Files.writeString(overlay, "overlay: 3.0.0");
            ReloadResult second = Objects.requireNonNull(reloads.poll(30, TimeUnit.SECONDS));
            assertThat(second.isRefused()).isTrue();
            assertThat(notes.plan().operations().get(0).id()).isEqualTo("everyNote");
            assertThat(reloader).isNotNull();
        }
    }

    private LaunchResult launch() {
        LaunchResult launched = new Launcher().boot(request);
        launched.remaining().run();
        return launched;
    }

    private static String operation(LaunchResult launched) {
        return Objects.requireNonNull(launched.emulator())
                .plan()
                .operations()
                .get(0)
                .id();
    }

    private void renameTo(String name) throws IOException {
        Files.writeString(
                overlay,
                "overlay: 1.0.0\ninfo: {title: Names, version: 1.0.0}\nactions:\n"
                        + "  - {target: \"$.paths['/notes'].get\", update: {operationId: " + name + "}}\n");
    }
}

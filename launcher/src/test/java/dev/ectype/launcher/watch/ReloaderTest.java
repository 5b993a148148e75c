package dev.ectype.launcher.watch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
final class ReloaderTest {
    private final BlockingQueue<ReloadResult> reloads = new LinkedBlockingQueue<>();

    @TempDir
    Path folder;

    private Path description;
    private Emulator library;
    private Reloader reloader;

    @BeforeEach
    void watch() throws IOException {
        description = folder.resolve("library.yaml");
        Files.writeString(description, ShelfEdition.FIRST);
        CompileCache cache = CompileCache.in(CacheFolder.at(folder.resolve("cache")));
        LaunchRequest request = new LaunchRequest(CompilationRequest.of(SourceRoot.file(description)), cache);
        LaunchResult launched = new Launcher().boot(request);
        library = Objects.requireNonNull(launched.emulator()).start();
        reloader = Reloader.start(request, launched, reloads::add);
    }

    @AfterEach
    void stop() {
        reloader.close();
        library.close();
    }

    @Test
    void followsAnEditThatCameBetweenTheFirstCompilationAndTheWatch() throws IOException, InterruptedException {
        reloader.close();
        LaunchRequest request = new LaunchRequest(
                CompilationRequest.of(SourceRoot.file(description)),
                CompileCache.in(CacheFolder.at(folder.resolve("cache"))));
        LaunchResult launched = new Launcher().boot(request);
        library.close();
        library = Objects.requireNonNull(launched.emulator()).start();
        Files.writeString(
                description, ShelfEdition.FIRST.replace("/shelves:", "/rooms:").replace("createShelf", "createRoom"));
        reloader = Reloader.start(request, launched, reloads::add);
        assertThat(next().files()).isNotEmpty();
    }

    @Test
    void followsAnEditAndReportsTheDifference() throws IOException, InterruptedException {
        Files.writeString(
                description, ShelfEdition.FIRST.replace("/shelves:", "/rooms:").replace("createShelf", "createRoom"));
        ReloadResult reload = next();
        EditionDifference difference = Objects.requireNonNull(reload.difference());
        assertThat(reload.files()).containsExactly(description.toString());
        assertThat(difference.newOperations()).containsExactly("createRoom");
        assertThat(difference.goneOperations()).containsExactly("createShelf");
        assertThat(post("/rooms")).isEqualTo(201);
    }

    @Test
    void storesTheNewEditionInTheCacheAfterItsReport() throws IOException, InterruptedException {
        Files.writeString(description, ShelfEdition.FIRST.replace("/shelves:", "/rooms:"));
        next();
        CompilationRequest edited = CompilationRequest.of(SourceRoot.file(description));
        CompileCache cache = CompileCache.in(CacheFolder.at(folder.resolve("cache")));
        for (int tries = 0; tries < 400 && cache.find(edited) == null; tries++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(cache.find(edited)).isNotNull();
    }

    @Test
    void followsAReplacedFile() throws IOException, InterruptedException {
        Path other = folder.resolve("library.yaml.new");
        Files.writeString(other, ShelfEdition.FIRST.replace("/shelves:", "/rooms:"));
        Files.move(other, description, StandardCopyOption.ATOMIC_MOVE);
        assertThat(next().carried()).isNotNull();
        assertThat(post("/rooms")).isEqualTo(201);
    }

    @Test
    void keepsThePreviousEditionWhileTheDescriptionHasErrors() throws IOException, InterruptedException {
        Files.writeString(description, "openapi: [3.1.0\n");
        ReloadResult reload = next();
        assertThat(reload.isRefused()).isTrue();
        assertThat(reload.carried()).isNull();
        assertThat(post("/shelves")).isEqualTo(201);
        Files.writeString(description, ShelfEdition.FIRST.replace("version: '1'", "version: '2'"));
        assertThat(Objects.requireNonNull(next().carried()).documents()).isEqualTo(1);
    }

    @Test
    void aRewrittenFileWithEqualContentChangesNothing() throws IOException, InterruptedException {
        Files.writeString(description, ShelfEdition.FIRST + "\n# a remark\n");
        ReloadResult reload = next();
        assertThat(reload.isRefused()).isFalse();
        assertThat(reload.difference()).isNull();
    }

    private ReloadResult next() throws InterruptedException {
        return Objects.requireNonNull(reloads.poll(40, TimeUnit.SECONDS), "no change was noticed");
    }

    private int post(String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(library.baseUri().resolve(path))
                .header("content-type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{\"room\":\"hall\"}"))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .statusCode();
    }
}

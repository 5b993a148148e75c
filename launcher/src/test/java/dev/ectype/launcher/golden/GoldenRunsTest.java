package dev.ectype.launcher.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.LaunchResult;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.cache.CacheFolder;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.launcher.early.LocalCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the replies of the emulators of golden descriptions, byte for byte. */
final class GoldenRunsTest {
    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#played")
    void repliesAreUnchanged(String name) throws IOException, InterruptedException {
        Path file = Goldens.FOLDER.resolve(name).resolve("exchanges.http");
        LaunchResult launched = new Launcher().boot(request(name));
        String made = play(launched, GoldenExchange.read(Files.readString(file)));
        if (Boolean.getBoolean("golden.update")) {
            refuseInContinuousIntegration();
            Files.writeString(file, made);
        }
        assertThat(made)
                .as("after a change that was meant, run with -Dgolden.update=true")
                .isEqualTo(Files.readString(file));
    }

    /** The remaining work runs after half of the exchanges, so that requests before and after it are tested. */
    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#played")
    void repliesAreEqualWhileClassesAreCompiledOnDemand(String name) throws IOException, InterruptedException {
        String expected = Files.readString(Goldens.FOLDER.resolve(name).resolve("exchanges.http"));
        LaunchResult launched = Launcher.bootEarly(request(name), new LocalCompiler(stage -> {}));
        assertThat(play(launched, GoldenExchange.read(expected))).isEqualTo(expected);
    }

    /** The second launch reads the state at the start from the cache instead of generating it. */
    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#played")
    void repliesAreEqualAfterACachedStart(String name, @TempDir Path folder) throws IOException, InterruptedException {
        String expected = Files.readString(Goldens.FOLDER.resolve(name).resolve("exchanges.http"));
        LaunchRequest request = new LaunchRequest(compilation(name), CompileCache.in(CacheFolder.at(folder)));
        new Launcher().boot(request).remaining().run();
        LaunchResult launched = new Launcher().boot(request);
        assertThat(launched.cached()).isTrue();
        assertThat(play(launched, GoldenExchange.read(expected))).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("dev.ectype.launcher.golden.Goldens#cases")
    void bootsEveryEmittedEmulator(String name) throws IOException {
        try (Emulator emulator = emulator(new Launcher().boot(request(name)))) {
            assertThat(emulator.start().port()).isPositive();
        }
    }

    private static String play(LaunchResult launched, List<GoldenExchange> exchanges)
            throws IOException, InterruptedException {
        List<String> printed = new ArrayList<>();
        try (Emulator emulator = emulator(launched).start()) {
            String snapshot = "";
            for (GoldenExchange exchange : exchanges) {
                if (printed.size() == exchanges.size() / 2) {
                    launched.remaining().run();
                }
                HttpResponse<String> reply = exchange.send(emulator.baseUri(), snapshot);
                snapshot = exchange.keepsTheState() ? reply.body() : snapshot;
                printed.add(exchange.printed(emulator.baseUri(), reply));
            }
        }
        return String.join("\n", printed);
    }

    private static Emulator emulator(LaunchResult launched) {
        return Objects.requireNonNull(launched.emulator());
    }

    private static LaunchRequest request(String name) throws IOException {
        return new LaunchRequest(compilation(name), CompileCache.none());
    }

    private static CompilationRequest compilation(String name) throws IOException {
        Path input = Goldens.input(name);
        return CompilationRequest.of(SourceRoot.text(input.getFileName().toString(), Files.readAllBytes(input)));
    }

    private static void refuseInContinuousIntegration() {
        if (System.getenv("CI") != null) {
            fail("-Dgolden.update=true is refused where CI is set: rewrite the golden files on your own machine");
        }
    }
}

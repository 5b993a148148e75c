package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SandboxCommandTest {
    private static Emulator emulator;

    @TempDir
    private Path folder;

    private int code;

    @BeforeAll
    static void serve() {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("petstore")), CompileCache.none());
        emulator = Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withPort(0));
    }

    @AfterAll
    static void stop() {
        emulator.close();
    }

    @AfterEach
    void dropAll() {
        emulator.sandboxes().forEach(emulator::drop);
    }

    private CommandRun run(String... arguments) {
        CommandRun run = new CommandRun().in(folder);
        String[] all = new String[arguments.length + 2];
        System.arraycopy(arguments, 0, all, 0, arguments.length);
        all[all.length - 2] = "--url";
        all[all.length - 1] = emulator.baseUri().toString();
        code = run.with(all);
        return run;
    }

    private static EmulatorClient client() {
        return EmulatorClient.at(emulator.baseUri());
    }

    @Test
    void makesListsAndDropsThem() {
        assertThat(run("sandbox", "list").err()).contains("no sandboxes");
        assertThat(run("sandbox", "make", "ann", "--idle", "PT30M").out())
                .isEqualTo(emulator.baseUri() + "/__service/sandboxes/ann\n");
        assertThat(run("sandbox", "make", "bob", "--from", "start", "--json").out())
                .isEqualTo("{\"name\":\"bob\",\"start\":0,\"position\":0,\"clock\":\"2025-01-01T00:00:00.000Z\"}\n");
        assertThat(run("sandbox", "list").out().lines())
                .containsExactly(
                        "sandbox  began at  position  clock                     dropped when idle for",
                        "ann             0         0  2025-01-01T00:00:00.000Z  PT30M",
                        "bob             0         0  2025-01-01T00:00:00.000Z  -");
        assertThat(run("sandbox", "list", "--json").out()).contains("\"name\":\"ann\"", "\"idle\":\"PT30M\"");
        assertThat(run("sandbox", "drop", "ann").err()).contains("dropped ann");
        assertThat(emulator.sandboxes()).containsExactly("bob");
        run("sandbox", "drop", "ann");
        assertThat(code).isEqualTo(3);
        run("sandbox", "make", "bob", "--from", "start");
        assertThat(code).isEqualTo(3);
    }

    @Test
    void otherCommandsAreAboutTheOneThatTheyName() {
        client().sandbox("ann").clock().advance(Duration.ofHours(1));
        assertThat(run("journal", "list", "--sandbox", "ann").out()).contains("POST /__service/clock");
        assertThat(run("journal", "list").err()).contains("no writes");
        run("snapshot", "save", "hers", "--sandbox", "ann");
        assertThat(code).isZero();
        run("journal", "rewind", "0", "--sandbox", "ann");
        assertThat(client().sandbox("ann").health().position()).isZero();
        run("snapshot", "load", "hers", "--sandbox", "ann");
        assertThat(client().sandbox("ann").health().position()).isEqualTo(1);
        assertThat(client().health().position()).isZero();
    }

    @Test
    void printsTheDifferencesOfASandbox() {
        client().sandbox("ann").health();
        assertThat(run("sandbox", "diff", "ann").err()).contains("no differences");
        assertThat(code).isZero();
        assertThat(run("sandbox", "diff", "ann", "--with", "default", "--json").out())
                .isEmpty();
        assertThat(run("sandbox", "diff", "nobody").err()).contains("the sandbox 'nobody' does not exist");
        assertThat(code).isEqualTo(3);
        assertThat(emulator.sandboxes()).containsExactly("ann");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sandbox",
                "sandbox lst",
                "sandbox list ann",
                "sandbox drop",
                "sandbox make a/b",
                "sandbox make ann --from then",
                "sandbox make ann --idle 5m",
                "sandbox diff ann --with a/b",
                "journal list --sandbox a/b"
            })
    void rejectsInvalidUseWithoutChanges(String line) {
        client().sandbox("ann").health();
        CommandRun run = run(line.split(" "));
        assertThat(code).as(line).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(emulator.sandboxes()).containsExactly("ann");
    }
}

package dev.ectype.cli.command.emulator;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandRun;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.Snapshot;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SnapshotCommandTest {
    private static Emulator emulator;

    @TempDir
    private Path folder;

    @BeforeAll
    static void serve() {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("petstore")), CompileCache.none());
        emulator = Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withPort(0).withPopulate(3));
    }

    @AfterAll
    static void stop() {
        emulator.close();
    }

    @BeforeEach
    void reset() {
        emulator.reset();
    }

    @Test
    void whatWasSavedIsLoadedListedAndDeleted() throws IOException {
        byte[] before = emulator.snapshot();
        CommandRun save = run();
        assertThat(save.with("snapshot", "save", "start", "--url", url())).isZero();
        assertThat(save.err()).contains("saved start: Petstore 1.0.0 at position 0, " + before.length + " bytes in ");
        assertThat(save.out()).isEmpty();
        assertThat(file("start")).hasBinaryContent(before);

        EmulatorClient.at(emulator.baseUri()).clock().advance(Duration.ofDays(1));
        assertThat(emulator.snapshot()).isNotEqualTo(before);
        assertThat(run().with("snapshot", "save", "later", "--url=" + url())).isZero();

        CommandRun load = run();
        assertThat(load.with("snapshot", "load", "start", "--url", url(), "--json"))
                .isZero();
        assertThat(emulator.snapshot()).isEqualTo(before);
        assertThat(load.out()).contains("\"name\":\"start\"", "\"api\":{\"name\":\"Petstore\"", "\"position\":0");

        CommandRun list = run();
        assertThat(list.with("snapshot", "list")).isZero();
        assertThat(list.out().lines().map(line -> line.replaceAll(" +", " ")))
                .containsExactly(
                        " name api position bytes".strip(),
                        "later Petstore 1.0.0 1 " + Files.size(file("later")),
                        "start Petstore 1.0.0 0 " + before.length);

        CommandRun delete = run();
        assertThat(delete.with("snapshot", "delete", "later", "--json")).isZero();
        assertThat(delete.out()).isEqualTo("{\"deleted\":\"later\"}" + System.lineSeparator());
        assertThat(file("later")).doesNotExist();
        assertThat(file("start")).exists();
    }

    @Test
    void savingAgainReplacesWhatWasThere() throws IOException {
        Files.createDirectories(file("a").getParent());
        Files.writeString(file("a"), "before");
        CommandRun save = run();
        assertThat(save.with("snapshot", "save", "a", "--url", url())).isZero();
        assertThat(save.err()).contains("replaced a: Petstore");
        assertThat(file("a")).hasBinaryContent(emulator.snapshot());
    }

    @Test
    void listsNothingWhereNothingIs() {
        CommandRun list = run();
        assertThat(list.with("snapshot", "list")).isZero();
        assertThat(list.err()).contains("no snapshots in ");
        assertThat(list.out()).isEmpty();
        CommandRun json = run();
        assertThat(json.with("snapshot", "list", "--json")).isZero();
        assertThat(json.out().strip()).isEqualTo("[]");
    }

    @Test
    void whatIsNoSnapshotIsListedAsSuchAndNotLoaded() throws IOException {
        Files.createDirectories(file("a").getParent());
        Files.writeString(file("a"), "{\"format\": 1,");
        byte[] before = emulator.snapshot();
        CommandRun list = run();
        assertThat(list.with("snapshot", "list")).isZero();
        assertThat(list.out()).contains("(no snapshot)");
        CommandRun load = run();
        assertThat(load.with("snapshot", "load", "a", "--url", url())).isEqualTo(3);
        assertThat(load.err()).contains("a.json is not a snapshot: at 1:14 expected", "hint:");
        assertThat(emulator.snapshot()).isEqualTo(before);
    }

    @Test
    void aSnapshotOfAnotherApiIsRefused() throws IOException {
        Files.createDirectories(file("a").getParent());
        byte[] before = emulator.snapshot();
        String text = new String(before, StandardCharsets.UTF_8);
        Files.writeString(file("a"), text.replaceFirst("\"name\":\"Petstore\"", "\"name\":\"Zoo\""));
        CommandRun load = run();
        assertThat(load.with("snapshot", "load", "a", "--url", url())).isEqualTo(3);
        assertThat(load.err()).contains("'Petstore', the API of this emulator, but is \"Zoo\"");
        assertThat(emulator.snapshot()).isEqualTo(before);
    }

    @Test
    void anEnormousFileIsRefusedUnread() throws IOException {
        Files.createDirectories(file("a").getParent());
        try (RandomAccessFile sparse = new RandomAccessFile(file("a").toFile(), "rw")) {
            sparse.setLength(Snapshot.LARGEST + 1);
        }
        CommandRun load = run();
        assertThat(load.with("snapshot", "load", "a", "--url", url())).isEqualTo(3);
        assertThat(load.err()).contains("a snapshot has at most");
        CommandRun list = run();
        assertThat(list.with("snapshot", "list", "--json")).isZero();
        assertThat(list.out()).contains("\"bytes\":" + (Snapshot.LARGEST + 1)).doesNotContain("\"api\"");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../a", "a/b", ".a", "CON", "nul.txt", "a b", "ä"})
    void refusesNamesThatLeadElsewhere(String name) throws IOException {
        for (String verb : new String[] {"save", "load", "delete"}) {
            CommandRun run = run();
            assertThat(run.with("snapshot", verb, name, "--url", url())).isEqualTo(2);
            assertThat(run.err()).contains("the name of a snapshot ", "\"" + name + "\"");
        }
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void namesWhatWasMeant() throws IOException {
        Files.createDirectories(file("before-sale").getParent());
        Files.writeString(file("before-sale"), "{}");
        CommandRun delete = run();
        assertThat(delete.with("snapshot", "delete", "before-sales")).isEqualTo(2);
        assertThat(delete.err()).contains("the snapshot \"before-sales\" does not exist", "Did you mean before-sale?");
        CommandRun sav = run();
        assertThat(sav.with("snapshot", "sav", "a")).isEqualTo(2);
        assertThat(sav.err()).contains("Did you mean `ectype snapshot save`?");
        assertThat(run().with("snapshot")).isEqualTo(2);
        assertThat(run().with("snapshot", "save")).isEqualTo(2);
        assertThat(run().with("snapshot", "list", "a")).isEqualTo(2);
        assertThat(run().with("snapshot", "save", "a", "--url", "somewhere")).isEqualTo(2);
        assertThat(run().having("ECTYPE_PORT", "0").with("snapshot", "save", "a"))
                .isEqualTo(2);
    }

    @Test
    void looksWhereTheSettingsServe() throws IOException {
        int free;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            free = socket.getLocalPort();
        }
        Files.writeString(folder.resolve("service.yaml"), "runtime: {port: " + free + "}\n");
        CommandRun nobody = run();
        assertThat(nobody.with("snapshot", "save", "a")).isEqualTo(5);
        assertThat(nobody.err())
                .contains(
                        "http://127.0.0.1:" + free + "/__service/state/snapshot: nothing listens there",
                        "ectype emulate");
        assertThat(file("a")).doesNotExist();
        Files.writeString(folder.resolve("service.yaml"), "runtime: {port: " + emulator.port() + "}\n");
        assertThat(run().with("snapshot", "save", "a")).isZero();
    }

    private CommandRun run() {
        return new CommandRun().in(folder).having("ECTYPE_CONFIG_DIR", folder.toString());
    }

    private Path file(String name) {
        return folder.resolve(".service/snapshots/" + name + ".json");
    }

    private static String url() {
        return emulator.baseUri().toString();
    }
}

package dev.ectype.cli.command.team;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.cli.CommandProcess;
import dev.ectype.cli.CommandRun;
import dev.ectype.cli.ScriptedControlPlane;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.LaunchRequest;
import dev.ectype.launcher.Launcher;
import dev.ectype.launcher.SampleCatalog;
import dev.ectype.launcher.cache.CompileCache;
import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.client.Snapshot;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SharedSnapshotTest {
    private static Emulator emulator;

    @TempDir
    private Path folder;

    private ScriptedControlPlane plane;

    @BeforeAll
    static void serve() {
        LaunchRequest request =
                new LaunchRequest(CompilationRequest.of(SampleCatalog.open("petstore")), CompileCache.none());
        emulator = Objects.requireNonNull(new Launcher().boot(request).emulator())
                .start(EmulatorOptions.standard().withPort(0).withPopulate(3));
    }

    @AfterAll
    static void close() {
        emulator.close();
    }

    @BeforeEach
    void start() throws IOException {
        plane = new ScriptedControlPlane();
        emulator.reset();
    }

    @AfterEach
    void stop() {
        plane.close();
    }

    @Test
    void pushesWhatIsKeptAFileAndWhatRuns() throws Exception {
        byte[] state = emulator.snapshot();
        plane.respondsWith("POST /v1/projects/shop/snapshots", 201, known(state, 3));
        assertThat(run().with("snapshot", "save", "ready", "--url", url())).isZero();
        CommandRun pushed = run();
        assertThat(pushed.with("snapshot", "push", "shop/ready", "--expect-version", "2"))
                .as(pushed.err())
                .isZero();
        assertThat(pushed.err()).contains("pushed shop/ready@3, Petstore 1.0.0 at position 0");
        ScriptedControlPlane.Request sent = plane.requests().get(0);
        assertThat(sent.line())
                .isEqualTo(
                        "POST /v1/projects/shop/snapshots?name=ready&sha256=" + sha256(state) + "&expectedVersion=2");
        assertThat(sent.header("Content-encoding")).isEqualTo("gzip");
        assertThat(new GZIPInputStream(new ByteArrayInputStream(sent.body())).readAllBytes())
                .isEqualTo(state);
        CommandRun running = run();
        assertThat(running.with("snapshot", "push", "shop/live", "--from", url(), "--force"))
                .as(running.err())
                .isZero();
        assertThat(plane.requests().get(1).line()).contains("name=live").endsWith("&force=true");
        Files.write(folder.resolve("state.json"), state);
        assertThat(run().with("snapshot", "push", "shop/file", "--from", "state.json"))
                .isZero();
        Files.writeString(folder.resolve("other.json"), "{}");
        assertThat(run().with("snapshot", "push", "shop/file", "--from", "other.json"))
                .isEqualTo(3);
        assertThat(run().with("snapshot", "push", "shop/none")).isEqualTo(2);
        assertThat(run().with("snapshot", "push", "shop/ready@3")).isEqualTo(2);
        assertThat(plane.requests()).hasSize(3);
    }

    @Test
    void explainsAVersionConflict() throws Exception {
        plane.respondsWith(
                "POST /v1/projects/shop/snapshots",
                409,
                "{\"message\":\"The newest version is shop/ready@4, pushed by Ann.\",\"details\":{\"current\":"
                        + known(emulator.snapshot(), 4) + "}}");
        CommandRun run = run();
        assertThat(run.with("snapshot", "push", "shop/ready", "--from", url(), "--expect-version", "3"))
                .isEqualTo(1);
        assertThat(run.err())
                .contains("pushed by Ann (request req-7)", "`ectype snapshot pull shop/ready@4` pulls that version");
    }

    @Test
    void pullsIntoAFileIntoWhatRunsAndIntoWhatStarts() throws Exception {
        byte[] state = emulator.snapshot();
        serveContent(state, known(state, 3));
        CommandRun pull = run();
        assertThat(pull.with("snapshot", "pull", "shop/ready@3")).as(pull.err()).isZero();
        assertThat(folder.resolve(".service/snapshots/ready.json")).hasBinaryContent(state);
        assertThat(plane.lines().get(0)).isEqualTo("GET /v1/snapshots?project=shop&name=ready&version=3&limit=1");
        assertThat(run().with("snapshot", "pull", "shop/ready@latest", "--as", "mine"))
                .isZero();
        assertThat(folder.resolve(".service/snapshots/mine.json")).hasBinaryContent(state);
        EmulatorClient.at(emulator.baseUri()).clock().advance(Duration.ofDays(1));
        assertThat(emulator.snapshot()).isNotEqualTo(state);
        CommandRun into = run();
        assertThat(into.with("snapshot", "pull", "shop/ready", "--into", url()))
                .as(into.err())
                .isZero();
        assertThat(emulator.snapshot()).isEqualTo(state);
        Files.writeString(folder.resolve("credentials.json"), credentials());
        Files.setPosixFilePermissions(
                folder.resolve("credentials.json"),
                java.nio.file.attribute.PosixFilePermissions.fromString("rw-------"));
        try (CommandProcess started =
                CommandProcess.start(folder, "emulate", "petstore", "--port=0", "--fixture", "remote:shop/ready@3")) {
            Snapshot begun = EmulatorClient.at(
                            java.net.URI.create(started.out().get(0).replaceFirst("ready ", "")))
                    .save();
            assertThat(begun.json()).isEqualTo(state);
        }
    }

    @Test
    void whatIsNotWhatWasPushedOrOfAnotherApiChangesNothing() throws Exception {
        byte[] state = emulator.snapshot();
        byte[] zoo = new String(state, StandardCharsets.UTF_8)
                .replaceFirst("\"name\":\"Petstore\"", "\"name\":\"Zoostore\"")
                .getBytes(StandardCharsets.UTF_8);
        serveContent(state, known(zoo, 1));
        CommandRun other = run();
        assertThat(other.with("snapshot", "pull", "shop/ready")).isEqualTo(5);
        assertThat(other.err()).contains("is not the snapshot shop/ready: its SHA-256 is " + sha256(state));
        assertThat(folder.resolve(".service/snapshots/ready.json")).doesNotExist();
        plane.close();
        plane = new ScriptedControlPlane();
        serveContent(zoo, known(zoo, 1).replace("Petstore", "Zoostore"));
        assertThat(run().with("snapshot", "save", "ready", "--url", url())).isZero();
        CommandRun pushed = run();
        assertThat(pushed.with("snapshot", "pull", "shop/ready")).isEqualTo(3);
        assertThat(pushed.err())
                .contains("it belongs to Zoostore, but the local snapshot ready is Petstore", "--force");
        assertThat(folder.resolve(".service/snapshots/ready.json")).hasBinaryContent(state);
        CommandRun into = run();
        assertThat(into.with("snapshot", "pull", "shop/ready", "--into", url())).isEqualTo(3);
        assertThat(into.err()).contains("it belongs to Zoostore, but the API at " + url());
        assertThat(emulator.snapshot()).isEqualTo(state);
        assertThat(run().with("snapshot", "pull", "shop/ready", "--force")).isZero();
        assertThat(folder.resolve(".service/snapshots/ready.json")).hasBinaryContent(zoo);
    }

    @Test
    void moreThanWasAnnouncedIsNotTaken() throws Exception {
        byte[] state = emulator.snapshot();
        serveContent(state, known(state, 1).replaceFirst("\"size\":[0-9]+", "\"size\":10"));
        CommandRun run = run();
        assertThat(run.with("snapshot", "pull", "shop/ready")).isEqualTo(5);
        assertThat(run.err()).contains("more than the announced 10 bytes");
    }

    @Test
    void listsWhatIsShared() throws Exception {
        byte[] state = emulator.snapshot();
        plane.respondsWith("GET /v1/snapshots", 200, "{\"items\":[" + known(state, 3) + "],\"nextCursor\":null}");
        CommandRun list = run();
        assertThat(list.with("snapshot", "list", "--remote")).isZero();
        assertThat(list.out()).contains("shop/ready@3", "Petstore 1.0.0", "Ann");
        assertThat(run().with("snapshot", "list", "shop", "--remote", "--json")).isZero();
        assertThat(plane.lines().get(1)).isEqualTo("GET /v1/snapshots?project=shop&limit=100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ready", "shop/", "/ready", "shop/ready@0", "shop/ready@x", "a/b/c", "shop/..", "../ready"})
    void refusesNamesThatAreNone(String name) {
        assertThat(run().with("snapshot", "pull", name)).isEqualTo(2);
        assertThat(run().with("emulate", "petstore", "--port=0", "--fixture", "remote:" + name))
                .isEqualTo(2);
        assertThat(plane.requests()).isEmpty();
    }

    @Test
    void refusesOptionsThatNothingWouldComeOf() {
        assertThat(run().with("snapshot", "save", "a", "--remote")).isEqualTo(2);
        assertThat(run().with("snapshot", "list", "--force")).isEqualTo(2);
        assertThat(run().with("snapshot", "pull", "shop/a", "--from", "b")).isEqualTo(2);
        assertThat(run().with("snapshot", "pull", "shop/a", "--as", "b", "--into", url()))
                .isEqualTo(2);
        assertThat(plane.requests()).isEmpty();
    }

    private void serveContent(byte[] content, String known) {
        plane.respondsWith("GET /v1/snapshots/snp_1/content", 200, content)
                .respondsWith("GET /v1/snapshots?", 200, "{\"items\":[" + known + "],\"nextCursor\":null}");
    }

    private static String known(byte[] state, int version) throws NoSuchAlgorithmException {
        Snapshot snapshot = Snapshot.of(state);
        return "{\"id\":\"snp_1\",\"project\":\"shop\",\"name\":\"ready\",\"version\":" + version + ",\"sha256\":\""
                + sha256(state) + "\",\"size\":" + state.length
                + ",\"api\":{\"name\":\"Petstore\",\"version\":\"1.0.0\","
                + "\"hash\":\"" + snapshot.api().hash()
                + "\"},\"position\":0,\"createdBy\":{\"id\":\"key_1\",\"name\":\"Ann\"},"
                + "\"createdAt\":\"2026-01-31T12:00:00.000Z\"}";
    }

    private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private String credentials() {
        return "{\"current\":\"default\",\"profiles\":{\"default\":{\"url\":\"" + plane.url() + "\",\"key\":\""
                + ScriptedControlPlane.KEY + "\"}}}";
    }

    private CommandRun run() {
        return new CommandRun()
                .in(folder)
                .having("ECTYPE_CONFIG_DIR", folder.toString())
                .having("ECTYPE_API_KEY", ScriptedControlPlane.KEY)
                .having("ECTYPE_API_URL", plane.url());
    }

    private static String url() {
        return emulator.baseUri().toString();
    }
}

package dev.ectype.controlplane.fault;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.LogLines;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.Tasks;
import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.signin.TestBrowser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes on one database: neither has a state of its own. */
class SeveralNodesTest {
    private static final String KEY = ApplicationKey.make();
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @TempDir
    private static Path folder;

    private static PostgresServer postgres;
    private static ControlPlane one;
    private static ControlPlane other;

    @BeforeAll
    static void startBothAtOnce() throws IOException {
        Files.createDirectories(objects());
        Files.createDirectories(folder.resolve("apart-objects"));
        postgres = PostgresServer.start();
        CompletableFuture<ControlPlane> second = Tasks.supply(() -> node("other", KEY));
        one = node("one", KEY);
        other = second.join();
    }

    @AfterAll
    static void stop() {
        one.close();
        other.close();
        postgres.close();
    }

    @Test
    void wrongPasswordsCountOnAllNodes() {
        TestBrowser here = new TestBrowser(one.address());
        TestBrowser there = new TestBrowser(other.address());
        Map<String, String> form = Map.of("email", "ada@several.example", "password", "another long password");
        for (int at = 0; at < 5; at++) {
            assertThat((at % 2 == 0 ? here : there).post("/sign-in", form).statusCode())
                    .isEqualTo(403);
        }
        assertThat(here.post("/sign-in", form).statusCode()).isEqualTo(429);
        assertThat(there.post("/sign-in", form).statusCode()).isEqualTo(429);
    }

    @Test
    void sameKeyOnBothHappensOnce() {
        Client here = one.organization(Plan.FREE);
        Client there = at(other, here);
        for (int round = 0; round < 10; round++) {
            String body = "{\"name\":\"race-" + round + "\"}";
            String key = "race-" + round;
            List<Reply> replies = IntStream.range(0, 8)
                    .mapToObj(at -> Tasks.supply(() -> (at % 2 == 0 ? here : there)
                            .with("Idempotency-Key", key)
                            .post("/v1/projects", body)))
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();
            assertThat(replies)
                    .allSatisfy(
                            reply -> assertThat(reply.status()).as(reply.body()).isIn(201, 409));
            assertThat(replies.stream()
                            .filter(reply -> reply.status() == 201)
                            .map(reply -> reply.text("id"))
                            .distinct())
                    .hasSize(1);
        }
        assertThat(here.get("/v1/projects").items()).hasSize(10);
        assertThat(there.get("/v1/events?kind=project.created").items()).hasSize(10);
    }

    @Test
    void keyRevokedOnOneEndsOnTheOther() {
        Client here = one.organization(Plan.FREE);
        Reply made =
                here.post("/v1/api-keys", "{\"name\":\"x\",\"scope\":\"read\"}").is(201);
        Client there = other.client(made.text("key"));
        there.get("/v1/me").is(200);
        here.delete("/v1/api-keys/" + made.text("id")).is(204);
        Awaitility.await()
                .pollInterval(Duration.ofMillis(50))
                .atMost(PATIENCE)
                .until(() -> there.get("/v1/me").status() == 401);
    }

    /** Nodes notify each other of nothing: each reads the database again within a second, so no notification can be lost. */
    @Test
    void suspensionOnOneHoldsOnBothUntilTheOrganizationIsResumed() {
        Client here = one.organization(Plan.FREE);
        String slug = here.get("/v1/organization").text("slug");
        Client there = at(other, here);
        there.get("/v1/me").is(200);
        one.part(Operator.class).suspend(slug, "audit");
        awaitStatus(here, 403);
        assertThat(awaitStatus(there, 403).json().at("/details/reason").asString())
                .isEqualTo("audit");
        other.part(Operator.class).resume(slug);
        awaitStatus(here, 200);
        awaitStatus(there, 200);
    }

    private static Reply awaitStatus(Client client, int status) {
        return Awaitility.await()
                .pollInterval(Duration.ofMillis(50))
                .atMost(PATIENCE)
                .until(() -> client.get("/v1/me"), reply -> reply.status() == status);
    }

    @Test
    void nodeWithAnotherKeyIsRefusedAndChangesNothing() {
        assertThatThrownBy(() -> node("stranger", ApplicationKey.make()))
                .hasStackTraceContaining("belongs to another application key");
        assertServesWithNewConnections();
    }

    @Test
    void nodeWithoutAKeyIsRefusedAndChangesNothing() {
        assertThatThrownBy(() -> ControlPlane.start(folder.resolve("keyless"), "ectype.database=" + postgres.address()))
                .hasStackTraceContaining("belongs to another application key");
        assertServesWithNewConnections();
    }

    @Test
    void nodeWithAFolderOfItsOwnIsRefused() {
        assertThatThrownBy(() -> node("apart", KEY, folder.resolve("apart-objects")))
                .hasStackTraceContaining("has no identifier")
                .hasStackTraceContaining("ectype control-plane storage adopt");
        assertServesWithNewConnections();
    }

    @Test
    void nodeWithTheStorageOfAnotherInstallationIsRefused() throws IOException {
        Path foreign = Files.createDirectories(folder.resolve("foreign-objects"));
        Files.writeString(foreign.resolve("ectype-storage-id"), "00000000-0000-4000-8000-000000000000\n");
        assertThatThrownBy(() -> node("foreign", KEY, foreign))
                .hasStackTraceContaining("has the identifier 00000000-0000-4000-8000-000000000000")
                .hasStackTraceContaining("that of another installation");
    }

    @Test
    void contentStoredByOneIsReadByTheOther() {
        Client here = one.organization(Plan.FREE);
        here.post("/v1/projects", "{\"name\":\"Shop\"}").is(201);
        String line = "{\"seq\":1,\"at\":\"2026-01-31T12:00:00Z\",\"method\":\"GET\",\"url\":\"http://a.example/a\","
                + "\"requestHeaders\":{},\"requestBody\":null,\"status\":200,\"responseHeaders\":{},\"responseBody\":null,"
                + "\"durationMs\":1}\n";
        String id = here.with("Content-Type", "application/x-ndjson")
                .post("/v1/projects/shop/recordings", line)
                .is(201)
                .text("id");
        assertThat(at(other, here)
                        .get("/v1/projects/shop/recordings/" + id + "/file")
                        .is(200)
                        .body())
                .isEqualTo(line);
    }

    @Test
    void storageThatLosesItsIdentifierIsDown() throws IOException {
        Path identifier = objects().resolve("ectype-storage-id");
        Path elsewhere = folder.resolve("identifier");
        assertThat(readiness().is(200).json().at("/parts/storage").asString()).isEqualTo("up");
        Files.move(identifier, elsewhere);
        try (LogLines log = LogLines.listen()) {
            Reply down = readiness().is(503);
            readiness().is(503);
            assertThat(log.messages())
                    .filteredOn(line -> line.contains("has no identifier"))
                    .hasSize(1);
            assertThat(down.json().at("/parts/storage").asString()).isEqualTo("down");
            assertThat(down.json().at("/reasons/storage").asString()).contains("has no identifier");
        } finally {
            Files.move(elsewhere, identifier);
        }
        assertThat(readiness().is(200).json().at("/reasons").isEmpty()).isTrue();
    }

    private static Reply readiness() {
        return one.nobody().get("/v1/health/ready");
    }

    @Test
    void commandWithAnotherKeyOrNoneIsRefusedAndChangesNothing() {
        assertThat(command(Map.of("ECTYPE_APPLICATION_KEY", ApplicationKey.make())))
                .contains("belongs to another application key");
        assertThat(command(Map.of())).contains("needs the application key of its nodes");
        assertThat(folder.resolve("command").resolve("application.key")).doesNotExist();
        assertServesWithNewConnections();
    }

    @Test
    void otherDatabaseOfTheSameServerHasARoleOfItsOwn() throws SQLException {
        try (Connection superuser = postgres.superuser();
                Statement statement = superuser.createStatement()) {
            statement.execute("create database \"second \"\"one\" owner operator");
        }
        String address = postgres.address().replace("/shared", "/second%20%22one");
        try (ControlPlane second = ControlPlane.start(
                folder.resolve("second"),
                "ectype.database=" + address,
                "ectype.application-key=" + ApplicationKey.make())) {
            second.organization(Plan.FREE).get("/v1/me").is(200);
            assertServesWithNewConnections();
        }
    }

    /** Connections that are open already stay so whatever becomes of the password; a node opens new ones with that of its key. */
    private static void assertServesWithNewConnections() {
        String address = "jdbc:" + postgres.address().replaceFirst("//.*@", "//");
        String password = ApplicationKey.parse(KEY).password("database application");
        assertThatCode(() -> DriverManager.getConnection(address, "ectype_app_shared", password)
                        .close())
                .doesNotThrowAnyException();
        one.organization(Plan.FREE).get("/v1/projects").is(200);
    }

    /** Returns the standard error of an operator command, which must end with the exit code for its environment. */
    private static String command(Map<String, String> environment) {
        try {
            ProcessBuilder builder = new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-XX:TieredStopAtLevel=1",
                    "-cp",
                    System.getProperty("java.class.path"),
                    "dev.ectype.controlplane.Main",
                    "organization",
                    "list",
                    "--database",
                    postgres.address(),
                    "--data-dir",
                    folder.resolve("command").toString());
            builder.environment().putAll(environment);
            Process process = builder.start();
            String said = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor()).as(said).isEqualTo(5);
            return said;
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static ControlPlane node(String name, String key) {
        return node(name, key, objects());
    }

    private static ControlPlane node(String name, String key, Path storage) {
        return ControlPlane.start(
                folder.resolve(name),
                "ectype.database=" + postgres.address(),
                "ectype.application-key=" + key,
                "ectype.storage=" + storage);
    }

    /** The folder that all nodes share. */
    private static Path objects() {
        return folder.resolve("objects");
    }

    private static Client at(ControlPlane node, Client client) {
        return node.client(client.post("/v1/api-keys", "{\"name\":\"there\",\"scope\":\"admin\"}")
                .is(201)
                .text("key"));
    }
}

package dev.ectype.controlplane.transfer;

import static dev.ectype.controlplane.jooq.tables.UnsealedEvents.UNSEALED_EVENTS;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.id.IdKind;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@StartsProcesses
class TransferTest {
    private final List<Team> teams = new ArrayList<>();
    private final List<Map<String, String>> bodies = new ArrayList<>();
    private final List<List<String>> events = new ArrayList<>();

    @TempDir
    private Path work;

    private HttpServer server;
    private Path source;
    private Path export;

    @BeforeEach
    void fill() throws IOException {
        source = work.resolve("source");
        export = work.resolve("export");
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        String address = "http://127.0.0.1:" + server.getAddress().getPort();
        String document = "{\"issuer\":\"" + address + "\",\"authorization_endpoint\":\"" + address
                + "/authorize\",\"token_endpoint\":\"" + address + "/token\",\"jwks_uri\":\"" + address + "/keys\"}";
        server.createContext("/", exchange -> {
            byte[] body = document.getBytes(StandardCharsets.UTF_8);
            exchange.getResponseHeaders().set("Content-Type", "application/json");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        try (ControlPlane plane = ControlPlane.start(source)) {
            teams.add(Team.fill(plane, server));
            teams.add(Team.fill(plane, server));
            teams.forEach(team -> bodies.add(team.read(plane)));
            teams.forEach(team -> events.add(team.events(plane)));
            awaitSeals(plane);
        }
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void installationServesFromAnotherDatabaseAsBefore() throws Exception {
        // While no control plane runs nobody seals the events of the command.
        Commands.run("organization", "create", "late", "--data-dir", source.toString())
                .is(0);
        JsonNode exported = Commands.exportFrom(source, export).is(0).json();
        assertThat(rows(exported, "unsealed_events")).isPositive();
        assertThat(rows(exported, "event_seals")).isPositive();
        assertThat(exported.at("/objects/count").asInt())
                .isEqualTo(files(source.resolve("objects")).size());
        assertPrivate();
        try (PostgresServer postgres = PostgresServer.start()) {
            Path target = Commands.withKeyOf(source, work.resolve("target"));
            String[] command = {
                "import", export.toString(), "--data-dir", target.toString(), "--database", postgres.address(), "--json"
            };
            JsonNode imported = Commands.run(command).is(0).json();
            assertThat(imported.get("tables")).isEqualTo(exported.get("tables"));
            assertThat(imported.get("objects")).isEqualTo(exported.get("objects"));
            assertThat(imported.get("kept").asInt()).isZero();
            assertThat(files(target.resolve("objects"))).isEqualTo(files(source.resolve("objects")));
            JsonNode again = Commands.run(command).is(0).json();
            assertThat(again.get("already").asBoolean()).isTrue();
            assertThat(again.get("kept")).isEqualTo(exported.at("/objects/count"));
            try (ControlPlane plane = ControlPlane.start(target, "ectype.database=" + postgres.address())) {
                assertSame(plane);
                assertSecretsOpen(plane, ApplicationKey.parse(Files.readString(target.resolve("application.key"))));
                teams.forEach(team -> team.goOn(plane));
                awaitSeals(plane);
            }
            String[] verify = {"events", "verify", "--data-dir", target.toString(), "--database", postgres.address()};
            assertThat(Commands.run(verify).is(0).out()).contains("late\tintact\t2 events");
            assertThat(Commands.run(command).is(2).err()).contains("The database has organizations");
        }
    }

    @Test
    void installationServesFromAnotherFolderAsBefore() throws Exception {
        Commands.exportFrom(source, export).is(0);
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        Commands.importInto(target, export).is(0);
        assertThat(Files.readString(target.resolve("objects/ectype-storage-id")))
                .as("each storage has an identifier of its own")
                .isNotEqualTo(Files.readString(source.resolve("objects/ectype-storage-id")));
        try (ControlPlane plane = ControlPlane.start(target)) {
            assertSame(plane);
            teams.forEach(team -> team.goOn(plane));
        }
    }

    @Test
    void exportIsRenewedInItsFolder() throws Exception {
        int before = Commands.exportFrom(source, export)
                .is(0)
                .json()
                .at("/objects/count")
                .asInt();
        Path removed;
        try (ControlPlane plane = ControlPlane.start(source)) {
            String recordings = "/v1/projects/shop/recordings";
            String id = teams.get(0)
                    .client(plane)
                    .get(recordings)
                    .items()
                    .get(0)
                    .get("id")
                    .asString();
            removed = files(export.resolve("objects")).keySet().stream()
                    .map(Path::of)
                    .filter(file -> file.toString().contains(id))
                    .findFirst()
                    .orElseThrow();
            teams.get(0).client(plane).delete(recordings + "/" + id).is(204);
            teams.get(0)
                    .client(plane)
                    .post("/v1/projects", "{\"name\":\"more\"}")
                    .is(201);
        }
        JsonNode renewed = Commands.exportFrom(source, export).is(0).json();
        // With the recording the results and responses of its replay are gone.
        assertThat(renewed.at("/objects/count").asInt()).isEqualTo(before - 3);
        assertThat(renewed.get("kept").asInt()).isEqualTo(before - 3);
        assertThat(export.resolve("objects").resolve(removed)).doesNotExist();
        assertThat(files(export.resolve("objects"))).hasSize(before - 3);
        Path target = Commands.withKeyOf(source, work.resolve("target"));
        Commands.importInto(target, export).is(0);
    }

    private static void awaitSeals(ControlPlane plane) {
        Awaitility.await().until(() -> plane.owned(owner -> owner.fetchCount(UNSEALED_EVENTS)) == 0);
    }

    private void assertSame(ControlPlane plane) {
        for (int at = 0; at < teams.size(); at++) {
            assertThat(teams.get(at).read(plane)).isEqualTo(bodies.get(at));
            assertThat(teams.get(at).events(plane)).isEqualTo(events.get(at));
        }
    }

    private static void assertSecretsOpen(ControlPlane plane, ApplicationKey key) {
        var providers = plane.owned(owner -> owner.fetch("select id, client_secret from sso_providers"));
        assertThat(providers).hasSize(2).allSatisfy(row -> {
            String id = IdKind.SSO_PROVIDER.text(row.get("id", UUID.class));
            assertThat(key.open(row.get("client_secret", byte[].class), "client secret of " + id))
                    .asString(StandardCharsets.UTF_8)
                    .isEqualTo(Team.SECRET);
        });
    }

    private void assertPrivate() throws IOException {
        try (Stream<Path> all = Files.walk(export)) {
            assertThat(all)
                    .allSatisfy(file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .isEqualTo(Files.isDirectory(file) ? "rwx------" : "rw-------"));
        }
        try (Stream<Path> all = Files.walk(export)) {
            String key = Files.readString(source.resolve("application.key")).strip();
            assertThat(all.filter(Files::isRegularFile))
                    .allSatisfy(file -> assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                            .doesNotContain(key)
                            .doesNotContain(Team.SECRET));
        }
    }

    private static int rows(JsonNode exported, String name) {
        for (JsonNode table : exported.get("tables")) {
            if (table.get("name").asString().equals(name)) {
                return table.get("rows").asInt();
            }
        }
        throw new AssertionError("no table " + name);
    }

    /** The digests of the contents below a folder, by their paths. */
    static Map<String, String> files(Path folder) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder.resolve("organizations"))) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                files.put(
                        folder.relativize(file).toString(), ContentSum.of(file).sha256());
            }
        }
        return files;
    }
}

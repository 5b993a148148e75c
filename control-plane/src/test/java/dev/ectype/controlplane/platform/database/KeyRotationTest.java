package dev.ectype.controlplane.platform.database;

import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.PlaneProcess;
import dev.ectype.controlplane.PostgresServer;
import dev.ectype.controlplane.StartsProcesses;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.crypto.SealedColumn;
import dev.ectype.controlplane.platform.id.IdKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@StartsProcesses
class KeyRotationTest {
    private static final String SECRET = "the secret of a client";
    private static final String PROJECT = "{\"name\":\"shop\"}";

    /** Columns of bytes that hold no sealed value, but hashes and the check of the key, which the rotation replaces. */
    private static final Set<String> NOT_SEALED = Set.of(
            "api_keys.hash",
            "device_sign_ins.hash",
            "device_sign_ins.user_code_hash",
            "event_seals.hash",
            "password_attempts.address",
            "pending_sign_ins.browser",
            "pending_sign_ins.hash",
            "recovery_codes.hash",
            "saml_key.certificate",
            "scim_tokens.hash",
            "sign_in_links.hash",
            "used_assertions.hash",
            "installation.key_check",
            "invitations.hash",
            "recording_upload_parts.sha256",
            "recording_uploads.sha256",
            "recordings.sha256",
            "sessions.hash",
            "snapshot_contents.sha256",
            "snapshots.sha256");

    @TempDir
    private Path temporary;

    private UUID provider;

    @Test
    void keyOfAFolderIsReplacedAndARotationThatWasInterruptedIsSettled() throws Exception {
        Path folder = temporary.resolve("data");
        Path file = folder.resolve("application.key");
        Path next = folder.resolve("application.key.next");
        Client client;
        Reply stored;
        try (ControlPlane plane = ControlPlane.start(folder)) {
            client = plane.organization(Plan.ENTERPRISE);
            stored = fill(plane, client);
            Run running = rotate(folder, Map.of());
            assertThat(running.exit).as(running.err).isEqualTo(1);
            assertThat(running.err)
                    .contains("error: A control plane uses the folder " + folder)
                    .contains("  hint: Stop all nodes before you rotate the key.");
            client.get("/v1/me").is(200);
        }
        String before = Files.readString(file);
        Run rotated = rotate(folder, Map.of());
        assertThat(rotated.exit).as(rotated.err).isZero();
        assertThat(rotated.out)
                .isEqualTo("rotated the application key and sealed 2 values anew\nthe new key is in " + file + "\n");
        String after = Files.readString(file);
        assertThat(after).isNotEqualTo(before);
        assertThat(next).doesNotExist();
        assertIsWhole(folder, client, stored);
        // A process of its own: a refused server keeps the lock on its files until its JVM ends.
        Run refused = run(folder, Map.of("ECTYPE_APPLICATION_KEY", before.strip()), "--port", "0");
        assertThat(refused.exit).as(refused.err).isEqualTo(5);
        assertThat(refused.err).contains("belongs to another application key");

        // As after a process that ended between the commit and the last step.
        Files.writeString(next, after);
        Files.writeString(file, before);
        assertIsWhole(folder, client, stored);
        assertThat(next).doesNotExist();
        assertThat(Files.readString(file)).isEqualTo(after);
        Files.writeString(next, after);
        Files.writeString(file, before);
        Run finished = rotate(folder, Map.of(), "--json");
        assertThat(finished.exit).as(finished.err).isZero();
        assertThat(Client.json(finished.out).get("rotated").asBoolean()).isFalse();
        assertThat(Files.readString(file)).isEqualTo(after);

        // As after a process that ended before the commit.
        Files.writeString(next, ApplicationKey.make());
        assertIsWhole(folder, client, stored);
        assertThat(next).doesNotExist();
        assertThat(Files.readString(file)).isEqualTo(after);
        String chosen = ApplicationKey.make();
        Run wanted = rotate(folder, Map.of("ECTYPE_NEW_APPLICATION_KEY", chosen), "--json");
        assertThat(wanted.exit).as(wanted.err).isZero();
        assertThat(wanted.out).doesNotContain(chosen);
        assertThat(Files.readString(file).strip()).isEqualTo(chosen);
        assertIsWhole(folder, client, stored);
    }

    @Test
    void keyOfTheEnvironmentIsReplacedInADatabaseThatNodesShare() throws Exception {
        String before = ApplicationKey.make();
        String after = ApplicationKey.make();
        try (PostgresServer postgres = PostgresServer.start()) {
            String database = "ectype.database=" + postgres.address();
            Path folder = temporary.resolve("node");
            Map<String, String> environment = new TreeMap<>(Map.of(
                    "ECTYPE_APPLICATION_KEY", before,
                    "ECTYPE_NEW_APPLICATION_KEY", after,
                    "ECTYPE_DATABASE", postgres.address()));
            Path command = temporary.resolve("command");
            Client client;
            Reply stored;
            try (ControlPlane plane = ControlPlane.start(folder, database, "ectype.application-key=" + before)) {
                client = plane.organization(Plan.ENTERPRISE);
                stored = fill(plane, client);
                Run running = rotate(command, environment);
                assertThat(running.exit).as(running.err).isEqualTo(1);
                assertThat(running.err)
                        .containsPattern("error: Nodes have [1-9][0-9]* connections? to the database\n")
                        .contains("  hint: Stop all nodes before you rotate the key.");
                spoil(plane, new byte[] {1, 2, 3});
            }
            Run failed = rotate(command, environment);
            assertThat(failed.exit).as(failed.err).isEqualTo(5);
            assertThat(failed.err).contains("were not sealed by an application key");
            try (ControlPlane plane = ControlPlane.start(folder, database, "ectype.application-key=" + before)) {
                assertThat(post(plane, client).header("Idempotent-Replayed")).isEqualTo("true");
                spoil(plane, seal(plane));
            }
            environment.remove("ECTYPE_NEW_APPLICATION_KEY");
            Run keyless = rotate(command, environment);
            assertThat(keyless.exit).as(keyless.err).isEqualTo(2);
            assertThat(keyless.err).contains("Set ECTYPE_NEW_APPLICATION_KEY to a key that");
            environment.put("ECTYPE_NEW_APPLICATION_KEY", after);
            Run rotated = rotate(command, environment);
            assertThat(rotated.exit).as(rotated.err).isZero();
            assertThat(rotated.out).endsWith("\nstart every node with the new key as ECTYPE_APPLICATION_KEY\n");
            Run again = rotate(command, environment);
            assertThat(again.exit).as(again.err).isZero();
            assertThat(again.out).startsWith("the database already has the new key\n");
            assertIsWhole(folder, client, stored, database, "ectype.application-key=" + after);
            assertThatThrownBy(() -> ControlPlane.start(folder, database, "ectype.application-key=" + before))
                    .hasStackTraceContaining("belongs to another application key");
            assertIsWhole(folder, client, stored, database, "ectype.application-key=" + after);
        }
    }

    @Test
    void folderWithoutAnInstallationIsRefused() throws Exception {
        Run empty = rotate(temporary.resolve("empty"), Map.of());
        assertThat(empty.exit).as(empty.err).isEqualTo(1);
        assertThat(empty.err).contains("has no file application.key");
        Run wrong = rotate(
                temporary.resolve("empty"),
                Map.of("ECTYPE_APPLICATION_KEY", ApplicationKey.make(), "ECTYPE_NEW_APPLICATION_KEY", "short"));
        assertThat(wrong.exit).as(wrong.err).isEqualTo(2);
        assertThat(wrong.err)
                .contains("ECTYPE_NEW_APPLICATION_KEY is not a key")
                .doesNotContain("short");
    }

    /** A feature that begins to seal a column fails this test until it has a {@link SealedColumn}. */
    @Test
    void everyColumnOfBytesIsSealedAndCoveredOrKnownAsNotSealed() {
        ControlPlane plane = ControlPlane.shared();
        List<String> columns = plane.owned(owner -> owner.fetch("""
                        select table_name || '.' || column_name from information_schema.columns
                         where table_schema = 'public' and data_type = 'bytea' and table_name <> 'flyway_schema_history'""").getValues(0, String.class));
        Set<String> covered = new TreeSet<>(NOT_SEALED);
        plane.parts(SealedColumn.class).forEach(found -> covered.add(found.table() + "." + found.column()));
        assertThat(covered).containsExactlyInAnyOrderElementsOf(columns);
        assertThat(plane.parts(SealedColumn.class)).hasSize(7);
    }

    /** Starts a node, which must read what was stored and sealed before the key was replaced. */
    private void assertIsWhole(Path folder, Client client, Reply stored, String... options) {
        try (ControlPlane plane = ControlPlane.start(folder, options)) {
            Reply again = post(plane, client);
            assertThat(again.header("Idempotent-Replayed")).isEqualTo("true");
            assertThat(again.body()).isEqualTo(stored.body());
            assertThat(plane.client(client.secret()).get("/v1/projects").items())
                    .hasSize(1);
            byte[] value = plane.owned(owner -> owner.select(SSO_PROVIDERS.CLIENT_SECRET)
                    .from(SSO_PROVIDERS)
                    .where(SSO_PROVIDERS.ID.eq(provider))
                    .fetchSingle(SSO_PROVIDERS.CLIENT_SECRET));
            assertThat(new String(plane.part(ApplicationKey.class).open(value, purpose()), StandardCharsets.UTF_8))
                    .isEqualTo(SECRET);
        }
    }

    private static Reply post(ControlPlane plane, Client client) {
        return plane.client(client.secret())
                .with("Idempotency-Key", "first")
                .post("/v1/projects", PROJECT)
                .is(201);
    }

    /** Stores a reply and a provider, each with a sealed value. */
    private Reply fill(ControlPlane plane, Client client) {
        UUID organization = IdKind.ORGANIZATION.require(
                client.get("/v1/organization").is(200).text("id"));
        provider = UUID.randomUUID();
        plane.owned(owner -> owner.insertInto(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.ID, provider)
                .set(SSO_PROVIDERS.ORGANIZATION_ID, organization)
                .set(SSO_PROVIDERS.TYPE, "oidc")
                .set(SSO_PROVIDERS.NAME, "Acme")
                .set(SSO_PROVIDERS.EMAIL_DOMAIN, "acme.example.com")
                .set(SSO_PROVIDERS.ISSUER, "https://idp.example.com")
                .set(SSO_PROVIDERS.CLIENT_ID, "id")
                .set(SSO_PROVIDERS.CLIENT_SECRET, seal(plane))
                .set(SSO_PROVIDERS.CREATED_AT, Instant.now())
                .execute());
        return post(plane, client);
    }

    private byte[] seal(ControlPlane plane) {
        return plane.part(ApplicationKey.class).seal(SECRET.getBytes(StandardCharsets.UTF_8), purpose());
    }

    private String purpose() {
        return "client secret of " + IdKind.SSO_PROVIDER.text(provider);
    }

    private void spoil(ControlPlane plane, byte[] value) {
        plane.owned(owner -> owner.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.CLIENT_SECRET, value)
                .where(SSO_PROVIDERS.ID.eq(provider))
                .execute());
    }

    private static Run rotate(Path folder, Map<String, String> environment, String... options)
            throws IOException, InterruptedException {
        List<String> arguments = new java.util.ArrayList<>(List.of("key", "rotate"));
        arguments.addAll(List.of(options));
        return run(folder, environment, arguments.toArray(new String[0]));
    }

    private static Run run(Path folder, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        Files.deleteIfExists(PlaneProcess.log(folder));
        Process process = PlaneProcess.begin(folder, environment, arguments);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out.replace("\r", ""), Files.readString(PlaneProcess.log(folder)));
    }

    private record Run(int exit, String out, String err) {}
}

package dev.ectype.controlplane.organization.operator;

import static dev.ectype.controlplane.jooq.tables.RecordingUploadParts.RECORDING_UPLOAD_PARTS;
import static dev.ectype.controlplane.jooq.tables.RecordingUploads.RECORDING_UPLOADS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.ControlPlaneApplication;
import dev.ectype.controlplane.OperatorApplication;
import dev.ectype.controlplane.command.ControlPlaneCommand;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.storage.ObjectKey;
import dev.ectype.controlplane.platform.storage.ObjectStorage;
import dev.ectype.controlplane.recording.Lines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.awaitility.Awaitility;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

/** Deletes organizations with the command, beside a control plane that runs. */
class OrganizationDeletionTest {
    @TempDir
    private static Path folder;

    private static ControlPlane plane;

    @BeforeAll
    static void start() {
        plane = ControlPlane.start(folder, "ectype.usage-flush=200ms");
    }

    @AfterAll
    static void stop() {
        plane.close();
    }

    @Test
    void nothingOfADeletedOrganizationIsLeft() throws IOException {
        Client kept = plane.organization(Plan.FREE);
        fill(kept);
        Client client = plane.organization(Plan.FREE);
        fill(client);
        UUID id = id(client);
        String slug = slug(client);
        insertRows(id);
        for (String table : tables()) {
            assertThat(count(table, id)).as("rows of " + table + " before").isPositive();
        }
        long others = count("events", id(kept));
        assertThat(run("suspend", slug, "--json").json().get("suspendedAt").asString())
                .endsWith("Z");
        assertThat(run("list").out).containsPattern(slug + "\tfree\t" + slug + "\tsuspended \\S+Z\n");

        Run deleted = run("delete", slug, "--confirm", slug, "--json");
        assertThat(deleted.exit).as(deleted.err).isZero();
        assertThat(deleted.json().get("rows").asLong()).isGreaterThan(50);
        assertThat(deleted.json().at("/organization/contentsGoneAt").asString()).endsWith("Z");
        for (String table : tables()) {
            assertThat(count(table, id)).as("rows of " + table).isZero();
        }
        int organizations = plane.owned(owner -> owner.fetchCount(
                DSL.table("organizations"), DSL.field("id", UUID.class).eq(id)));
        assertThat(organizations).isZero();
        assertThat(plane.part(ObjectStorage.class).list(id, "", null, 10)).isEmpty();
        assertThat(folder.resolve("objects/organizations/" + IdKind.ORGANIZATION.text(id)))
                .doesNotExist();
        Awaitility.await().until(() -> client.get("/v1/me").status() == 401);
        assertThat(count("events", id(kept))).isGreaterThanOrEqualTo(others);
        kept.get("/v1/projects/shop/recordings").is(200);
        assertThat(plane.part(ObjectStorage.class).list(id(kept), "", null, 10)).isNotEmpty();
        slugIsFree(slug, id);
    }

    /** Finds every tenant table in the catalog. Each refers to the organization, so that the organization's lock blocks new rows. */
    @Test
    void tablesOfTenantsReferToTheirOrganization() {
        List<String> tenants = plane.owned(owner -> owner.fetch("""
                        select distinct c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
                         where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
                           and a.attname = 'organization_id' and not a.attisdropped
                         order by 1""").getValues(0, String.class));
        assertThat(tables()).containsExactlyInAnyOrderElementsOf(tenants);
        List<String> referring = plane.owned(owner -> owner.fetch("""
                        select distinct conrelid::regclass::text from pg_constraint
                         where contype = 'f' and confrelid in ('organizations'::regclass, 'events'::regclass)
                         order by 1""").getValues(0, String.class));
        assertThat(referring).containsAll(tenants);
    }

    private void slugIsFree(String slug, UUID before) {
        JsonNode listed = run("list", "--deleted", "--json").json().get("items");
        assertThat(listed).anySatisfy(item -> {
            assertThat(item.get("slug").asString()).isEqualTo(slug);
            assertThat(item.get("id").asString()).isEqualTo(IdKind.ORGANIZATION.text(before));
        });
        assertThat(run("list", "--deleted").out).containsPattern(slug + "\tdeleted \\S+Z\n");
        Run made = run("create", slug, "--json");
        Client again = plane.client(made.json().get("key").asString());
        assertThat(again.get("/v1/projects").items()).isEmpty();
        assertThat(again.get("/v1/events").items())
                .extracting(event -> event.get("kind").asString())
                .containsExactly("api_key.created", "organization.created");
        assertThat(id(again)).isNotEqualTo(before);
    }

    @Test
    void onlyASuspendedAndConfirmedOrganizationIsDeleted() {
        Client client = plane.organization(Plan.FREE);
        String slug = slug(client);
        Run active = run("delete", slug, "--confirm", slug);
        assertThat(active.exit).isEqualTo(1);
        assertThat(active.err)
                .startsWith("error: The organization \"" + slug + "\" is not suspended\n  hint: Suspend it with")
                .hasLineCount(2);
        assertThat(run("suspend", slug).out).isEqualTo("suspended " + slug + "\n");
        Run other = run("delete", slug, "--confirm", "default");
        assertThat(other.exit).isEqualTo(2);
        assertThat(other.err).contains("--confirm must repeat the slug \"" + slug + "\", but was \"default\"");
        assertThat(run("delete", slug).exit).isEqualTo(2);
        assertThat(run("delete", "nobody-has-this", "--confirm", "nobody-has-this").exit)
                .isEqualTo(1);
        assertThat(run("resume", slug).out).isEqualTo("resumed " + slug + "\n");
        Awaitility.await().until(() -> client.get("/v1/me").status() == 200);
    }

    @Test
    void contentsAfterACrashAreDeletedByTheCommandOrTheJob() throws IOException {
        Client client = plane.organization(Plan.FREE);
        fill(client);
        UUID id = id(client);
        String slug = suspended(client);
        ObjectStorage storage = plane.part(ObjectStorage.class);
        int contents = storage.list(id, "", null, 100).size();
        assertThat(contents).isPositive();
        // As after a process that ended between the two steps.
        plane.part(Operator.class).delete(slug);
        assertThat(storage.list(id, "", null, 100)).hasSize(contents);
        assertThat(run("list", "--deleted").out).contains(slug + "\tdeleted ").contains("\tcontents not yet deleted\n");
        Run again = run("delete", slug, "--confirm", slug);
        assertThat(again.exit).as(again.err).isZero();
        assertThat(again.out).isEqualTo("deleted " + slug + " with 0 rows and its contents\n");
        assertThat(storage.list(id, "", null, 100)).isEmpty();

        // As an upload does that was under way.
        ObjectKey late = new ObjectKey(id, "projects/shop/recordings/late.jsonl");
        storage.put(late, new ByteArrayInputStream(new byte[] {1}), 1);
        plane.part(DeletedContents.class).deleteAll();
        assertThat(storage.exists(late)).isFalse();
        plane.owned(owner -> owner.execute(
                "update deleted_organizations set deleted_at = now() - interval '2 days' where id = {0}", DSL.val(id)));
        assertThat(plane.part(DeletedOrganizationRepository.class).withContents(java.time.Duration.ofDays(1)))
                .as("nothing is looked for once a day has passed")
                .doesNotContain(id);
    }

    @Test
    void storageOfAnotherInstallationIsNotTakenForThisOne() throws IOException {
        Client client = plane.organization(Plan.FREE);
        fill(client);
        UUID id = id(client);
        String slug = suspended(client);
        Path identifier = folder.resolve("objects/ectype-storage-id");
        Path aside = folder.resolve("aside");
        Files.move(identifier, aside);
        Run incomplete;
        try {
            incomplete = run("delete", slug, "--confirm", slug);
        } finally {
            Files.move(aside, identifier);
        }
        assertThat(incomplete.exit).isEqualTo(5);
        assertThat(incomplete.err)
                .startsWith("error: The rows of the organization \"" + slug
                        + "\" are deleted, and its contents in storage are not (the storage ")
                .contains("\n  hint: A node deletes them within ten minutes, or run the command again")
                .hasLineCount(2);
        plane.part(DeletedContents.class).deleteAll();
        assertThat(plane.part(ObjectStorage.class).list(id, "", null, 10)).isEmpty();
    }

    /** Suspends the organization of a client; returns its slug. */
    private static String suspended(Client client) {
        String slug = slug(client);
        assertThat(run("suspend", slug).exit).isZero();
        return slug;
    }

    /** Adds to the project {@code shop} what clients add. */
    private static void fill(Client client) {
        client.with("Idempotency-Key", "first")
                .post("/v1/projects", "{\"name\":\"shop\"}")
                .is(201);
        Lines.upload(client, "/a", "/b");
        String part =
                client.post("/v1/projects/shop/recording-uploads", "{}").is(201).text("id");
        client.with("Content-Type", "application/x-ndjson")
                .patch("/v1/projects/shop/recording-uploads/" + part, "{\"seq\":1")
                .is(200);
    }

    /** Adds rows to the tables that clients fill slowly or not yet. */
    private static void insertRows(UUID id) throws IOException {
        String script;
        try (var resource = OrganizationDeletionTest.class.getResourceAsStream("/rows-of-organizations.sql")) {
            script = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        }
        plane.owned(owner -> {
            owner.execute("alter table event_seals disable trigger events_were_sealed");
            for (String statement : script.split(";\\s*\n")) {
                owner.execute(statement
                        .replace(":organization", "'" + id + "'::uuid")
                        .replace(":series", "generate_series(1, 3) n"));
            }
            owner.execute("alter table event_seals enable trigger events_were_sealed");
            owner.execute(
                    "insert into sessions (id, organization_id, user_id, hash, created_at, expires_at) "
                            + "select gen_random_uuid(), {0}, id, sha256(id::text::bytea), now(), now() from users "
                            + "where organization_id = {0}",
                    DSL.val(id));
            owner.execute("insert into storage_refusals values ({0}, now())", DSL.val(id));
            owner.execute("insert into usage_nodes values ({0}, gen_random_uuid(), 1, now())", DSL.val(id));
            owner.execute(
                    "insert into stored_leftovers values ({0}, 'projects/left', now() + interval '1 day')",
                    DSL.val(id));
            return 0;
        });
        assertThat(count(RECORDING_UPLOADS.getName(), id)).isPositive();
        assertThat(count(RECORDING_UPLOAD_PARTS.getName(), id)).isPositive();
    }

    private static List<String> tables() {
        return plane.owned(owner -> new TenantRowRepository(owner).tables());
    }

    private static long count(String table, UUID organization) {
        return plane.owned(owner -> count(owner, table, organization));
    }

    private static long count(DSLContext owner, String table, UUID organization) {
        return owner.fetchCount(
                DSL.table(DSL.name(table)),
                DSL.field("organization_id", UUID.class).eq(organization));
    }

    private static UUID id(Client client) {
        return IdKind.ORGANIZATION.require(
                client.get("/v1/organization").is(200).text("id"));
    }

    private static String slug(Client client) {
        return client.get("/v1/organization").is(200).text("slug");
    }

    private static Run run(String... arguments) {
        List<String> all = new ArrayList<>(List.of("organization"));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--data-dir", folder.toString()));
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = new CommandLine(new ControlPlaneCommand(ControlPlaneApplication.class, OperatorApplication.class))
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .setParameterExceptionHandler(dev.ectype.controlplane.command.CommandErrors::usage)
                .execute(all.toArray(new String[0]));
        return new Run(exit, out.toString().replace("\r", ""), err.toString().replace("\r", ""));
    }

    private record Run(int exit, String out, String err) {
        JsonNode json() {
            return Client.json(out);
        }
    }
}

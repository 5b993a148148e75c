package dev.ectype.controlplane.platform.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Described;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import javax.sql.DataSource;
import org.jooq.DSLContext;
import org.jooq.ExecuteContext;
import org.jooq.ExecuteListener;
import org.jooq.ExecuteListenerProvider;
import org.jooq.Query;
import org.jooq.conf.ParamType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that the cost of a list does not depend on the data of other organizations. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TenantPagesTest {
    private static final int ROWS = Integer.getInteger("ectype.list-rows", 2_000);
    private static final int OTHERS = 10;
    private static final int OWN = 50;
    private static final int PAGE = 20;
    /** Whom a secret or a domain belongs to is found out for all organizations at once, and what jobs look after is of all of them. */
    private static final Set<String> ACROSS = Set.of(
            "api_keys_hash_key",
            "sessions_hash_key",
            "invitations_hash_key",
            "pending_sign_ins_hash_key",
            "scim_tokens_hash_key",
            "sign_in_links_hash_key",
            "users_by_address",
            "sso_providers_one_per_domain",
            "emulators_awaited");

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final UUID organization =
            IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
    private final DSLContext database = plane.part(DSLContext.class);

    @BeforeAll
    void fill() throws Exception {
        String script;
        try (var resource = TenantPagesTest.class.getResourceAsStream("/rows-of-organizations.sql")) {
            script = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        }
        String rows = script;
        List<UUID> others = new ArrayList<>();
        for (int at = 0; at < OTHERS; at++) {
            others.add(IdKind.ORGANIZATION.require(
                    plane.organization(Plan.FREE).get("/v1/organization").text("id")));
        }
        plane.owned(owner -> {
            owner.execute("alter table events disable trigger events_await_their_seals");
            owner.execute("alter table event_seals disable trigger events_were_sealed");
            // The oldest rows belong to this organization, so a scan from the end visits all other rows first.
            insert(owner, rows, organization, 0, OWN);
            for (int at = 0; at < OTHERS; at++) {
                insert(owner, rows, others.get(at), OWN + at * (ROWS / OTHERS), ROWS / OTHERS);
            }
            owner.execute("alter table events enable trigger events_await_their_seals");
            owner.execute("alter table event_seals enable trigger events_were_sealed");
            owner.execute("analyze");
            return 0;
        });
    }

    private static void insert(DSLContext owner, String rows, UUID organization, int from, int count) {
        for (String statement : rows.split(";\n")) {
            if (!statement.isBlank()) {
                owner.execute(statement
                        .replace(":organization", "'" + organization + "'::uuid")
                        .replace(":series", "generate_series(" + (from + 1) + ", " + (from + count) + ") n"));
            }
        }
    }

    @Test
    void listReadsRowsOfItsOrganizationAlone() {
        Set<String> tables = new TreeSet<>();
        for (Operation operation : Described.by(plane).operations()) {
            boolean rows = !operation.path().endsWith("/exchanges")
                    && !operation.path().endsWith("/results");
            if (rows && operation.node().path("parameters").toString().contains("/Limit")) {
                String path = operation
                        .path()
                        .replaceFirst("\\{[a-z]+}", "listed-1")
                        .replaceFirst("\\{[a-z]+}", oldest("/v1/projects/listed-1/recordings"));
                for (String statement : statements(path + "?limit=" + PAGE)) {
                    look(operation.name() + ": " + statement, explain(statement), tables);
                }
            }
        }
        assertThat(tables)
                .contains("api_keys", "emulators", "events", "invitations", "projects", "recordings", "snapshots")
                .contains("recording_replays")
                .contains("sso_providers", "usage_days", "users");
    }

    @Test
    void noIndexBeginsWithWhatAllOrganizationsHave() {
        List<String> indexes = database.fetch("""
                select i.relname from pg_index x
                  join pg_class i on i.oid = x.indexrelid
                  join pg_class t on t.oid = x.indrelid and t.relrowsecurity
                  join pg_attribute o on o.attrelid = t.oid and o.attname = 'organization_id' and not o.attisdropped
                 where x.indkey[0] <> o.attnum""").getValues(0, String.class);
        assertThat(indexes).containsExactlyInAnyOrderElementsOf(ACROSS);
    }

    private String oldest(String list) {
        JsonNode items = admin.get(list + "?limit=100").is(200).items();
        return items.get(items.size() - 1).get("id").asString();
    }

    /** Returns the statements of the requests for the first two pages. */
    private List<String> statements(String path) {
        List<String> heard = new ArrayList<>();
        ExecuteListenerProvider[] before = database.configuration().executeListenerProviders();
        List<ExecuteListenerProvider> listeners = new ArrayList<>(Arrays.asList(before));
        listeners.add(() -> new Listener(heard));
        database.configuration().set(listeners.toArray(new ExecuteListenerProvider[0]));
        DataSource source = plane.part(DataSource.class);
        plane.part(JdbcTemplate.class).setDataSource(new HeardSource(source, statement -> {
            if (isRequested()) {
                heard.add(statement.substring(statement.indexOf("; ") + 2));
            }
        }));
        try {
            Reply first = admin.get(path).is(200);
            assertThat(first.items()).as(path).hasSize(PAGE);
            admin.get(path + "&cursor=" + first.text("nextCursor")).is(200);
        } finally {
            database.configuration().set(before);
            plane.part(JdbcTemplate.class).setDataSource(source);
        }
        assertThat(heard).as(path).hasSizeGreaterThanOrEqualTo(2);
        return heard;
    }

    private JsonNode explain(String statement) {
        try (Tenant tenant = Tenant.enter(organization)) {
            assertThat(tenant).isNotNull();
            return plane.part(TransactionOperations.class)
                    .execute(status -> new JsonMapper()
                            .readTree(database.fetchSingle("explain (analyze, format json) " + statement)
                                    .get(0, String.class)));
        }
    }

    private static void look(String statement, JsonNode plan, Set<String> tables) {
        String description = statement + "\n" + plan.toPrettyString();
        for (JsonNode scan : plan.findParents("Relation Name")) {
            String table = scan.get("Relation Name").asString();
            if (!table.equals("organizations")) {
                String found = scan.path("Index Cond").asString("")
                        + scan.path("Recheck Cond").asString("");
                assertThat(found).as(description).contains("organization_id = ");
            }
            assertThat(scan.path("Rows Removed by Filter").asLong(0))
                    .as(description)
                    .isZero();
            assertThat(scan.get("Actual Rows").asDouble()).as(description).isLessThanOrEqualTo(OWN + PAGE);
            tables.add(table);
        }
    }

    /** Excludes the statements of jobs for the organization. */
    private boolean isRequested() {
        return Thread.currentThread().getName().startsWith("http-") && organization.equals(Tenant.current());
    }

    /** Hears the statements of this organization's requests. */
    private final class Listener implements ExecuteListener {
        private static final long serialVersionUID = 1L;

        private final transient List<String> heard;

        private Listener(List<String> heard) {
            this.heard = heard;
        }

        @Override
        public void executeStart(ExecuteContext context) {
            Query query = context.query();
            if (query != null && isRequested()) {
                heard.add(query.getSQL(ParamType.INLINED));
            }
        }
    }
}

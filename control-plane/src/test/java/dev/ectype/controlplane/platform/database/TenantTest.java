package dev.ectype.controlplane.platform.database;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.util.List;
import java.util.UUID;
import org.jooq.DSLContext;
import org.junit.jupiter.api.Test;
import org.springframework.transaction.support.TransactionOperations;

/** The second lock: what the policies of the tables keep, whatever a statement forgets. */
class TenantTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final DSLContext database = plane.part(DSLContext.class);
    private final TransactionOperations transactions = plane.part(TransactionOperations.class);
    private final Client one = plane.organization(Plan.FREE);
    private final Client other = plane.organization(Plan.FREE);

    @Test
    void statementWithoutAConditionSeesOneOrganization() {
        one.post("/v1/projects", "{\"name\":\"mine\"}").is(201);
        other.post("/v1/projects", "{\"name\":\"foreign\"}").is(201);
        assertThat(slugsSeenBy(one)).containsExactly("mine");
        assertThat(slugsSeenBy(other)).containsExactly("foreign");
    }

    @Test
    void withoutAnOrganizationNoRowIsSeen() {
        one.post("/v1/projects", "{\"name\":\"mine\"}").is(201);
        for (String table : tenantTables()) {
            assertThat(transactions.<Integer>execute(status -> database.fetchCount(org.jooq.impl.DSL.table(table))))
                    .as(table)
                    .isZero();
        }
    }

    @Test
    void rowOfAnotherOrganizationCannotBeWritten() {
        UUID foreign = organization(other);
        try (Tenant tenant = Tenant.enter(organization(one))) {
            assertThat(tenant).isNotNull();
            assertThatThrownBy(() -> transactions.executeWithoutResult(status -> database.insertInto(PROJECTS)
                            .set(PROJECTS.ID, UUID.randomUUID())
                            .set(PROJECTS.ORGANIZATION_ID, foreign)
                            .set(PROJECTS.SLUG, "x")
                            .set(PROJECTS.NAME, "x")
                            .set(PROJECTS.CREATED_AT, java.time.Instant.EPOCH)
                            .set(PROJECTS.UPDATED_AT, java.time.Instant.EPOCH)
                            .execute()))
                    .hasStackTraceContaining("row-level security");
        }
    }

    @Test
    void everyTableOfATenantIsUnderTheSecondLock() {
        List<String> open = database.fetch("""
                select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
                 where c.relkind = 'r' and a.attname = 'organization_id' and not a.attisdropped
                   and not (c.relrowsecurity and c.relforcerowsecurity)""").getValues(0, String.class);
        assertThat(open).isEmpty();
        assertThat(tenantTables()).contains("projects", "api_keys", "events", "organizations");
    }

    @Test
    void applicationIsARoleWithoutPowers() {
        var role = database.fetchSingle(
                "select rolsuper, rolbypassrls, rolcreaterole, current_user::text from pg_roles where rolname = current_user");
        assertThat(role.intoArray()).containsExactly(false, false, false, "ectype_app_ectype");
        assertThatThrownBy(() -> database.execute("update events set kind = 'x'"))
                .hasStackTraceContaining("permission denied");
        assertThatThrownBy(() -> database.execute("alter table projects disable row level security"))
                .hasStackTraceContaining("must be owner");
    }

    private List<String> tenantTables() {
        return database.fetch("select relname from pg_class where relkind = 'r' and relrowsecurity order by 1")
                .getValues(0, String.class);
    }

    private List<String> slugsSeenBy(Client client) {
        try (Tenant tenant = Tenant.enter(organization(client))) {
            assertThat(tenant).isNotNull();
            return transactions.execute(status -> database.selectFrom(PROJECTS).fetch(PROJECTS.SLUG));
        }
    }

    private static UUID organization(Client client) {
        return IdKind.ORGANIZATION.require(
                client.get("/v1/organization").is(200).text("id"));
    }
}

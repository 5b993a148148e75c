package dev.ectype.controlplane.platform.database;

import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;

/** Queries that stand in no transaction. */
class StatementTenantTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final DSLContext database = plane.part(DSLContext.class);
    private final Client one = plane.organization(Plan.FREE);
    private final Client other = plane.organization(Plan.FREE);

    @Test
    void queryWithoutAConditionSeesOneOrganization() {
        one.post("/v1/projects", "{\"name\":\"mine\"}").is(201);
        other.post("/v1/projects", "{\"name\":\"foreign\"}").is(201);
        Supplier<List<String>> slugs = () -> database.selectFrom(PROJECTS).fetch(PROJECTS.SLUG);
        assertThat(as(one, slugs)).containsExactly("mine");
        assertThat(as(other, slugs)).containsExactly("foreign");
        assertThat(as(one, slugs)).containsExactly("mine");
        assertThat(slugs.get()).isEmpty();
    }

    @Test
    void nothingIsLeftBehindInTheConnection() {
        for (int at = 0; at < 30; at++) {
            assertThat(as(one, () -> database.fetchCount(PROJECTS))).isZero();
            String setting = database.fetchSingle("select current_setting('ectype.organization', true)")
                    .get(0, String.class);
            assertThat(setting).isIn(null, "");
        }
    }

    @Test
    void parametersKeepTheirPlaces() {
        Instant time = Instant.parse("2026-01-31T10:20:30.123456Z");
        UUID id = UUID.fromString("01234567-89ab-cdef-0123-456789abcdef");
        var row = as(
                one,
                () -> database.select(
                                DSL.val(1),
                                DSL.val("two"),
                                DSL.val(id),
                                DSL.val(4L),
                                DSL.val(true),
                                DSL.val(new byte[] {6}),
                                DSL.val(time, PROJECTS.CREATED_AT),
                                DSL.val((String) null),
                                DSL.val((Instant) null, PROJECTS.CREATED_AT))
                        .where(DSL.val("ten").eq(DSL.val("ten")))
                        .fetchSingle());
        assertThat(row.intoArray())
                .usingRecursiveComparison()
                .isEqualTo(new Object[] {1, "two", id, 4L, true, new byte[] {6}, time, null, null});
    }

    @Test
    void reportsTheFailureOfTheQuery() {
        assertThatThrownBy(() -> as(one, () -> database.fetch("select no_such_column from projects")))
                .isInstanceOf(DataAccessException.class)
                .hasMessageContaining("no_such_column");
        assertThat(as(one, () -> database.fetchCount(PROJECTS))).isZero();
    }

    @Test
    void rowThatIsWrittenWithoutATransactionIsRefused() {
        assertThatThrownBy(() -> as(
                        one,
                        () -> database.insertInto(PROJECTS)
                                .set(PROJECTS.ID, UUID.randomUUID())
                                .set(PROJECTS.ORGANIZATION_ID, organization(one))
                                .set(PROJECTS.SLUG, "x")
                                .set(PROJECTS.NAME, "x")
                                .set(PROJECTS.CREATED_AT, Instant.EPOCH)
                                .set(PROJECTS.UPDATED_AT, Instant.EPOCH)
                                .execute()))
                .hasStackTraceContaining("row-level security");
    }

    @SuppressWarnings("try")
    private static <T> T as(Client client, Supplier<T> work) {
        try (Tenant tenant = Tenant.enter(organization(client))) {
            return work.get();
        }
    }

    private static UUID organization(Client client) {
        return IdKind.ORGANIZATION.require(
                client.get("/v1/organization").is(200).text("id"));
    }
}

package dev.ectype.controlplane.platform.database;

import static dev.ectype.controlplane.jooq.tables.ApiKeys.API_KEYS;
import static dev.ectype.controlplane.jooq.tables.Projects.PROJECTS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.jooq.DSLContext;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.dao.DataAccessException;
import org.springframework.transaction.support.TransactionOperations;

class ListQueryTest {
    private static final PageRequest ALL = new PageRequest(PageRequest.MOST, null);

    private final ControlPlane plane = ControlPlane.shared();
    private final DSLContext database = plane.part(DSLContext.class);
    private final Queries queries = plane.part(Queries.class);
    private final Client mine = plane.organization(Plan.FREE);
    private final UUID organization = organization(mine);
    private final ListQuery<String> slugs = queries.list(
            () -> database.selectFrom(PROJECTS), PROJECTS.ORGANIZATION_ID, PROJECTS.ID, row -> row.get(PROJECTS.SLUG));

    @BeforeEach
    void fill() {
        for (String name : List.of("one", "two", "three")) {
            mine.post("/v1/projects", "{\"name\":\"" + name + "\"}").is(201);
        }
    }

    @Test
    void listsNewestFirst() {
        assertThat(as(organization, () -> slugs.page(organization, ALL).fetch()))
                .containsExactly("three", "two", "one");
    }

    @Test
    void seesOneOrganizationWithEveryFilter() {
        UUID other = organization(plane.organization(Plan.FREE));
        assertThat(as(other, () -> slugs.page(organization, ALL).fetch())).isEmpty();
        assertThat(slugs.page(organization, ALL).fetch()).isEmpty();
    }

    @Test
    void seesWhatItsTransactionWrote() {
        List<String> seen = as(
                organization,
                () -> plane.part(TransactionOperations.class).execute(status -> {
                    database.deleteFrom(PROJECTS).where(PROJECTS.SLUG.eq("two")).execute();
                    status.setRollbackOnly();
                    return slugs.page(organization, ALL).fetch();
                }));
        assertThat(seen).containsExactly("three", "one");
        assertThat(as(organization, () -> slugs.page(organization, ALL).fetch()))
                .hasSize(3);
    }

    @Test
    void filtersByValuesOfAllKinds() {
        Filter<String> slug = Filter.of("slug", String.class, PROJECTS.SLUG::eq);
        Filter<Instant> since = Filter.of("since", Instant.class, PROJECTS.CREATED_AT::ge);
        Filter<Boolean> described = Filter.of(
                "described",
                Boolean.class,
                wanted -> DSL.field(PROJECTS.DESCRIPTION.isNotNull()).eq(wanted));
        Filter<String> twice = Filter.of(
                "twice", String.class, part -> PROJECTS.NAME.contains(part).or(PROJECTS.SLUG.contains(part)));
        assertThat(as(
                        organization,
                        () -> slugs.page(organization, ALL)
                                .where(slug, "two")
                                .where(since, Instant.EPOCH)
                                .where(described, false)
                                .where(twice, "w")
                                .fetch()))
                .containsExactly("two");
        assertThat(as(
                        organization,
                        () -> slugs.page(organization, ALL)
                                .where(slug, null)
                                .where(twice, "t")
                                .fetch()))
                .containsExactly("three", "two");
        assertThat(as(
                        organization,
                        () -> slugs.page(organization, ALL)
                                .where(slug, "' or true --")
                                .fetch()))
                .isEmpty();
    }

    @Test
    void reportsFailures() {
        ListQuery<UUID> absent = queries.list(
                () -> database.selectFrom(PROJECTS),
                PROJECTS.ORGANIZATION_ID,
                PROJECTS.ID,
                row -> row.get(API_KEYS.ID));
        assertThatThrownBy(() ->
                        as(organization, () -> absent.page(organization, ALL).fetch()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"api_keys\".\"id\"");
        Filter<String> wrong = Filter.of("wrong", String.class, any -> DSL.condition("no_such_column = {0}", any));
        assertThatThrownBy(() -> as(
                        organization,
                        () -> slugs.page(organization, ALL).where(wrong, "").fetch()))
                .isInstanceOf(DataAccessException.class)
                .hasMessageContaining("no_such_column");
    }

    private static UUID organization(Client client) {
        return IdKind.ORGANIZATION.require(client.get("/v1/organization").text("id"));
    }

    private static <T> T as(UUID organization, Supplier<T> work) {
        try (Tenant tenant = Tenant.enter(organization)) {
            assertThat(tenant).isNotNull();
            return work.get();
        }
    }
}

package dev.ectype.controlplane.event;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.database.HeardSource;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.page.PageRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;
import org.jooq.DSLContext;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionOperations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests that a page costs its rows and not the table, for all filters, even for rare combinations of common values. */
class EventPagesTest {
    private static final int ROWS = Integer.getInteger("ectype.event-rows", 20_000);
    private static final int PAGE = 20;
    private static final int FILTERS = 5;

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final UUID organization =
            IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));

    @Test
    void eachCombinationOfFiltersIsOneStretchOfAnIndex() {
        fill();
        for (int wanted = 0; wanted < 1 << FILTERS; wanted++) {
            EventFilter filter = filter(wanted);
            JsonNode plan = explain(filter);
            String description = filter + "\n" + plan.toPrettyString();
            assertThat(filtered(plan)).as(description).isZero();
            assertThat(read(plan)).as(description).isLessThanOrEqualTo(3L * (PAGE + 1));
            if (Integer.getInteger("ectype.event-rows") != null) {
                System.out.println(filter + " " + plan.get(0).get("Execution Time"));
            }
        }
    }

    @Test
    void timesAreBounds() {
        for (int at = 0; at < 4; at++) {
            admin.post("/v1/projects", "{\"name\":\"p" + at + "\"}").is(201);
        }
        JsonNode all = admin.get("/v1/events?kind=project.created").is(200).items();
        String second = all.get(2).get("at").asString();
        for (JsonNode event : admin.get("/v1/events?since=" + second).is(200).items()) {
            assertThat(event.get("at").asString()).isGreaterThanOrEqualTo(second);
        }
        JsonNode older =
                admin.get("/v1/events?kind=project.created&until=" + second).items();
        for (JsonNode event : older) {
            assertThat(event.get("at").asString()).isLessThan(second);
        }
        int since = admin.get("/v1/events?kind=project.created&since=" + second)
                .items()
                .size();
        assertThat(since + older.size()).isEqualTo(4);
        assertThat(admin.get("/v1/events?since=1900-01-01T00:00:00Z&until=9999-12-31T00:00:00Z&kind=project.created")
                        .is(200)
                        .items())
                .hasSize(4);
    }

    @Test
    void actorsAreFound() {
        Client other = admin.key("write");
        String key = other.get("/v1/me").text("id");
        other.post("/v1/projects", "{\"name\":\"theirs\"}").is(201);
        admin.post("/v1/projects", "{\"name\":\"ours\"}").is(201);
        assertThat(admin.get("/v1/events?kind=project.created&actor=" + key)
                        .is(200)
                        .items())
                .hasSize(1);
        assertThat(admin.get("/v1/events?actor=nobody").is(200).items()).isEmpty();
    }

    /** One event a second; kinds, actors and targets such that two common ones meet rarely. */
    private void fill() {
        plane.owned(owner -> {
            owner.execute("alter table events disable trigger events_await_their_seals");
            owner.execute("""
                    insert into events (id, organization_id, kind, actor, target, changes, at)
                    select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7000a' || lpad(to_hex(n), 15, '0'))::uuid,
                           {0},
                           'kind.' || case when n %% 5000 = 7 then 'rare' else (n %% 3)::text end,
                           jsonb_build_object('type', 'api_key', 'id', 'key_' || case when n %% 4000 = 9 then 'rare' else (n %% 2)::text end),
                           'prj_' || case when n %% 3 = 0 then 'busy' else (n %% 1000)::text end,
                           '[{"path": "name", "from": "a", "to": "b"}]',
                           to_timestamp(1700000000 + n)
                      from generate_series(1, %d) n""".formatted(ROWS), organization);
            owner.execute("alter table events enable trigger events_await_their_seals");
            owner.execute("analyze events");
            return 0;
        });
    }

    private static EventFilter filter(int wanted) {
        return new EventFilter(
                (wanted & 1) == 0 ? null : "kind.1",
                (wanted & 2) == 0 ? null : "prj_busy",
                (wanted & 4) == 0 ? null : "key_rare",
                (wanted & 8) == 0 ? null : Instant.ofEpochSecond(1_700_000_000L + ROWS / 4),
                (wanted & 16) == 0 ? null : Instant.ofEpochSecond(1_700_000_000L + ROWS / 2));
    }

    private JsonNode explain(EventFilter filter) {
        try (Tenant tenant = Tenant.enter(organization)) {
            assertThat(tenant).isNotNull();
            String statement = statementFor(filter);
            return plane.part(TransactionOperations.class)
                    .execute(status -> new JsonMapper()
                            .readTree(plane.part(DSLContext.class)
                                    .fetchSingle("explain (analyze, format json) " + statement)
                                    .get(0, String.class)));
        }
    }

    /** Returns the statement for a page, without the statement that sets the organization. */
    private String statementFor(EventFilter filter) {
        List<String> heard = new ArrayList<>();
        Thread here = Thread.currentThread();
        JdbcTemplate template = plane.part(JdbcTemplate.class);
        DataSource source = plane.part(DataSource.class);
        template.setDataSource(new HeardSource(source, statement -> {
            if (Thread.currentThread() == here) {
                heard.add(statement.substring(statement.indexOf("; ") + 2));
            }
        }));
        try {
            plane.part(EventRepository.class).list(organization, filter, new PageRequest(PAGE, null));
        } finally {
            template.setDataSource(source);
        }
        assertThat(heard).hasSize(1);
        return heard.get(0);
    }

    private static long filtered(JsonNode plan) {
        return plan.findValues("Rows Removed by Filter").stream()
                .mapToLong(JsonNode::asLong)
                .sum();
    }

    private static long read(JsonNode plan) {
        long rows = 0;
        for (JsonNode scan : plan.findParents("Relation Name")) {
            rows += Math.round(scan.get("Actual Rows").asDouble()
                    * scan.get("Actual Loops").asDouble());
        }
        return rows;
    }
}

package dev.ectype.controlplane.usage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.database.Tenant;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.usage.Consumed;
import dev.ectype.controlplane.usage.UsageCounters.Counted;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Sums of usage, which must be those of the rows that a list without them has. */
class UsageGroupsTest {
    private static final String NOTHING = "-";
    private static final long DAY = LocalDate.of(2020, 2, 28).toEpochDay();
    private static final String THOSE_DAYS = "/v1/usage?since=2020-01-01&until=2021-01-01";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);

    @ParameterizedTest
    @ValueSource(strings = {"day", "project", "key", "day,project", "project,day", "day,key", "project,key"})
    void sumsOverOtherDimensions(String groupBy) {
        fill();
        List<JsonNode> rows = pages(THOSE_DAYS + "&limit=100");
        assertThat(rows).hasSize(3 * 3 * 4);
        Map<String, Long> expected = new TreeMap<>(Comparator.reverseOrder());
        rows.forEach(row ->
                expected.merge(identity(row, groupBy), row.get("recordingBytes").asLong(), Long::sum));
        Map<String, Long> sums = new LinkedHashMap<>();
        for (JsonNode sum : pages(THOSE_DAYS + "&limit=2&groupBy=" + groupBy)) {
            assertThat(sum.propertyNames()).isEqualTo(rows.get(0).propertyNames());
            assertThat(sum.get("requests").asLong())
                    .isEqualTo(sum.get("snapshotBytes").asLong() * 2);
            for (String member : List.of("day", "project", "key")) {
                assertThat(groupBy.contains(member) || sum.get(member).isNull()).isTrue();
            }
            assertThat(sums.put(
                            identity(sum, groupBy), sum.get("recordingBytes").asLong()))
                    .as("one row for " + sum)
                    .isNull();
        }
        // In their order as well: the newest day, project and key first, and those without one last.
        assertThat(sums.toString()).isEqualTo(expected.toString());
    }

    @Test
    void allThreeAreWhatIsListedAnyway() {
        fill();
        assertThat(pages(THOSE_DAYS + "&limit=5&groupBy=key,project,day")).isEqualTo(pages(THOSE_DAYS + "&limit=100"));
        assertThat(pages(THOSE_DAYS + "&groupBy=day&groupBy=key")).isEqualTo(pages(THOSE_DAYS + "&groupBy=day,key"));
    }

    @Test
    void filtersHoldForSums() {
        fill();
        JsonNode march = pages("/v1/usage?since=2020-02-29&until=2020-03-01&groupBy=project&project=b")
                .get(0);
        long sum = 0;
        for (JsonNode row : pages("/v1/usage?since=2020-02-29&until=2020-03-01&project=b")) {
            sum += row.get("recordingBytes").asLong();
        }
        assertThat(march.get("recordingBytes").asLong()).isEqualTo(sum).isPositive();
    }

    @Test
    void sumsAreThoseOfTheOrganization() {
        fill();
        Client other = plane.organization(Plan.FREE);
        assertThat(other.get(THOSE_DAYS + "&groupBy=day").is(200).items()).isEmpty();
        String cursor = admin.get(THOSE_DAYS + "&limit=1&groupBy=day").text("nextCursor");
        assertThat(other.get(THOSE_DAYS + "&groupBy=day&cursor=" + cursor)
                        .is(200)
                        .items())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hour", "day,", "day,hour", "DAY", "day;project"})
    void rejectsUnknownDimensions(String groupBy) {
        var refused = admin.get("/v1/usage?groupBy=" + groupBy).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(refused.json().at("/details/fields/0/path").asString()).isEqualTo("groupBy");
    }

    /** Three days, two projects and none, three keys and none. */
    private void fill() {
        UUID organization =
                IdKind.ORGANIZATION.require(admin.get("/v1/organization").text("id"));
        admin.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        admin.post("/v1/projects", "{\"name\":\"b\"}").is(201);
        Map<Counted, Amounts> counts = new LinkedHashMap<>();
        long bytes = 1;
        for (long day = DAY; day < DAY + 3; day++) {
            for (String project : List.of("a", "b", NOTHING)) {
                for (int key = 0; key < 4; key++) {
                    UUID id = key == 0 ? null : new UUID(7, key);
                    Consumed consumed = new Consumed(organization, null, null, 2, 1800, bytes, 1);
                    counts.put(
                            new Counted(organization, day, project.equals(NOTHING) ? null : project, id),
                            new Amounts().add(consumed, 0));
                    bytes *= 2;
                }
            }
        }
        try (Tenant tenant = Tenant.enter(organization)) {
            assertThat(tenant).isNotNull();
            plane.part(UsageWriter.class).write(UUID.randomUUID(), new UsageBatch(organization, 1, counts));
        }
    }

    private List<JsonNode> pages(String path) {
        List<JsonNode> items = new ArrayList<>();
        String cursor = "";
        while (cursor != null) {
            var page = admin.get(path + (cursor.isEmpty() ? "" : "&cursor=" + cursor))
                    .is(200);
            page.items().forEach(items::add);
            cursor = page.text("nextCursor");
        }
        return items;
    }

    private static String identity(JsonNode row, String groupBy) {
        String identity = "";
        for (String member : List.of("day", "project", "key")) {
            if (groupBy.contains(member)) {
                identity += " " + row.get(member).asString("");
            }
        }
        return identity;
    }
}

package dev.ectype.controlplane.dashboard.usage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The page of usage. */
class UsagePagesTest {
    private static final String USAGE = "/dashboard/usage";
    private static ControlPlane plane;

    private final Client team = plane.organization(Plan.TEAM);
    private final DashboardBrowser admin = DashboardBrowser.of(plane, team, Scope.ADMIN);

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void displaysRequestsByDayProjectAndKey() {
        team.post("/v1/projects", "{\"name\":\"<b>Shop</b>\",\"slug\":\"shop\"}")
                .is(201);
        for (int at = 0; at < 7; at++) {
            team.get("/v1/projects/shop").is(200);
        }
        await().untilAsserted(() -> assertThat(admin.page(USAGE))
                .contains("Requests by day", "&lt;b&gt;Shop&lt;/b&gt;", "50 GiB", "sessions", "<rect")
                .doesNotContain("<b>Shop"));
    }

    @Test
    void rejectsLongPeriodsAndUnknownMeasures() {
        assertThat(admin.browser()
                        .get(USAGE + "?since=2020-01-01&until=2026-01-01")
                        .body())
                .contains("must be a day from 0 to 99 days before the last day");
        assertThat(admin.browser().get(USAGE + "?measure=money").statusCode()).isEqualTo(400);
        assertThat(admin.page(USAGE + "?measure=snapshot-bytes&since=2026-01-01&until=2026-01-31"))
                .contains("Stored snapshots by day", "31 Jan: 0 bytes");
    }

    @Test
    void isForAdministrators() {
        DashboardBrowser reader = DashboardBrowser.of(plane, team, Scope.READ);
        assertThat(reader.browser().get(USAGE).statusCode()).isEqualTo(403);
        assertThat(reader.page("/dashboard")).doesNotContain(USAGE);
    }
}

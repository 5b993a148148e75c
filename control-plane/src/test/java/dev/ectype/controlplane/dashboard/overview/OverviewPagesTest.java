package dev.ectype.controlplane.dashboard.overview;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** The first page of the dashboard. */
class OverviewPagesTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser member = DashboardBrowser.of(plane, admin, Scope.WRITE);

    @Test
    void teachesTheFirstCommandsWhenThereIsNothing() {
        assertThat(member.page("/dashboard"))
                .contains("No emulator is running", "ectype emulate petstore --register")
                .doesNotContain("Needs attention");
    }

    @Test
    void displaysWhatRunsAndWhatNeedsAttention() {
        String soon = Instant.now().plus(Duration.ofDays(3)).toString();
        String late = Instant.now().plus(Duration.ofDays(90)).toString();
        admin.post("/v1/api-keys", "{\"name\":\"Ends <soon>\",\"scope\":\"read\",\"expiresAt\":\"" + soon + "\"}")
                .is(201);
        admin.post("/v1/api-keys", "{\"name\":\"Ends late\",\"scope\":\"read\",\"expiresAt\":\"" + late + "\"}")
                .is(201);
        admin.post(
                        "/v1/emulators",
                        "{\"name\":\"<i>Pets</i>\",\"url\":\"http://build:4010\",\"version\":\"1\","
                                + "\"api\":{\"name\":\"Petstore\",\"version\":\"1\",\"hash\":\"ab\"}}")
                .is(201);
        assertThat(member.page("/dashboard"))
                .contains("Needs attention", "Ends &lt;soon&gt;", "&lt;i&gt;Pets&lt;/i&gt;", "api_key.created")
                .doesNotContain("Ends late", "<i>Pets");
    }
}

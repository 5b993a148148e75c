package dev.ectype.controlplane.dashboard.sso;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import org.junit.jupiter.api.Test;

/** The pages of single sign-on for organizations whose plan does not include it. */
class SsoPlanPagesTest {
    private static final String SSO = "/dashboard/sso";

    private final ControlPlane plane = ControlPlane.shared();

    @Test
    void explainsThePlanAndRefusesTheRest() {
        Client team = plane.organization(Plan.TEAM);
        String slug = team.get("/v1/organization").text("slug");
        DashboardBrowser owner = DashboardBrowser.of(plane, team, Scope.ADMIN);
        assertThat(owner.page(SSO))
                .contains(
                        "Single sign-on is not available",
                        "It needs the plan enterprise, and your organization is on team.",
                        "ectype control-plane organization plan " + slug + " enterprise")
                .doesNotContain(SSO + "/new");
        assertThat(owner.browser().get(SSO + "/new").statusCode()).isEqualTo(403);
        assertThat(owner.browser().get(SSO + "/new/oidc").statusCode()).isEqualTo(403);
    }
}

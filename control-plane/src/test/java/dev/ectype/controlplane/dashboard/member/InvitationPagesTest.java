package dev.ectype.controlplane.dashboard.member;

import static dev.ectype.controlplane.jooq.tables.Invitations.INVITATIONS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InvitationPagesTest {
    private static final String MEMBERS = "/dashboard/members";
    private static final String INVITATIONS_PATH = MEMBERS + "/invitations";
    private static final String ADDRESS = "grace+ops@example.com";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, admin, Scope.ADMIN);

    @Test
    void invitesAPersonAndRevokesTheInvitation() {
        String invited = browser.follow(invite(ADDRESS, "write"));
        assertThat(invited).contains("Invited.", ADDRESS, "Pending");
        String id = admin.get("/v1/organization/invitations")
                .items()
                .get(0)
                .get("id")
                .asString();
        assertThat(admin.get("/v1/organization/invitations/" + id).text("scope"))
                .isEqualTo("write");
        assertThat(browser.page(INVITATIONS_PATH)).contains(ADDRESS);
        String revoke = INVITATIONS_PATH + "/" + id + "/revoke";
        assertThat(browser.page(revoke)).contains(ADDRESS, "no longer works");
        assertThat(browser.follow(browser.submit(revoke, revoke, Map.of())))
                .contains("Revoked.", "No invitation is open.")
                .doesNotContain(ADDRESS);
        assertThat(browser.browser().get(revoke).statusCode()).isEqualTo(404);
    }

    @Test
    void sendsAnInvitationAgain() {
        browser.follow(invite(ADDRESS, "write"));
        String id = admin.get("/v1/organization/invitations")
                .items()
                .get(0)
                .get("id")
                .asString();
        plane.owned(owner -> owner.update(INVITATIONS)
                .set(INVITATIONS.EXPIRES_AT, Instant.now().minusSeconds(1))
                .where(INVITATIONS.ID.eq(IdKind.INVITATION.require(id)))
                .execute());
        assertThat(browser.page(MEMBERS)).contains(">Expired<").doesNotContain(">Pending<");
        String resend = INVITATIONS_PATH + "/" + id + "/resend";
        assertThat(browser.follow(browser.submit(MEMBERS, resend, Map.of())))
                .contains("Sent again.", ">Pending<")
                .doesNotContain(">Expired<");
        String form = DashboardBrowser.form(browser.page(INVITATIONS_PATH), resend);
        assertThat(browser.browser().post(form, Map.of()).statusCode()).isEqualTo(303);
        assertThat(browser.browser().post(form, Map.of()).statusCode())
                .as("repeated form")
                .isEqualTo(303);
        HttpResponse<String> limited = browser.submit(MEMBERS, resend, Map.of());
        assertThat(limited.statusCode()).isEqualTo(429);
        assertThat(limited.body()).contains("was sent 3 times within an hour", ADDRESS);
        DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);
        assertThat(writer.page(MEMBERS)).doesNotContain(resend);
        assertThat(admin.get("/v1/events?kind=invitation.resent").items()).hasSize(2);
    }

    @Test
    void explainsWhyAPersonCannotBeInvited() {
        browser.follow(invite(ADDRESS, "read"));
        HttpResponse<String> twice = invite(ADDRESS, "admin");
        assertThat(twice.statusCode()).isEqualTo(409);
        assertThat(twice.body()).contains(ADDRESS + " is invited until", "value=\"admin\" checked");
        HttpResponse<String> invalid = invite("grace at example.com", "read");
        assertThat(invalid.statusCode()).isEqualTo(400);
        assertThat(invalid.body())
                .contains("E-mail address must be an e-mail address.", "value=\"grace at example.com\"");
        String member = admin.get("/v1/organization/members")
                .items()
                .get(0)
                .get("email")
                .asString();
        assertThat(invite(member, "read").body()).contains(member + " is already a member");
        assertThat(browser.submit(INVITATIONS_PATH + "/new", INVITATIONS_PATH, Map.of("email", ADDRESS))
                        .statusCode())
                .isEqualTo(400);
        assertThat(admin.get("/v1/organization/invitations").items()).hasSize(1);
    }

    @Test
    void displaysHostileTextsAsText() {
        for (String text : List.of("<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>")) {
            String body = invite(text, text).body();
            assertThat(body).contains("alert(1)").doesNotContain("<script>alert", "<img");
        }
    }

    @Test
    void onlyAdministratorsSeeInvitations() {
        browser.follow(invite(ADDRESS, "read"));
        String form = DashboardBrowser.form(browser.page(INVITATIONS_PATH + "/new"), INVITATIONS_PATH);
        for (Scope scope : List.of(Scope.READ, Scope.WRITE)) {
            DashboardBrowser reader = DashboardBrowser.of(plane, admin, scope);
            assertThat(reader.page(MEMBERS)).doesNotContain(ADDRESS);
            for (String forbidden : List.of(INVITATIONS_PATH, INVITATIONS_PATH + "/new")) {
                assertThat(reader.browser().get(forbidden).statusCode())
                        .as(forbidden)
                        .isEqualTo(403);
            }
            assertThat(reader.browser()
                            .post(form, Map.of("email", "new@example.com", "scope", "admin"))
                            .statusCode())
                    .isEqualTo(403);
        }
        assertThat(admin.get("/v1/organization/invitations").items()).hasSize(1);
    }

    private HttpResponse<String> invite(String email, String scope) {
        return browser.submit(INVITATIONS_PATH + "/new", INVITATIONS_PATH, Map.of("email", email, "scope", scope));
    }
}

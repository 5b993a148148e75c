package dev.ectype.controlplane.dashboard.member;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.signin.TestSession;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MemberPagesTest {
    private static final String MEMBERS = "/dashboard/members";

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.FREE);
    private final TestSession own = TestSession.begin(plane, admin, Scope.ADMIN);
    private final DashboardBrowser browser = DashboardBrowser.of(own.browser());
    private final TestSession grace = TestSession.begin(plane, admin, Scope.WRITE);
    private final String path = MEMBERS + "/" + grace.user();

    @Test
    void listsAndFiltersMembers() {
        rename(grace, "Grace Hopper");
        assertThat(browser.page(MEMBERS))
                .contains("Grace Hopper", "Ada", "Single-use link", ">You<", "No invitation is open.");
        assertThat(browser.page(MEMBERS + "?q=hopper")).contains("Grace Hopper").doesNotContain(own.user());
        assertThat(browser.page(MEMBERS + "?q=nobody")).contains("No member matches.");
        String next = browser.page(MEMBERS + "?limit=1");
        assertThat(next).contains("Grace Hopper", "?cursor=").doesNotContain(own.user());
        assertThat(browser.page(path)).contains("Grace Hopper", grace.user(), "Began", "End the session of test");
    }

    @Test
    void changesTheScopeOfAMember() {
        assertThat(browser.page(path + "/scope")).contains("value=\"write\" checked");
        String changed = browser.follow(browser.submit(path + "/scope", path + "/scope", Map.of("scope", "read")));
        assertThat(changed).contains("Saved.", ">read<");
        assertThat(admin.get("/v1/organization/members/" + grace.user()).text("scope"))
                .isEqualTo("read");
        grace.bearer().post("/v1/projects", "{\"name\":\"a\"}").problem(403, "SERVICE_FORBIDDEN");
        HttpResponse<String> wrong = browser.submit(path + "/scope", path + "/scope", Map.of("scope", "owner"));
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body()).contains("Scope has a value that is not accepted.");
    }

    @Test
    void keepsTheLastAdministrator() {
        String self = MEMBERS + "/" + own.user();
        assertThat(browser.page(self + "/scope")).contains("You change your own scope.");
        HttpResponse<String> smaller = browser.submit(self + "/scope", self + "/scope", Map.of("scope", "read"));
        assertThat(smaller.statusCode()).isEqualTo(409);
        assertThat(smaller.body()).contains("is the last administrator", "value=\"read\" checked");
        assertThat(browser.page(self + "/remove")).contains("You remove yourself.");
        HttpResponse<String> removed = browser.submit(self + "/remove", self + "/remove", Map.of());
        assertThat(removed.statusCode()).isEqualTo(409);
        assertThat(removed.body()).contains("is the last administrator");
        browser.page(self);
    }

    @Test
    void removesAMember() {
        assertThat(browser.page(path + "/remove")).contains("can no longer sign in");
        grace.bearer().get("/v1/me").is(200);
        assertThat(browser.follow(browser.submit(path + "/remove", path + "/remove", Map.of())))
                .contains("Removed.")
                .doesNotContain(grace.user());
        grace.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        assertThat(browser.browser().get(path).statusCode()).isEqualTo(404);
    }

    @Test
    void administratorsRemoveThemselves() {
        TestSession other = TestSession.begin(plane, admin, Scope.ADMIN);
        String self = MEMBERS + "/" + own.user();
        assertThat(browser.submit(self + "/remove", self + "/remove", Map.of()).statusCode())
                .isEqualTo(303);
        assertThat(browser.browser()
                        .get(MEMBERS)
                        .headers()
                        .firstValue("Location")
                        .orElse(""))
                .startsWith("/sign-in");
        assertThat(DashboardBrowser.of(other.browser()).page(MEMBERS)).doesNotContain(own.user());
    }

    @Test
    void endsOneSessionAndAllSessions() {
        TestSession second = grace.another();
        TestSession third = grace.another();
        String end = path + "/sessions/" + second.id() + "/end";
        assertThat(browser.follow(browser.submit(path, end, Map.of())))
                .contains("Requests of that session are rejected")
                .doesNotContain(second.id());
        second.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        third.bearer().get("/v1/me").is(200);

        String foreign = DashboardBrowser.form(browser.page(path), path + "/sessions/" + third.id() + "/end")
                .replace(third.id(), own.id());
        assertThat(browser.browser().post(foreign, Map.of()).statusCode()).isEqualTo(404);
        browser.page(path);

        String all = path + "/sessions/end";
        assertThat(browser.follow(browser.submit(all, all, Map.of()))).contains("The member is not signed in.");
        third.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
        grace.bearer().get("/v1/me").problem(401, "SERVICE_UNAUTHENTICATED");
    }

    @Test
    void displaysHostileTextsAsText() {
        for (String text : List.of("<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>")) {
            rename(grace, text);
            for (String page : List.of(
                    MEMBERS,
                    MEMBERS + "?q=" + URLEncoder.encode(text, StandardCharsets.UTF_8),
                    path,
                    path + "/scope",
                    path + "/remove",
                    path + "/sessions/end")) {
                assertThat(browser.page(page))
                        .as(page)
                        .doesNotContain("<script>alert", "<img")
                        .contains("alert(1)");
            }
        }
    }

    @Test
    void readersSeeMembersWithoutTheirSessions() {
        String remove = DashboardBrowser.form(browser.page(path + "/remove"), path + "/remove");
        for (Scope scope : List.of(Scope.READ, Scope.WRITE)) {
            DashboardBrowser reader = DashboardBrowser.of(plane, admin, scope);
            assertThat(reader.page(MEMBERS))
                    .contains(grace.user(), "Last sign-in")
                    .doesNotContain("Invite", "Invitations", "Last active", "Single-use link");
            assertThat(reader.page(path))
                    .contains(grace.user())
                    .doesNotContain("/remove", "/scope", "Sessions", "test browser", "Last active", "Single-use link");
            for (String forbidden : List.of("/scope", "/remove", "/sessions/end")) {
                assertThat(reader.browser().get(path + forbidden).statusCode())
                        .as(forbidden)
                        .isEqualTo(403);
            }
            assertThat(reader.browser().post(remove, Map.of()).statusCode()).isEqualTo(403);
        }
        grace.bearer().get("/v1/me").is(200);
        DashboardBrowser stranger = DashboardBrowser.of(plane, plane.organization(Plan.FREE), Scope.ADMIN);
        assertThat(stranger.browser().get(path).statusCode()).isEqualTo(404);
        assertThat(stranger.page(MEMBERS)).doesNotContain(grace.user());
    }

    private void rename(TestSession session, String name) {
        plane.part(TenantTransactions.class).run(session.organization(), () -> {
            Members members = plane.part(Members.class);
            Member before = members.get(session.organization(), session.user());
            return members.store(session.organization(), before, before.withName(name));
        });
    }
}

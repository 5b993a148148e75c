package dev.ectype.controlplane.signin.password;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Changes of passwords by their users, over the API and on the page. */
class PasswordChangeTest {
    private static final String PASSWORD = "nine purple lighthouses hum";

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane);
    private final TestBrowser browser = team.browser();
    private final String ada = team.email("ada");

    @Test
    void newPasswordNeedsTheCurrentOneAndEndsOtherSessions() {
        team.member(ada, PASSWORD);
        TestBrowser other = team.browser();
        signIn(other, PASSWORD);
        signIn(browser, PASSWORD);
        Client api = plane.nobody().with("Authorization", "Bearer " + browser.cookie("service_session"));
        field(put(api, "{\"newPassword\":\"four green kettles sing\"}"), "currentPassword", "required");
        field(
                put(api, "{\"currentPassword\":\"wrong\",\"newPassword\":\"four green kettles sing\"}"),
                "currentPassword",
                "password");
        field(put(api, change(PASSWORD, "short")), "newPassword", "size");
        put(api, change(PASSWORD, "four green kettles sing")).is(204);
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
        assertThat(other.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(signIn(other, PASSWORD).statusCode()).isEqualTo(403);
        assertThat(signIn(other, "four green kettles sing").statusCode()).isEqualTo(303);
        assertThat(team.admin.get("/v1/events?kind=user.password_changed").items())
                .hasSize(2);
    }

    @Test
    void currentPasswordIsNotGuessed() {
        team.member(ada, PASSWORD);
        signIn(browser, PASSWORD);
        Client api = plane.nobody().with("Authorization", "Bearer " + browser.cookie("service_session"));
        for (int at = 0; at < 5; at++) {
            put(api, change("wrong", "four green kettles sing")).problem(400, "SERVICE_INVALID_REQUEST");
        }
        Reply blocked = put(api, change(PASSWORD, "four green kettles sing")).problem(429, "SERVICE_RATE_LIMITED");
        assertThat(Integer.parseInt(blocked.header("Retry-After"))).isBetween(1, 30);
    }

    @Test
    void pageChangesThePassword() {
        team.member(ada, PASSWORD);
        signIn(browser, PASSWORD);
        String page = "/dashboard/account/password";
        DashboardBrowser dashboard = DashboardBrowser.of(browser);
        assertThat(dashboard.page(page)).contains("autocomplete=\"current-password\"", "autocomplete=\"new-password\"");
        HttpResponse<String> wrong = dashboard.submit(
                page, page, Map.of("currentPassword", "wrong", "newPassword", "four green kettles sing"));
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body()).contains("Current password is wrong.");
        assertThat(wrong.body()).doesNotContain("four green kettles sing");
        HttpResponse<String> done = dashboard.submit(
                page, page, Map.of("currentPassword", PASSWORD, "newPassword", "four green kettles sing"));
        assertThat(dashboard.follow(done)).contains("Your password is changed.");
    }

    @Test
    void pageLimitsGuessesOfTheCurrentPassword() {
        team.member(ada, PASSWORD);
        signIn(browser, PASSWORD);
        String page = "/dashboard/account/password";
        DashboardBrowser dashboard = DashboardBrowser.of(browser);
        Map<String, String> wrong = Map.of("currentPassword", "wrong", "newPassword", "four green kettles sing");
        for (int at = 0; at < 5; at++) {
            assertThat(dashboard.submit(page, page, wrong).statusCode()).isEqualTo(400);
        }
        HttpResponse<String> blocked = dashboard.submit(
                page, page, Map.of("currentPassword", PASSWORD, "newPassword", "four green kettles sing"));
        assertThat(blocked.statusCode()).isEqualTo(429);
        assertThat(blocked.body()).contains("Too many wrong passwords; wait ");
    }

    @Test
    void repeatedChangeTakesEffectOnce() {
        team.member(ada, PASSWORD);
        signIn(browser, PASSWORD);
        Client api = plane.nobody()
                .with("Authorization", "Bearer " + browser.cookie("service_session"))
                .with("Idempotency-Key", "change-1");
        int before =
                team.admin.get("/v1/events?kind=user.password_changed").items().size();
        put(api, change(PASSWORD, "four green kettles sing")).is(204);
        put(api, change(PASSWORD, "four green kettles sing")).is(204);
        assertThat(team.admin.get("/v1/events?kind=user.password_changed").items())
                .hasSize(before + 1);
    }

    private static String change(String current, String next) {
        return "{\"currentPassword\":\"" + current + "\",\"newPassword\":\"" + next + "\"}";
    }

    private static Reply put(Client client, String body) {
        return client.send("PUT", "/v1/me/password", body);
    }

    private static void field(Reply reply, String path, String rule) {
        JsonNode field = reply.problem(400, "SERVICE_INVALID_REQUEST").json().at("/details/fields/0");
        assertThat(field.get("path").asString()).isEqualTo(path);
        assertThat(field.get("rule").asString()).isEqualTo(rule);
    }

    private HttpResponse<String> signIn(TestBrowser user, String password) {
        return user.post("/sign-in", Map.of("email", ada, "password", password));
    }
}

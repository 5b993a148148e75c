package dev.ectype.controlplane.dashboard.sso;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The pages that disable and enable an identity provider. */
class SsoDisablingPagesTest {
    private static final String SSO = "/dashboard/sso";
    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String PASSWORD = "correct horse battery staple";

    private final TestIssuer issuer = new TestIssuer();
    private final SignInTeam team = new SignInTeam(ControlPlane.shared()).oidc(issuer);
    private final DashboardBrowser owner = DashboardBrowser.of(team.plane, team.admin, Scope.ADMIN);
    private final String home = SSO + "/" + team.provider();

    @AfterEach
    void stop() {
        issuer.close();
    }

    @Test
    void disablesAndEnablesAProvider() {
        assertThat(owner.page(SSO)).doesNotContain(">disabled<");
        assertThat(owner.page(home)).contains(">enabled<", "Test the sign-in", home + "/disable");
        assertThat(owner.page(home + "/disable"))
                .contains("No session ends", "No active member has an address")
                .doesNotContain("sign-in-link", "Your session");
        String disabled = owner.follow(owner.submit(home + "/disable", home + "/disable", Map.of()));
        assertThat(disabled)
                .contains("Disabled.", "This provider is disabled", "can sign in with a password", home + "/enable")
                .doesNotContain("Test the sign-in", home + "/disable");
        assertThat(owner.page(SSO)).contains(">disabled<");
        assertThat(owner.page("/dashboard")).doesNotContain("is disabled");
        assertThat(enabled()).isFalse();
        assertThat(owner.follow(owner.submit(home, home + "/enable", Map.of())))
                .contains("Enabled.", ">enabled<", "Test the sign-in");
        assertThat(enabled()).isTrue();
        assertThat(team.admin.get("/v1/events?kind=sso_provider.updated").items())
                .extracting(event -> event.at("/actor/type").asString())
                .startsWith("session_cookie", "session_cookie");
    }

    @Test
    void warnsThatMembersOfARequiredProviderCannotSignIn() {
        team.member(team.email("bob"), PASSWORD);
        assertThat(owner.page(home + "/disable")).contains("The 1 active member of", "with a password");
        change("{\"required\":true}");
        assertThat(owner.page(home + "/disable"))
                .contains("the 1 active member of the domain cannot sign in, not even with a password")
                .contains("sign-in-link EMAIL --organization " + team.slug)
                .doesNotContain("can still sign in");
        assertThat(owner.follow(owner.submit(home + "/disable", home + "/disable", Map.of())))
                .contains("cannot sign in at all");
        assertThat(owner.page("/dashboard"))
                .contains("Members of " + team.domain + " cannot sign in", "Enable it", home);
    }

    @Test
    void keepsTheSessionOfTheAdministratorWhoDisablesIt() {
        change("{\"defaultScope\":\"admin\"}");
        TestBrowser own = signIn();
        TestBrowser other = signIn();
        String confirmation = own.get(home + "/disable").body();
        assertThat(confirmation).contains("1 session that began with it ends", "Your session began with it as well");
        assertThat(owner.page(home + "/disable")).contains("2 sessions that began with it end");
        HttpResponse<String> done = own.post(DashboardBrowser.form(confirmation, home + "/disable"), Map.of());
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(own.get(home).body()).contains("This provider is disabled");
        assertThat(other.get(home).statusCode()).isEqualTo(303);
        assertThat(own.get(home + "/disable").body()).contains("No other session ends");
    }

    @Test
    void displaysStoredTextsAsTexts() {
        change("{\"name\":\"" + SCRIPT + "\",\"required\":true}");
        team.member(team.email("bob"), PASSWORD);
        assertThat(owner.page(home + "/disable")).contains("&lt;script&gt;").doesNotContain(SCRIPT);
        change("{\"enabled\":false}");
        for (String path : new String[] {SSO, home, "/dashboard"}) {
            assertThat(owner.page(path)).as(path).contains("&lt;script&gt;").doesNotContain(SCRIPT);
        }
    }

    private TestBrowser signIn() {
        issuer.claims = claims -> {
            claims.put("email", team.email("ada"));
            return claims;
        };
        TestBrowser browser = team.browser();
        String target = browser.get("/api/auth/sso/login?providerId=" + team.provider())
                .headers()
                .firstValue("Location")
                .orElseThrow();
        String state = TestIssuer.query(URI.create(target).getRawQuery()).get("state");
        browser.get("/api/auth/sso/callback?code=" + issuer.authorize(target) + "&state=" + state);
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
        return browser;
    }

    private boolean enabled() {
        return team.admin
                .get("/v1/sso/providers/" + team.provider())
                .json()
                .get("enabled")
                .asBoolean();
    }

    private void change(String members) {
        team.admin.patch("/v1/sso/providers/" + team.provider(), members).is(200);
    }
}

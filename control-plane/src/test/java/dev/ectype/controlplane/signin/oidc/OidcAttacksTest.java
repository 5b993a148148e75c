package dev.ectype.controlplane.signin.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Attacks on sign-ins with an OpenID Connect provider. Each differs from a sign-in that works in one point. */
class OidcAttacksTest {
    private final OidcTeam oidc = new OidcTeam();
    private final TestIssuer issuer = oidc.issuer;
    private final SignInTeam team = oidc.team;
    private final TestBrowser browser = oidc.browser;

    @AfterEach
    void stop() {
        oidc.close();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.oidc.ForgedTokens#all")
    void forgedTokenIsRefused(TokenAttack attack) {
        attack.change().accept(issuer);
        assertRefused(
                attack.reason().equals("provider_unavailable") ? 503 : 403,
                attack.reason(),
                attack.detail(),
                oidc.signIn());
    }

    @Test
    void stateIsUsedOnce() {
        String url = oidc.begin();
        assertThat(oidc.finish(url).statusCode()).isEqualTo(303);
        assertUnknownState(oidc.finish(url));
    }

    @Test
    void stateOfARefusedSignInIsUsedOnce() {
        String url = oidc.begin();
        assertRefused(403, "provider_refused", "invalid_grant", browser.get(callback("code", url)));
        assertUnknownState(oidc.finish(url), 1);
    }

    @Test
    void stateOfAnotherBrowserIsRefused() {
        TestBrowser victim = team.browser();
        HttpResponse<String> refused = oidc.finish(victim, oidc.begin());
        assertRefused(403, "other_browser", "the browser has not the cookie", refused);
        assertThat(victim.cookie("service_session")).isNull();
    }

    @Test
    void stateOfAnotherBrowserWithASignInOfItsOwnIsRefused() {
        TestBrowser victim = team.browser();
        oidc.begin(victim, "/dashboard/account");
        HttpResponse<String> refused = oidc.finish(victim, oidc.begin());
        assertRefused(403, "other_browser", "the browser has not the cookie", refused);
    }

    @Test
    void unknownStateIsRefused() {
        assertUnknownState(browser.get("/api/auth/sso/callback?code=x&state=unknown"));
        assertUnknownState(browser.get("/api/auth/sso/callback?code=x"));
        assertUnknownState(browser.get("/api/auth/sso/callback"));
    }

    @Test
    void codeOfAnotherSignInIsRefused() {
        String url = oidc.begin();
        String code = issuer.authorize(oidc.begin());
        assertRefused(403, "provider_refused", "invalid_grant", browser.get(callback(code, url)));
    }

    @Test
    void responseWithoutACodeIsRefused() {
        HttpResponse<String> refused = browser.get("/api/auth/sso/callback?state=" + OidcTeam.state(oidc.begin()));
        assertRefused(403, "invalid_response", "the response has no code", refused);
    }

    @Test
    void errorOfTheProviderIsRefused() {
        HttpResponse<String> refused =
                browser.get("/api/auth/sso/callback?error=access_denied&state=" + OidcTeam.state(oidc.begin()));
        assertRefused(403, "provider_refused", "access_denied", refused);
    }

    @Test
    void responseOfAnotherIssuerIsRefused() {
        String url = oidc.begin();
        String code = issuer.authorize(url);
        HttpResponse<String> refused = browser.get(callback(code, url) + "&iss=https%3A%2F%2Fevil.example.com");
        assertRefused(403, "invalid_response", "names the issuer https://evil.example.com", refused);
    }

    @Test
    void responseWithoutTheAnnouncedIssuerIsRefused() {
        issuer.document = document -> {
            document.put("authorization_response_iss_parameter_supported", true);
            return document;
        };
        assertRefused(403, "invalid_response", "names the issuer null", oidc.signIn());
    }

    @Test
    void responseOverTheOtherProtocolIsRefused() {
        Map<String, String> form = Map.of("RelayState", OidcTeam.state(oidc.begin()), "SAMLResponse", "PHhtbC8+");
        HttpResponse<String> refused = browser.post("/api/auth/sso/callback", form, "https://idp.example.com");
        assertRefused(403, "invalid_response", "of the type saml, the provider oidc", refused);
    }

    @Test
    void discoveryDocumentWithAnotherIssuerIsRefused() {
        issuer.document = OidcTeam.with("issuer", "https://other.example.com");
        assertRefused(
                403, "invalid_response", "https://other.example.com", browser.get(oidc.login("/dashboard/account")));
    }

    @Test
    void deletedProviderIsRefusedAtOnce() {
        String url = oidc.begin();
        oidc.signIn();
        String cookie = browser.cookie("service_session");
        team.admin.delete("/v1/sso/providers/" + team.provider()).is(204);
        // Pending sign-ins are deleted with their provider.
        assertUnknownState(oidc.finish(url));
        HttpResponse<String> again = browser.get(oidc.login("/dashboard/account"));
        assertThat(again.statusCode()).isEqualTo(404);
        assertThat(again.body()).contains("role=\"alert\"", "cannot sign users in");
        // Its sessions end as well.
        Awaitility.await().atMost(Duration.ofSeconds(2)).until(() -> {
            TestBrowser old = team.browser();
            old.setCookie("service_session", cookie);
            return old.get("/v1/me").statusCode() == 401;
        });
    }

    @Test
    void changedIssuerIsRefusedDuringASignIn() {
        try (TestIssuer other = new TestIssuer()) {
            String url = oidc.begin();
            team.admin
                    .patch("/v1/sso/providers/" + team.provider(), "{\"issuer\":\"" + other.address() + "\"}")
                    .is(200);
            assertRefused(403, "provider_removed", "the issuer was changed", oidc.finish(url));
        }
    }

    @Test
    void organizationThatLosesSingleSignOnIsRefusedDuringASignIn() {
        String url = oidc.begin();
        team.plane.part(Operator.class).changePlan(team.slug, Plan.TEAM);
        assertRefused(403, "provider_removed", team.provider(), oidc.finish(url));
    }

    @Test
    void longExplanationIsShortened() {
        issuer.claims = OidcTeam.with("iss", "https://a.example/" + "a".repeat(100_000));
        assertRefusal(403, oidc.signIn());
        assertThat(team.onlyRefusal("oidc", "invalid_response"))
                .startsWith("the ID token is invalid: Unexpected JWT issuer: https://a.example/aaa")
                .hasSize(1001);
    }

    @Test
    void deactivatedUserIsRefused() {
        oidc.signIn();
        team.plane.owned(
                owner -> owner.execute("update users set active = false where email = '" + team.email("ada") + "'"));
        HttpResponse<String> refused = oidc.signIn(team.browser());
        assertRefusal(403, refused);
        team.refused(0, "deactivated");
    }

    @Test
    void silentProviderIsUnavailable() {
        String url = oidc.begin();
        String code = issuer.authorize(url);
        issuer.close();
        assertRefused(503, "provider_unavailable", "does not respond", browser.get(callback(code, url)));
    }

    private static String callback(String code, String url) {
        return OidcTeam.callback(code, OidcTeam.state(url));
    }

    /** Asserts a refusal without a session, and the only event about users with its reason and a part of its explanation. */
    private void assertRefused(int status, String reason, String detail, HttpResponse<String> refused) {
        assertRefusal(status, refused);
        assertThat(team.onlyRefusal("oidc", reason)).contains(detail);
    }

    private void assertUnknownState(HttpResponse<String> refused) {
        assertUnknownState(refused, 0);
    }

    /** Asserts a refusal that is no event: without a known state, the response belongs to no organization. */
    private void assertUnknownState(HttpResponse<String> refused, int eventsBefore) {
        assertRefusal(400, refused);
        assertThat(team.refusals()).hasSize(eventsBefore);
    }

    private static void assertRefusal(int status, HttpResponse<String> refused) {
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(status);
        assertThat(refused.headers().allValues("Set-Cookie")).isEmpty();
        assertThat(refused.body()).contains("role=\"alert\"");
    }
}

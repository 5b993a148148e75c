package dev.ectype.controlplane.signin.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Sign-ins with a provider that an administrator disables and enables. */
class DisabledProviderTest {
    private static final String PASSWORD = "correct horse battery staple";
    private static final String SENTENCE = "has disabled this identity provider";

    private final OidcTeam oidc = new OidcTeam();
    private final SignInTeam team = oidc.team;
    private final TestBrowser browser = oidc.browser;

    @AfterEach
    void stop() {
        oidc.close();
    }

    @Test
    void disabledProviderSignsNobodyInUntilItIsEnabled() {
        change("{\"enabled\":false}");
        assertThat(discovered().isNull()).isTrue();
        HttpResponse<String> login = browser.get(oidc.login("/dashboard"));
        assertThat(login.statusCode()).isEqualTo(403);
        assertThat(login.body()).contains(SENTENCE);
        assertThat(login.headers().firstValue("Location")).isEmpty();
        assertThat(team.onlyRefusal("oidc", "provider_disabled")).isEqualTo(team.provider() + " is disabled");
        JsonNode event = oidc.events("sso_provider.updated").get(0);
        assertThat(event.get("changes")).hasSize(1);
        assertThat(event.at("/changes/0").toString()).contains("\"enabled\"", "true", "false");
        change("{\"enabled\":true}");
        assertThat(discovered().get("providerId").asString()).isEqualTo(team.provider());
        assertThat(oidc.signIn().statusCode()).isEqualTo(303);
    }

    @Test
    void signInThatBeganBeforeIsRefused() {
        String begun = oidc.begin();
        change("{\"enabled\":false}");
        HttpResponse<String> refused = oidc.finish(begun);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains(SENTENCE);
        assertThat(browser.cookie("service_session")).isNull();
        assertThat(team.onlyRefusal("oidc", "provider_disabled")).contains("is disabled");
    }

    @Test
    void sessionsOfTheProviderEndAndOthersStay() {
        oidc.signIn();
        team.member(team.email("bob"), PASSWORD);
        TestBrowser other = team.browser();
        other.post("/sign-in", Map.of("email", team.email("bob"), "password", PASSWORD, "method", "password"));
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
        assertThat(other.get("/v1/me").statusCode()).isEqualTo(200);
        change("{\"enabled\":false}");
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(other.get("/v1/me").statusCode()).isEqualTo(200);
        assertThat(oidc.events("session.revoked")).hasSize(1);
        change("{\"enabled\":true}");
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(401);
    }

    @Test
    void optionalProviderLeavesPasswords() {
        team.member(team.email("bob"), PASSWORD);
        change("{\"enabled\":false}");
        HttpResponse<String> page = browser.post("/sign-in", Map.of("email", team.email("bob")));
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("name=\"password\"").doesNotContain("Continue with");
        assertThat(browser.post("/sign-in", Map.of("email", team.email("bob"), "password", PASSWORD))
                        .statusCode())
                .isEqualTo(303);
    }

    @Test
    void requiredProviderRefusesPasswordsAsWell() {
        team.member(team.email("bob"), PASSWORD);
        change("{\"enabled\":false,\"required\":true}");
        HttpResponse<String> page = browser.post("/sign-in", Map.of("email", team.email("bob")));
        assertThat(page.statusCode()).isEqualTo(403);
        assertThat(page.body()).contains(SENTENCE).doesNotContain("Continue with");
        assertThat(team.refusals()).isEmpty();
        HttpResponse<String> refused =
                browser.post("/sign-in", Map.of("email", team.email("bob"), "password", PASSWORD));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains(SENTENCE);
        team.refused(0, "provider_disabled");
        assertThat(browser.cookie("service_session")).isNull();
        change("{\"required\":false}");
        assertThat(browser.post("/sign-in", Map.of("email", team.email("bob"), "password", PASSWORD))
                        .statusCode())
                .isEqualTo(303);
    }

    @Test
    void sessionOfTheAdministratorWhoDisablesItContinues() {
        change("{\"defaultScope\":\"admin\"}");
        oidc.signIn();
        TestBrowser second = team.browser();
        oidc.signIn(second);
        HttpResponse<String> done = browser.send(browser.request("/v1/sso/providers/" + team.provider())
                .header("Content-Type", "application/json")
                .header("Origin", TestBrowser.origin(team.plane.address()))
                .method("PATCH", HttpRequest.BodyPublishers.ofString("{\"enabled\":false}")));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(200);
        assertThat(Client.json(done.body()).get("enabled").asBoolean()).isFalse();
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
        assertThat(second.get("/v1/me").statusCode()).isEqualTo(401);
    }

    @Test
    void providerCanBeRegisteredDisabled() {
        SignInTeam quiet = new SignInTeam(ControlPlane.shared()).oidc(oidc.issuer, "enabled", "false");
        HttpResponse<String> login =
                quiet.browser().get("/api/auth/sso/login?providerId=" + quiet.provider() + "&next=/");
        assertThat(login.statusCode()).isEqualTo(403);
        assertThat(quiet.onlyRefusal("oidc", "provider_disabled")).contains(quiet.provider());
    }

    private void change(String members) {
        team.admin.patch("/v1/sso/providers/" + team.provider(), members).is(200);
    }

    private JsonNode discovered() {
        return Client.json(browser.get("/api/auth/sso/discovery?email=" + team.email("ada"))
                        .body())
                .get("match");
    }
}

package dev.ectype.controlplane.signin.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Sign-ins with an OpenID Connect provider, from the sign-in page to the end of the session. */
class OidcSignInTest {
    private final OidcTeam oidc = new OidcTeam();
    private final TestIssuer issuer = oidc.issuer;
    private final SignInTeam team = oidc.team;
    private final TestBrowser browser = oidc.browser;

    @AfterEach
    void stop() {
        oidc.close();
    }

    @Test
    void userSignsInAndOut() {
        HttpResponse<String> done = oidc.signIn();
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(OidcTeam.location(done)).isEqualTo("/dashboard/account");
        assertThat(done.headers().allValues("Set-Cookie"))
                .anySatisfy(cookie -> assertThat(cookie)
                        .startsWith("service_session=")
                        .contains("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=604800"));

        JsonNode me = Client.json(browser.get("/v1/me").body());
        assertThat(me.get("type").asString()).isEqualTo("session_cookie");
        assertThat(me.get("scope").asString()).isEqualTo("read");
        assertThat(me.at("/user/email").asString()).isEqualTo(team.email("ada"));
        assertThat(me.at("/user/name").asString()).isEqualTo("Ada Lovelace");
        assertThat(me.at("/provider/id").asString()).isEqualTo(team.provider());
        assertThat(me.at("/session/method").asString()).isEqualTo("oidc");
        assertThat(browser.get("/dashboard/account").body()).contains("Ada Lovelace", "This session");

        assertThat(oidc.events("user.created")).hasSize(1);
        JsonNode event = oidc.events("user.signed_in").get(0);
        assertThat(event.get("target").asString()).isEqualTo(me.at("/user/id").asString());
        assertThat(event.at("/actor/type").asString()).isEqualTo("session_cookie");
        assertThat(event.at("/actor/id").asString()).isEqualTo(me.at("/user/id").asString());
        assertThat(event.at("/actor/name").asString()).isEqualTo(team.email("ada"));

        HttpResponse<String> out = browser.post("/api/auth/sign-out", Map.of());
        // A redirect would be blocked: browsers apply the form-action of the page to it.
        assertThat(out.statusCode()).isEqualTo(200);
        assertThat(out.headers().firstValue("Location")).isEmpty();
        assertThat(out.headers().allValues("Cache-Control")).containsExactly("no-store");
        String target = out.headers().firstValue("Refresh").orElseThrow().replace("0; url=", "");
        Map<String, String> logout = TestIssuer.query(URI.create(target).getRawQuery());
        assertThat(target).startsWith(issuer.address() + "/logout?");
        assertThat(out.body()).contains("You are signed out", "href=\"" + target.replace("&", "&amp;"));
        assertThat(logout).containsKeys("id_token_hint", "client_id");
        assertThat(logout.get("post_logout_redirect_uri")).endsWith("/sign-in");
        assertThat(browser.cookie("service_session")).isNull();
        assertThat(oidc.events("session.revoked")).hasSize(1);
        assertThat(browser.get("/dashboard/account").statusCode()).isEqualTo(303);
    }

    @Test
    void authorizationRequestHasPkceStateAndNonce() {
        Map<String, String> request = TestIssuer.query(
                URI.create(oidc.begin(browser, "/dashboard/account")).getRawQuery());
        assertThat(request)
                .containsEntry("response_type", "code")
                .containsEntry("client_id", "ectype")
                .containsEntry("code_challenge_method", "S256");
        assertThat(request.get("scope").split(" ")).contains("openid", "email");
        assertThat(request.get("state")).hasSizeGreaterThan(40);
        assertThat(request.get("nonce")).hasSizeGreaterThan(40);
        assertThat(request.get("redirect_uri")).isEqualTo(ControlPlane.shared().address() + "/api/auth/sso/callback");
        Map<String, String> other = TestIssuer.query(
                URI.create(oidc.begin(browser, "/dashboard/account")).getRawQuery());
        assertThat(other.get("state")).isNotEqualTo(request.get("state"));
        assertThat(other.get("code_challenge")).isNotEqualTo(request.get("code_challenge"));
    }

    @Test
    void secondSignInHasAnotherSessionAndEndsTheFirst() {
        oidc.signIn();
        String first = browser.cookie("service_session");
        oidc.signIn();
        assertThat(browser.cookie("service_session")).isNotEqualTo(first);
        TestBrowser old = team.browser();
        old.setCookie("service_session", first);
        assertThat(old.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
    }

    @Test
    void cookieThatAnAttackerSetIsNotAdopted() {
        browser.setCookie("service_session", "chosen-by-an-attacker");
        oidc.signIn();
        assertThat(browser.cookie("service_session")).isNotEqualTo("chosen-by-an-attacker");
    }

    @Test
    void newKeyOfTheProviderIsRead() {
        oidc.signIn();
        issuer.rotate("second", true);
        assertThat(oidc.signIn().statusCode()).isEqualTo(303);
    }

    @Test
    void unverifiedClaimMayBeAbsent() {
        issuer.claims = claims -> {
            claims.remove("email_verified");
            claims.put("email", team.email("ada"));
            return claims;
        };
        assertThat(oidc.signIn().statusCode()).isEqualTo(303);
    }

    @ParameterizedTest
    @MethodSource
    void nameIsOneLineOfText(String sent, String stored) {
        UnaryOperator<Map<String, Object>> honest = issuer.claims;
        issuer.claims = claims -> OidcTeam.with("name", sent).apply(honest.apply(claims));
        HttpResponse<String> done = oidc.signIn();
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(Client.json(browser.get("/v1/me").body()).at("/user/name").asString())
                .isEqualTo(stored);
    }

    static List<Arguments> nameIsOneLineOfText() {
        return List.of(
                Arguments.of("Ada\u0000Lovelace", "Ada\ufffdLovelace"),
                Arguments.of("Ada\n\u001b[31mLovelace", "Ada\ufffd\ufffd[31mLovelace"),
                Arguments.of("Ada\u202eecalevoL", "Ada\ufffdecalevoL"),
                Arguments.of("A".repeat(5000), "A".repeat(1000) + "…"),
                Arguments.of("Ada 👩‍🔬 Łovelace", "Ada 👩‍🔬 Łovelace"));
    }

    @Test
    void blankNameKeepsTheNameOfTheUser() {
        oidc.signIn();
        UnaryOperator<Map<String, Object>> honest = issuer.claims;
        issuer.claims = claims -> OidcTeam.with("name", " ").apply(honest.apply(claims));
        oidc.signIn();
        assertThat(Client.json(browser.get("/v1/me").body()).at("/user/name").asString())
                .isEqualTo("Ada Lovelace");
    }

    @Test
    void groupsDecideTheScopeAtEachSignIn() {
        team.admin
                .patch(
                        "/v1/sso/providers/" + team.provider(),
                        "{\"roleMapping\":{\"attribute\":\"realm_access.roles\",\"admin\":[\"owners\"],\"write\":[\"developers\"]}}")
                .is(200);
        issuer.claims = groups("developers", "others");
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("write");
        issuer.claims = groups("owners", "developers");
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("admin");
        // The last administrator keeps the scope.
        issuer.claims = groups("developers");
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("admin");
        TestBrowser other = team.browser();
        issuer.claims = OidcTeam.with("email", team.email("grace"));
        oidc.signIn(other);
        assertThat(Client.json(other.get("/v1/me").body()).get("scope").asString())
                .isEqualTo("read");
    }

    @Test
    void responseWithoutGroupsKeepsTheScopeOfAProvisionedUser() {
        String provider = "/v1/sso/providers/" + team.provider();
        team.admin
                .patch(provider, "{\"roleMapping\":{\"attribute\":\"realm_access.roles\",\"write\":[\"developers\"]}}")
                .is(200);
        issuer.claims = groups("developers");
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("write");
        team.admin.post(provider + "/scim-token", "{}").is(201);
        issuer.claims = OidcTeam.with("email", team.email("ada"));
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("write");
        issuer.claims = groups("others");
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("read");
        issuer.claims = groups("developers");
        oidc.signIn();
        team.admin.delete(provider + "/scim-token").is(204);
        issuer.claims = OidcTeam.with("email", team.email("ada"));
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("read");
    }

    @Test
    void invitedUserHasTheScopeOfTheInvitation() {
        team.admin
                .post("/v1/organization/invitations", "{\"email\":\"" + team.email("ada") + "\",\"scope\":\"write\"}")
                .is(201);
        oidc.signIn();
        assertThat(oidc.scope()).isEqualTo("write");
        assertThat(team.admin.get("/v1/organization/invitations").items()).isEmpty();
        assertThat(oidc.events("invitation.accepted")).hasSize(1);
    }

    @Test
    void localTargetIsKept() {
        String url = oidc.begin(browser, "/v1/me?x=1");
        assertThat(OidcTeam.location(oidc.finish(url))).isEqualTo("/v1/me?x=1");
    }

    @Test
    void linkToAnUnknownProviderGetsAPage() {
        for (String id : List.of("sso_01k9a3q0e8f6ta1w5y0n4m7b2c", "unknown", "")) {
            HttpResponse<String> page = browser.get("/api/auth/sso/login?providerId=" + id);
            assertThat(page.statusCode()).as(id).isEqualTo(404);
            assertThat(page.body()).contains("role=\"alert\"", "cannot sign users in");
        }
    }

    @Test
    void foreignTargetIsReplacedByTheAccount() {
        List<String> foreign = List.of(
                "https://evil.example",
                "//evil.example",
                "///evil.example",
                "////evil.example",
                "/\\evil.example",
                "\\\\evil.example",
                "\\/evil.example",
                "/\t/evil.example",
                "/\n/evil.example",
                "http:evil.example",
                "https:/evil.example",
                "javascript:alert(1)",
                "data:text/html,x",
                "/%2f/evil.example",
                "/%5cevil.example",
                "/%09/evil.example",
                "//evil.example\\@127.0.0.1",
                "/.//evil.example",
                "/..//evil.example",
                "@evil.example",
                "evil.example",
                "/dashboard/account/../..//evil.example",
                "//127.0.0.1@evil.example",
                "/%0d%0aLocation:%20https://evil.example",
                " //evil.example",
                "/;//evil.example",
                "?//evil.example",
                "/a//evil.example");
        for (String next : foreign) {
            HttpResponse<String> begun = browser.get(oidc.login(next));
            // The firewall rejects control characters.
            if (next.chars().anyMatch(Character::isISOControl)) {
                assertThat(begun.statusCode()).as(next).isEqualTo(400);
            } else {
                assertThat(begun.statusCode()).as(next + " " + begun.body()).isEqualTo(303);
                assertThat(OidcTeam.location(oidc.finish(OidcTeam.location(begun))))
                        .as(next)
                        .isEqualTo("/dashboard");
            }
        }
    }

    private UnaryOperator<Map<String, Object>> groups(String... groups) {
        return claims -> {
            claims.put("email", team.email("ada"));
            claims.put("realm_access", Map.of("roles", List.of(groups)));
            return claims;
        };
    }
}

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
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Sign-ins with an OpenID Connect provider, and attacks on them. Each attack differs from a sign-in that works in one point. */
class OidcSignInTest {
    private final TestIssuer issuer = new TestIssuer();
    private final SignInTeam team = new SignInTeam(ControlPlane.shared()).oidc(issuer);
    private final TestBrowser browser = team.browser();

    OidcSignInTest() {
        issuer.claims = with("email", team.email("ada"));
    }

    @AfterEach
    void stop() {
        issuer.close();
    }

    @Test
    void userSignsInAndOut() {
        HttpResponse<String> done = signIn(browser);
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(location(done)).isEqualTo("/account");
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
        assertThat(browser.get("/account").body()).contains("Ada Lovelace", "This session");

        assertThat(kinds("user.created")).hasSize(1);
        JsonNode event = kinds("user.signed_in").get(0);
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
        assertThat(kinds("session.revoked")).hasSize(1);
        assertThat(browser.get("/account").statusCode()).isEqualTo(303);
    }

    @Test
    void authorizationRequestHasPkceStateAndNonce() {
        Map<String, String> request =
                TestIssuer.query(URI.create(begin(browser, "/account")).getRawQuery());
        assertThat(request)
                .containsEntry("response_type", "code")
                .containsEntry("client_id", "ectype")
                .containsEntry("code_challenge_method", "S256");
        assertThat(request.get("scope").split(" ")).contains("openid", "email");
        assertThat(request.get("state")).hasSizeGreaterThan(40);
        assertThat(request.get("nonce")).hasSizeGreaterThan(40);
        assertThat(request.get("redirect_uri")).isEqualTo(ControlPlane.shared().address() + "/api/auth/sso/callback");
        Map<String, String> other =
                TestIssuer.query(URI.create(begin(browser, "/account")).getRawQuery());
        assertThat(other.get("state")).isNotEqualTo(request.get("state"));
        assertThat(other.get("code_challenge")).isNotEqualTo(request.get("code_challenge"));
    }

    @Test
    void secondSignInHasAnotherSessionAndEndsTheFirst() {
        signIn(browser);
        String first = browser.cookie("service_session");
        signIn(browser);
        assertThat(browser.cookie("service_session")).isNotEqualTo(first);
        TestBrowser old = team.browser();
        old.setCookie("service_session", first);
        assertThat(old.get("/v1/me").statusCode()).isEqualTo(401);
        assertThat(browser.get("/v1/me").statusCode()).isEqualTo(200);
    }

    @Test
    void cookieThatAnAttackerSetIsNotAdopted() {
        browser.setCookie("service_session", "chosen-by-an-attacker");
        signIn(browser);
        assertThat(browser.cookie("service_session")).isNotEqualTo("chosen-by-an-attacker");
    }

    @Test
    void newKeyOfTheProviderIsRead() {
        signIn(browser);
        issuer.rotate("second", true);
        assertThat(signIn(browser).statusCode()).isEqualTo(303);
    }

    @Test
    void unverifiedClaimMayBeAbsent() {
        issuer.claims = claims -> {
            claims.remove("email_verified");
            claims.put("email", team.email("ada"));
            return claims;
        };
        assertThat(signIn(browser).statusCode()).isEqualTo(303);
    }

    @Test
    void groupsDecideTheScopeAtEachSignIn() {
        team.admin
                .patch(
                        "/v1/sso/providers/" + team.provider(),
                        "{\"roleMapping\":{\"attribute\":\"realm_access.roles\",\"admin\":[\"owners\"],\"write\":[\"developers\"]}}")
                .is(200);
        issuer.claims = groups("developers", "others");
        signIn(browser);
        assertThat(scope()).isEqualTo("write");
        issuer.claims = groups("owners", "developers");
        signIn(browser);
        assertThat(scope()).isEqualTo("admin");
        // The last administrator keeps the scope.
        issuer.claims = groups("developers");
        signIn(browser);
        assertThat(scope()).isEqualTo("admin");
        TestBrowser other = team.browser();
        issuer.claims = with("email", team.email("grace"));
        signIn(other);
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
        signIn(browser);
        assertThat(scope()).isEqualTo("write");
        team.admin.post(provider + "/scim-token", "{}").is(201);
        issuer.claims = with("email", team.email("ada"));
        signIn(browser);
        assertThat(scope()).isEqualTo("write");
        issuer.claims = groups("others");
        signIn(browser);
        assertThat(scope()).isEqualTo("read");
        issuer.claims = groups("developers");
        signIn(browser);
        team.admin.delete(provider + "/scim-token").is(204);
        issuer.claims = with("email", team.email("ada"));
        signIn(browser);
        assertThat(scope()).isEqualTo("read");
    }

    @Test
    void invitedUserHasTheScopeOfTheInvitation() {
        team.admin
                .post("/v1/organization/invitations", "{\"email\":\"" + team.email("ada") + "\",\"scope\":\"write\"}")
                .is(201);
        signIn(browser);
        assertThat(scope()).isEqualTo("write");
        assertThat(team.admin.get("/v1/organization/invitations").items()).isEmpty();
        assertThat(kinds("invitation.accepted")).hasSize(1);
    }

    @Test
    void localTargetIsKept() {
        String url = begin(browser, "/v1/me?x=1");
        assertThat(location(finish(browser, url))).isEqualTo("/v1/me?x=1");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.oidc.ForgedTokens#all")
    void forgedTokenIsRefused(String name, Consumer<TestIssuer> attack, String reason) {
        attack.accept(issuer);
        refusedWith(reason, () -> signIn(browser));
    }

    @Test
    void stateIsUsedOnce() {
        String url = begin(browser, "/account");
        assertThat(finish(browser, url).statusCode()).isEqualTo(303);
        assertThat(finish(browser, url).statusCode()).isEqualTo(400);
    }

    @Test
    void stateOfAnotherBrowserIsRefused() {
        String url = begin(browser, "/account");
        TestBrowser victim = team.browser();
        refusedWith("other_browser", () -> finish(victim, url));
        assertThat(victim.cookie("service_session")).isNull();
    }

    @Test
    void stateOfAnotherBrowserWithASignInOfItsOwnIsRefused() {
        String url = begin(browser, "/account");
        TestBrowser victim = team.browser();
        begin(victim, "/account");
        refusedWith("other_browser", () -> finish(victim, url));
    }

    @Test
    void unknownStateIsRefused() {
        assertThat(browser.get("/api/auth/sso/callback?code=x&state=unknown").statusCode())
                .isEqualTo(400);
        assertThat(browser.get("/api/auth/sso/callback?code=x").statusCode()).isEqualTo(400);
        assertThat(browser.get("/api/auth/sso/callback").statusCode()).isEqualTo(400);
    }

    @Test
    void codeOfAnotherSignInIsRefused() {
        String url = begin(browser, "/account");
        String code = issuer.authorize(begin(browser, "/account"));
        refusedWith("provider_refused", () -> browser.get(callback(code, state(url))));
    }

    @Test
    void errorOfTheProviderIsRefused() {
        String url = begin(browser, "/account");
        refusedWith(
                "provider_refused",
                () -> browser.get("/api/auth/sso/callback?error=access_denied&state=" + state(url)));
    }

    @Test
    void responseOfAnotherIssuerIsRefused() {
        String url = begin(browser, "/account");
        String code = issuer.authorize(url);
        refusedWith(
                "invalid_response",
                () -> browser.get(callback(code, state(url)) + "&iss=https%3A%2F%2Fevil.example.com"));
    }

    @Test
    void responseWithoutTheAnnouncedIssuerIsRefused() {
        issuer.document = document -> {
            document.put("authorization_response_iss_parameter_supported", true);
            return document;
        };
        String url = begin(browser, "/account");
        refusedWith("invalid_response", () -> finish(browser, url));
    }

    @Test
    void responseOverTheOtherProtocolIsRefused() {
        String url = begin(browser, "/account");
        refusedWith(
                "invalid_response",
                () -> browser.post(
                        "/api/auth/sso/callback",
                        Map.of("RelayState", state(url), "SAMLResponse", "PHhtbC8+"),
                        "https://idp.example.com"));
    }

    @Test
    void discoveryDocumentWithAnotherIssuerIsRefused() {
        issuer.document = document -> {
            document.put("issuer", "https://other.example.com");
            return document;
        };
        refusedWith("invalid_response", () -> browser.get(login("/account")));
    }

    @Test
    void deletedProviderIsRefusedAtOnce() {
        String url = begin(browser, "/account");
        signIn(browser);
        String cookie = browser.cookie("service_session");
        team.admin.delete("/v1/sso/providers/" + team.provider()).is(204);
        assertThat(finish(browser, url).statusCode()).isIn(400, 403);
        HttpResponse<String> again = browser.get(login("/account"));
        assertThat(again.statusCode()).isEqualTo(404);
        assertThat(again.body()).contains("role=\"alert\"", "cannot sign users in");
        // Its sessions end as well.
        org.awaitility.Awaitility.await()
                .atMost(java.time.Duration.ofSeconds(2))
                .until(() -> {
                    TestBrowser old = team.browser();
                    old.setCookie("service_session", cookie);
                    return old.get("/v1/me").statusCode() == 401;
                });
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
    void changedIssuerIsRefusedDuringASignIn() {
        try (TestIssuer other = new TestIssuer()) {
            String url = begin(browser, "/account");
            team.admin
                    .patch("/v1/sso/providers/" + team.provider(), "{\"issuer\":\"" + other.address() + "\"}")
                    .is(200);
            refusedWith("provider_removed", () -> finish(browser, url));
        }
    }

    @Test
    void deactivatedUserIsRefused() {
        signIn(browser);
        team.plane.owned(
                owner -> owner.execute("update users set active = false where email = '" + team.email("ada") + "'"));
        refusedWith("deactivated", () -> signIn(team.browser()));
    }

    @Test
    void silentProviderIsUnavailable() {
        String url = begin(browser, "/account");
        String code = issuer.authorize(url);
        issuer.close();
        HttpResponse<String> refused = browser.get(callback(code, state(url)));
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(team.refusals()).containsExactly("provider_unavailable");
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
                "/account/../..//evil.example",
                "//127.0.0.1@evil.example",
                "/%0d%0aLocation:%20https://evil.example",
                " //evil.example",
                "/;//evil.example",
                "?//evil.example",
                "/a//evil.example");
        for (String next : foreign) {
            HttpResponse<String> begun = browser.get(login(next));
            // The firewall rejects control characters.
            if (begun.statusCode() != 400) {
                assertThat(begun.statusCode()).as(next + " " + begun.body()).isEqualTo(303);
                assertThat(location(finish(browser, location(begun)))).as(next).isEqualTo("/account");
            }
        }
        assertThat(foreign).hasSizeGreaterThan(20);
    }

    private HttpResponse<String> signIn(TestBrowser user) {
        return finish(user, begin(user, "/account"));
    }

    private String begin(TestBrowser user, String next) {
        HttpResponse<String> begun = user.get(login(next));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(303);
        return location(begun);
    }

    private HttpResponse<String> finish(TestBrowser user, String url) {
        return user.get(callback(issuer.authorize(url), state(url)));
    }

    private String login(String next) {
        return "/api/auth/sso/login?providerId=" + team.provider() + "&next="
                + java.net.URLEncoder.encode(next, java.nio.charset.StandardCharsets.UTF_8);
    }

    private static String callback(String code, String state) {
        return "/api/auth/sso/callback?code=" + code + "&state=" + state;
    }

    private static String state(String url) {
        return TestIssuer.query(URI.create(url).getRawQuery()).get("state");
    }

    private static String location(HttpResponse<String> response) {
        return response.headers().firstValue("Location").orElseThrow();
    }

    private String scope() {
        return Client.json(browser.get("/v1/me").body()).get("scope").asString();
    }

    private JsonNode kinds(String kind) {
        return team.admin.get("/v1/events?kind=" + kind).items();
    }

    private void refusedWith(String reason, java.util.function.Supplier<HttpResponse<String>> attack) {
        int before = team.refusals().size();
        HttpResponse<String> refused = attack.get();
        assertThat(refused.statusCode()).as(refused.body()).isIn(400, 403, 503);
        assertThat(refused.headers().allValues("Set-Cookie")).noneMatch(cookie -> cookie.startsWith("service_session"));
        assertThat(refused.body()).contains("role=\"alert\"");
        team.refused(before, reason);
    }

    private UnaryOperator<Map<String, Object>> groups(String... groups) {
        return claims -> {
            claims.put("email", team.email("ada"));
            claims.put("realm_access", Map.of("roles", List.of(groups)));
            return claims;
        };
    }

    private static UnaryOperator<Map<String, Object>> with(String name, Object value) {
        return claims -> {
            claims.put(name, value);
            return claims;
        };
    }
}

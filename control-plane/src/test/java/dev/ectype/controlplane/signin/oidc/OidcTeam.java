package dev.ectype.controlplane.signin.oidc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.UnaryOperator;
import tools.jackson.databind.JsonNode;

/** An organization with an OpenID Connect provider, whose user is Ada, and her browser. */
final class OidcTeam implements AutoCloseable {
    final TestIssuer issuer = new TestIssuer();
    final SignInTeam team = new SignInTeam(ControlPlane.shared()).oidc(issuer);
    final TestBrowser browser = team.browser();

    OidcTeam() {
        issuer.claims = with("email", team.email("ada"));
    }

    /** Signs the user in and returns the response of the callback. */
    HttpResponse<String> signIn() {
        return signIn(browser);
    }

    HttpResponse<String> signIn(TestBrowser user) {
        return finish(user, begin(user, "/dashboard/account"));
    }

    /** Begins a sign-in and returns the URL of the provider. */
    String begin() {
        return begin(browser, "/dashboard/account");
    }

    String begin(TestBrowser user, String next) {
        HttpResponse<String> begun = user.get(login(next));
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(303);
        return location(begun);
    }

    /** Lets the user agree at the provider, and sends the code of the provider to the service. */
    HttpResponse<String> finish(TestBrowser user, String url) {
        return user.get(callback(issuer.authorize(url), state(url)));
    }

    HttpResponse<String> finish(String url) {
        return finish(browser, url);
    }

    String login(String next) {
        return "/api/auth/sso/login?providerId=" + team.provider() + "&next="
                + URLEncoder.encode(next, StandardCharsets.UTF_8);
    }

    static String callback(String code, String state) {
        return "/api/auth/sso/callback?code=" + code + "&state=" + state;
    }

    static String state(String url) {
        return TestIssuer.query(URI.create(url).getRawQuery()).get("state");
    }

    static String location(HttpResponse<String> response) {
        return response.headers().firstValue("Location").orElseThrow();
    }

    /** Returns the scope of the browser's session. */
    String scope() {
        return Client.json(browser.get("/v1/me").body()).get("scope").asString();
    }

    JsonNode events(String kind) {
        return team.admin.get("/v1/events?kind=" + kind).items();
    }

    /** Returns a change of claims that sets one of them. */
    static UnaryOperator<Map<String, Object>> with(String name, Object value) {
        return claims -> {
            claims.put(name, value);
            return claims;
        };
    }

    @Override
    public void close() {
        issuer.close();
    }
}

package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import dev.ectype.controlplane.signin.saml.SamlTeam.Begun;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Sign-ins with a SAML provider over HTTP, from the sign-in page to the session. {@link SamlAttacksTest} sends forged responses. */
class SamlSignInTest {
    private final ControlPlane plane = ControlPlane.shared();
    private final SamlTeam saml = new SamlTeam(plane);
    private final SignInTeam team = saml.team;
    private final TestBrowser browser = saml.browser;

    @ParameterizedTest
    @CsvSource({"ASSERTION,redirect", "RESPONSE,redirect", "BOTH,post"})
    void userSignsIn(SignedPart signed, String binding) {
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), "{\"ssoBinding\":\"" + binding + "\"}")
                .is(200);
        Begun begun = saml.begin(browser, "/v1/me");
        HttpResponse<String> done =
                SamlTeam.post(browser, begun, response(begun).sign(signed).encode());
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(done.headers().firstValue("Location")).hasValue("/v1/me");
        JsonNode me = Client.json(browser.get("/v1/me").body());
        assertThat(me.at("/user/email").asString()).isEqualTo(team.email("ada"));
        assertThat(me.at("/session/method").asString()).isEqualTo("saml");
        assertThat(me.at("/provider/id").asString()).isEqualTo(team.provider());
        HttpResponse<String> out = browser.post("/api/auth/sign-out", Map.of());
        assertThat(out.headers().firstValue("Location")).hasValue("/sign-in");
    }

    @Test
    void requestIsSentWithItsStateAndSignature() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        Map<String, String> query = TestIssuer.query(URI.create(begun.target()).getRawQuery());
        assertThat(begun.target()).startsWith(SamlTeam.IDP + "/sso?");
        assertThat(query).containsKeys("SAMLRequest", "RelayState", "SigAlg", "Signature");
        assertThat(begun.request())
                .contains(
                        "AssertionConsumerServiceURL=\"" + plane.address() + "/api/auth/sso/callback\"",
                        plane.address() + "/api/auth/sso/metadata");
    }

    @Test
    void metadataIsServed() {
        HttpResponse<String> metadata = browser.get("/api/auth/sso/metadata");
        assertThat(metadata.statusCode()).isEqualTo(200);
        assertThat(metadata.headers().firstValue("Content-Type").orElseThrow())
                .startsWith("application/samlmetadata+xml");
        assertThat(metadata.body())
                .contains(plane.address() + "/api/auth/sso/callback", "AuthnRequestsSigned=\"true\"")
                .isEqualTo(browser.get("/api/auth/sso/metadata").body());
    }

    @Test
    void assertionIsUsedOnce() {
        assertThat(signIn().statusCode()).isEqualTo(303);
        refused("invalid_response", saml.begin(browser, "/dashboard/account"), UnaryOperator.identity());
        assertThat(team.admin
                        .get("/v1/events?kind=user.sign_in_failed")
                        .items()
                        .get(0)
                        .toString())
                .contains("the assertion _assertion was used before");
    }

    @Test
    void responseIsUsedOnce() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        String response = signed(begun);
        assertThat(SamlTeam.post(browser, begun, response).statusCode()).isEqualTo(303);
        assertThat(SamlTeam.post(browser, begun, response).statusCode()).isEqualTo(400);
        assertThat(team.refusals()).isEmpty();
    }

    @Test
    void responseThatNobodyAskedForIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        Map<String, String> form = new LinkedHashMap<>();
        form.put("SAMLResponse", signed(begun));
        HttpResponse<String> without = browser.post(SamlTeam.CALLBACK, form, SamlTeam.IDP);
        assertThat(without.statusCode()).isEqualTo(400);
        form.put("RelayState", "unknown");
        HttpResponse<String> unknown = browser.post(SamlTeam.CALLBACK, form, SamlTeam.IDP);
        assertThat(unknown.statusCode()).isEqualTo(400);
        assertThat(browser.cookie("service_session")).isNull();
        // Without a known state, the response belongs to no organization.
        assertThat(team.refusals()).isEmpty();
    }

    @Test
    void responseToAnotherRequestIsRefused() {
        Begun other = saml.begin(browser, "/dashboard/account");
        Begun begun = saml.begin(browser, "/dashboard/account");
        refused("invalid_response", begun, text -> text.replace(begun.id(), other.id()));
    }

    @Test
    void responseOfADisabledProviderIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), "{\"enabled\":false}")
                .is(200);
        HttpResponse<String> refused = SamlTeam.post(browser, begun, signed(begun));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("has disabled this identity provider");
        assertThat(browser.cookie("service_session")).isNull();
        assertThat(team.onlyRefusal("saml", "provider_disabled")).contains(team.provider());
    }

    @Test
    void responseOverTheOtherProtocolIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        HttpResponse<String> refused = browser.get(SamlTeam.CALLBACK + "?code=x&state=" + begun.state());
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(team.onlyRefusal("saml", "invalid_response"))
                .isEqualTo("the response is of the type oidc, the provider saml");
    }

    @Test
    void responseInAnotherBrowserIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        TestBrowser victim = team.browser();
        HttpResponse<String> refused = SamlTeam.post(victim, begun, signed(begun));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(victim.cookie("service_session")).isNull();
        team.refused(0, "other_browser");
    }

    @Test
    void keyOfAnotherOrganizationsProviderIsRefused() {
        TestKeys theirs = TestKeys.PROVIDER_CURVE;
        SamlTeam others = new SamlTeam(plane, theirs);
        Begun begun = saml.begin(browser, "/dashboard/account");
        TestSigner signer = new TestSigner().key(theirs.key()).method(TestSigner.MORE + "ecdsa-sha256");
        String forged = response(begun).sign(signer, "Response").encode();
        assertThat(SamlTeam.post(browser, begun, forged).statusCode()).isEqualTo(403);
        team.refused(0, "invalid_response");
        assertThat(others.team.refusals()).isEmpty();
    }

    @Test
    void userOfAnotherDomainIsRefused() {
        refused(
                "wrong_domain",
                saml.begin(browser, "/dashboard/account"),
                text -> text.replace(team.domain, "elsewhere.example"));
    }

    @Test
    void changedEntityIsRefusedDuringASignIn() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), "{\"entityId\":\"https://idp2.example.com\"}")
                .is(200);
        refused("provider_removed", begun, UnaryOperator.identity());
    }

    @Test
    void newCertificateTakesEffectAtOnce() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        ObjectNode change = JsonMapper.shared().createObjectNode().put("certificate", TestKeys.ATTACKER.pem());
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), change.toString())
                .is(200);
        refused("invalid_response", begun, UnaryOperator.identity());
        Begun second = saml.begin(browser, "/dashboard/account");
        TestSigner signer = new TestSigner().key(TestKeys.ATTACKER.key());
        String response = response(second).sign(signer, "Response").encode();
        assertThat(SamlTeam.post(browser, second, response).statusCode()).isEqualTo(303);
    }

    @Test
    void formWithoutAResponseIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        HttpResponse<String> refused =
                browser.post(SamlTeam.CALLBACK, Map.of("RelayState", begun.state()), SamlTeam.IDP);
        assertThat(refused.statusCode()).isEqualTo(403);
        team.refused(0, "invalid_response");
    }

    @Test
    void enormousFormIsRefused() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        HttpResponse<String> large = SamlTeam.post(browser, begun, "A".repeat(2_000_000));
        assertThat(large.statusCode()).isEqualTo(413);
        // The form was not read, so the sign-in can still be completed.
        assertThat(SamlTeam.post(browser, begun, signed(begun)).statusCode()).isEqualTo(303);
    }

    private HttpResponse<String> signIn() {
        Begun begun = saml.begin(browser, "/dashboard/account");
        return SamlTeam.post(browser, begun, signed(begun));
    }

    private TestResponse response(Begun begun) {
        return saml.exchange(begun).response();
    }

    private String signed(Begun begun) {
        return response(begun).sign(SignedPart.RESPONSE).encode();
    }

    /** Asserts that a response that the provider changes before its signature is refused. */
    private void refused(String reason, Begun begun, UnaryOperator<String> change) {
        int before = team.refusals().size();
        TestResponse changed = new TestResponse(change.apply(response(begun).text()));
        HttpResponse<String> refused =
                SamlTeam.post(browser, begun, changed.sign(SignedPart.RESPONSE).encode());
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(403);
        assertThat(refused.headers().allValues("Set-Cookie")).noneMatch(cookie -> cookie.startsWith("service_session"));
        team.refused(before, reason);
    }
}

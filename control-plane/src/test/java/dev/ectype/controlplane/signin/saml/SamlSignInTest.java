package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateEncodingException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Sign-ins with a SAML provider over HTTP, from the sign-in page to the session. */
class SamlSignInTest {
    private static final Instant NOW = Instant.now().truncatedTo(ChronoUnit.SECONDS);
    private static final TestKeys KEYS =
            TestKeys.generate("RSA", NOW.minus(Duration.ofDays(1)), NOW.plus(Duration.ofDays(30)));
    private static final String IDP = "https://idp.example.com";
    private static final Pattern ID = Pattern.compile(" ID=\"([^\"]+)\"");

    private final ControlPlane plane = ControlPlane.shared();
    private final SignInTeam team = new SignInTeam(plane).register(provider(KEYS));
    private final TestBrowser browser = team.browser();

    @ParameterizedTest
    @CsvSource({"ASSERTION,redirect", "RESPONSE,redirect", "BOTH,post"})
    void userSignsIn(SignedPart signed, String binding) {
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), "{\"ssoBinding\":\"" + binding + "\"}")
                .is(200);
        Begun begun = begin(browser, "/v1/me");
        HttpResponse<String> done =
                post(browser, begun, response(begun, UnaryOperator.identity()).signed(signed));
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
        Begun begun = begin(browser, "/account");
        Map<String, String> query = TestIssuer.query(URI.create(begun.target()).getRawQuery());
        assertThat(begun.target()).startsWith(IDP + "/sso?");
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
        String assertion = "_" + UUID.randomUUID();
        Begun first = begin(browser, "/account");
        assertThat(post(
                                browser,
                                first,
                                response(first, text -> text.replace("_assertion", assertion))
                                        .signed(SignedPart.ASSERTION))
                        .statusCode())
                .isEqualTo(303);
        Begun second = begin(browser, "/account");
        refused("invalid_response", second, text -> text.replace("_assertion", assertion));
    }

    @Test
    void responseIsUsedOnce() {
        Begun begun = begin(browser, "/account");
        String response = response(begun, UnaryOperator.identity()).signed(SignedPart.RESPONSE);
        assertThat(post(browser, begun, response).statusCode()).isEqualTo(303);
        assertThat(post(browser, begun, response).statusCode()).isEqualTo(400);
    }

    @Test
    void responseThatNobodyAskedForIsRefused() {
        Begun begun = begin(browser, "/account");
        String response = response(begun, UnaryOperator.identity()).signed(SignedPart.RESPONSE);
        HttpResponse<String> without = browser.post("/api/auth/sso/callback", Map.of("SAMLResponse", response), IDP);
        assertThat(without.statusCode()).isEqualTo(400);
        HttpResponse<String> unknown =
                browser.post("/api/auth/sso/callback", Map.of("SAMLResponse", response, "RelayState", "unknown"), IDP);
        assertThat(unknown.statusCode()).isEqualTo(400);
        assertThat(browser.cookie("service_session")).isNull();
    }

    @Test
    void responseToAnotherRequestIsRefused() {
        Begun other = begin(browser, "/account");
        Begun begun = begin(browser, "/account");
        refused("invalid_response", begun, text -> text.replace(begun.id(), other.id()));
    }

    @Test
    void responseInAnotherBrowserIsRefused() {
        Begun begun = begin(browser, "/account");
        TestBrowser victim = team.browser();
        int before = team.refusals().size();
        HttpResponse<String> refused =
                post(victim, begun, response(begun, UnaryOperator.identity()).signed(SignedPart.RESPONSE));
        assertThat(refused.statusCode()).isEqualTo(403);
        team.refused(before, "other_browser");
    }

    @Test
    void keyOfAnotherOrganizationsProviderIsRefused() {
        TestKeys theirs = TestKeys.generate("RSA", NOW.minus(Duration.ofDays(1)), NOW.plus(Duration.ofDays(30)));
        SignInTeam others = new SignInTeam(plane).register(provider(theirs));
        Begun begun = begin(browser, "/account");
        int before = team.refusals().size();
        String forged =
                response(begun, UnaryOperator.identity()).signed(new TestSigner().key(theirs.key()), "Response");
        assertThat(post(browser, begun, forged).statusCode()).isEqualTo(403);
        team.refused(before, "invalid_response");
        assertThat(others.refusals()).isEmpty();
    }

    @Test
    void userOfAnotherDomainIsRefused() {
        refused("wrong_domain", begin(browser, "/account"), text -> text.replace(team.domain, "elsewhere.example"));
    }

    @Test
    void unsignedResponseIsRefused() {
        Begun begun = begin(browser, "/account");
        int before = team.refusals().size();
        String unsigned = response(begun, UnaryOperator.identity()).response().encode();
        assertThat(post(browser, begun, unsigned).statusCode()).isEqualTo(403);
        team.refused(before, "invalid_response");
        String events = team.admin.get("/v1/events?kind=user.sign_in_failed").body();
        assertThat(events).contains("Neither the response nor the assertion is signed.");
    }

    @Test
    void refusalOfTheProviderIsReported() {
        refused(
                "provider_refused",
                begin(browser, "/account"),
                text -> text.replace("status:Success", "status:Responder"));
    }

    @Test
    void assertionWithoutAnAddressIsRefused() {
        refused("no_email", begin(browser, "/account"), text -> text.replace("Name=\"email\"", "Name=\"other\""));
    }

    @Test
    void changedEntityIsRefusedDuringASignIn() {
        Begun begun = begin(browser, "/account");
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), "{\"entityId\":\"https://idp2.example.com\"}")
                .is(200);
        refused("provider_removed", begun, UnaryOperator.identity());
    }

    @Test
    void newCertificateTakesEffectAtOnce() throws CertificateEncodingException {
        TestKeys next = TestKeys.generate("RSA", NOW.minus(Duration.ofDays(1)), NOW.plus(Duration.ofDays(30)));
        Begun begun = begin(browser, "/account");
        ObjectNode change = JsonMapper.shared().createObjectNode().put("certificate", pem(next));
        team.admin
                .patch("/v1/sso/providers/" + team.provider(), change.toString())
                .is(200);
        refused("invalid_response", begun, UnaryOperator.identity());
        Begun second = begin(browser, "/account");
        String response =
                response(second, UnaryOperator.identity()).signed(new TestSigner().key(next.key()), "Response");
        assertThat(post(browser, second, response).statusCode()).isEqualTo(303);
    }

    @Test
    void formsThatAreNoneAreRefused() {
        Begun begun = begin(browser, "/account");
        Map<String, String> form = new LinkedHashMap<>();
        form.put("RelayState", begun.state());
        assertThat(browser.post("/api/auth/sso/callback", form, IDP).statusCode())
                .isEqualTo(403);
        Begun second = begin(browser, "/account");
        HttpResponse<String> large = post(browser, second, "A".repeat(2_000_000));
        assertThat(large.statusCode()).isEqualTo(413);
    }

    private void refused(String reason, Begun begun, UnaryOperator<String> change) {
        int before = team.refusals().size();
        HttpResponse<String> refused =
                post(browser, begun, response(begun, change).signed(SignedPart.RESPONSE));
        assertThat(refused.statusCode()).as(refused.body()).isEqualTo(403);
        assertThat(refused.headers().allValues("Set-Cookie")).noneMatch(cookie -> cookie.startsWith("service_session"));
        team.refused(before, reason);
    }

    private static HttpResponse<String> post(TestBrowser user, Begun begun, String response) {
        return user.post("/api/auth/sso/callback", Map.of("SAMLResponse", response, "RelayState", begun.state()), IDP);
    }

    private Begun begin(TestBrowser user, String next) {
        HttpResponse<String> begun = user.get("/api/auth/sso/login?providerId=" + team.provider() + "&next=" + next);
        if (begun.statusCode() == 303) {
            String target = begun.headers().firstValue("Location").orElseThrow();
            Map<String, String> query = TestIssuer.query(URI.create(target).getRawQuery());
            return new Begun(target, inflate(query.get("SAMLRequest")), query.get("RelayState"));
        }
        assertThat(begun.statusCode()).as(begun.body()).isEqualTo(200);
        assertThat(begun.headers().firstValue("Content-Security-Policy").orElseThrow())
                .endsWith("form-action 'self' https:");
        return new Begun(
                IDP + "/sso",
                new String(Base64.getDecoder().decode(field(begun.body(), "SAMLRequest")), StandardCharsets.UTF_8),
                field(begun.body(), "RelayState"));
    }

    private static String field(String page, String name) {
        Matcher field =
                Pattern.compile("name=\"" + name + "\" value=\"([^\"]+)\"").matcher(page);
        assertThat(field.find()).as(name).isTrue();
        return field.group(1);
    }

    private static String inflate(String text) {
        try {
            Inflater inflater = new Inflater(true);
            inflater.setInput(Base64.getDecoder().decode(text));
            byte[] request = new byte[20_000];
            int length = inflater.inflate(request);
            inflater.end();
            return new String(request, 0, length, StandardCharsets.UTF_8);
        } catch (DataFormatException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** The standard response, as an answer to a request of this service. */
    private Answer response(Begun begun, UnaryOperator<String> change) {
        String text = TestResponse.standard()
                .text()
                .replace(TestResponse.ENTITY_ID, IDP)
                .replace(TestResponse.SELF, plane.address() + "/api/auth/sso/metadata")
                .replace(TestResponse.ACS, plane.address() + "/api/auth/sso/callback")
                .replace(TestResponse.REQUEST, begun.id())
                .replace(TestResponse.EMAIL, team.email("ada"))
                .replace("2026-01-15T11:59:00Z", NOW.minusSeconds(60).toString())
                .replace("2026-01-15T11:59:50Z", NOW.toString())
                .replace("2026-01-15T12:00:00Z", NOW.toString())
                .replace("2026-01-15T12:05:00Z", NOW.plusSeconds(600).toString())
                .replace("2026-01-15T12:10:00Z", NOW.plusSeconds(600).toString())
                .replace("2026-01-15T20:00:00Z", NOW.plusSeconds(36_000).toString());
        String changed = change.apply(text);
        return new Answer(new TestResponse(changed.replace("ID=\"_assertion\"", "ID=\"_" + UUID.randomUUID() + "\"")));
    }

    private static ObjectNode provider(TestKeys keys) {
        try {
            return JsonMapper.shared()
                    .createObjectNode()
                    .put("type", "saml")
                    .put("name", "Acme SAML")
                    .put("entityId", IDP)
                    .put("ssoUrl", IDP + "/sso")
                    .put("certificate", pem(keys));
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String pem(TestKeys keys) throws CertificateEncodingException {
        return "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'})
                        .encodeToString(keys.certificate().getEncoded())
                + "\n-----END CERTIFICATE-----\n";
    }

    /** A request that the browser sends to the provider. */
    private record Begun(String target, String request, String state) {
        String id() {
            Matcher id = ID.matcher(request);
            assertThat(id.find()).isTrue();
            return id.group(1);
        }
    }

    /** A response before its signature. */
    private record Answer(TestResponse response) {
        String signed(SignedPart part) {
            TestResponse done = response;
            if (part != SignedPart.RESPONSE) {
                done = done.sign(new TestSigner().key(KEYS.key()), "Assertion");
            }
            return (part == SignedPart.ASSERTION ? done : done.sign(new TestSigner().key(KEYS.key()), "Response"))
                    .encode();
        }

        String signed(TestSigner signer, String element) {
            return response.sign(signer, element).encode();
        }
    }
}

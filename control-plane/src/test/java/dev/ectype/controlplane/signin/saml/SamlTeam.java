package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** An organization with a SAML provider, and the browser of a user who signs in with it. */
final class SamlTeam {
    static final String IDP = "https://idp.example.com";
    static final String CALLBACK = "/api/auth/sso/callback";
    private static final Pattern ID = Pattern.compile(" ID=\"([^\"]+)\"");

    final SignInTeam team;
    final TestBrowser browser;

    /** Registers a provider with the standard key. */
    SamlTeam(ControlPlane plane) {
        this(plane, TestKeys.PROVIDER);
    }

    /** Registers a provider with a certificate. One that has expired is stored after the registration, which would refuse it. */
    SamlTeam(ControlPlane plane, TestKeys keys) {
        boolean valid = keys.isValid(Instant.now());
        ObjectNode provider = JsonMapper.shared().createObjectNode();
        provider.put("type", "saml").put("name", "Acme SAML");
        provider.put("certificate", (valid ? keys : TestKeys.PROVIDER).pem());
        provider.put("entityId", IDP).put("ssoUrl", IDP + "/sso");
        team = new SignInTeam(plane).register(provider);
        browser = team.browser();
        if (!valid) {
            int rows = plane.owned(owner -> owner.execute(
                    "update sso_providers set certificate = ? where email_domain = ?", keys.pem(), team.domain));
            assertThat(rows).isEqualTo(1);
        }
    }

    /** Begins a sign-in in a browser. */
    Begun begin(TestBrowser user, String next) {
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

    /** Returns the values for a response to a request. */
    TestExchange exchange(Begun begun) {
        URI service = team.plane.address();
        return new TestExchange(
                IDP,
                service + "/api/auth/sso/metadata",
                service + CALLBACK,
                begun.id(),
                team.email("ada"),
                Instant.now().truncatedTo(ChronoUnit.SECONDS),
                certificate(browser.get("/api/auth/sso/metadata").body()));
    }

    /** Posts a message in base 64, as a form of the provider does. */
    static HttpResponse<String> post(TestBrowser user, Begun begun, String message) {
        return user.post(CALLBACK, Map.of("SAMLResponse", message, "RelayState", begun.state()), IDP);
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

    private static X509Certificate certificate(String metadata) {
        String base64 =
                TestXml.first(TestXml.parse(metadata), "X509Certificate").getTextContent();
        try {
            return (X509Certificate) CertificateFactory.getInstance("X.509")
                    .generateCertificate(
                            new ByteArrayInputStream(Base64.getMimeDecoder().decode(base64)));
        } catch (CertificateException malformed) {
            throw new IllegalStateException(malformed);
        }
    }

    /** A request that the browser sends to the provider. */
    record Begun(String target, String request, String state) {
        String id() {
            Matcher id = ID.matcher(request);
            assertThat(id.find()).isTrue();
            return id.group(1);
        }
    }
}

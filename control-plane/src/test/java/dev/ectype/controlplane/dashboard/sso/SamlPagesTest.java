package dev.ectype.controlplane.dashboard.sso;

import static dev.ectype.controlplane.jooq.Tables.SSO_PROVIDERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.saml.TestKeys;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateEncodingException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The pages of single sign-on with SAML: metadata that fills the form, and certificates that end. */
class SamlPagesTest {
    private static final String SSO = "/dashboard/sso";
    private static final String NEW = SSO + "/new/saml";
    private static final AtomicInteger DOMAINS = new AtomicInteger();
    private static final String REDIRECT = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
    private static final String POST = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST";

    private static ControlPlane plane;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, admin, Scope.ADMIN);
    private final String domain = "pages" + DOMAINS.incrementAndGet() + ".saml.example";

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void fillsTheFormFromMetadataAndRegistersTheProvider() {
        assertThat(browser.page(NEW))
                .contains(plane.address() + "/api/auth/sso/callback", plane.address() + "/api/auth/sso/metadata");
        HttpResponse<String> read = read(NEW, metadata("https://idp.example.com/meta", POST, pem("valid")));
        assertThat(read.statusCode()).isEqualTo(200);
        assertThat(read.body())
                .contains(
                        "The metadata was read.",
                        "value=\"https://idp.example.com/meta\"",
                        "value=\"https://idp.example.com/sso\"",
                        pem("valid").strip(),
                        "<option value=\"post\" selected>");
        assertThat(admin.get("/v1/sso/providers").items()).isEmpty();
        browser.follow(browser.submit(NEW, NEW, fields()));
        JsonNode stored = provider();
        assertThat(stored.get("entityId").asString()).isEqualTo("https://idp.example.com/meta");
        assertThat(stored.get("ssoBinding").asString()).isEqualTo("post");
        assertThat(browser.page(SSO + "/" + stored.get("id").asString()))
                .contains("CN=idp.example.com", "Form (POST)", "SHA-256");
    }

    @Test
    void choosesTheRedirectAndTheValidCertificate() {
        String several = metadata("https://idp.example.com/meta", REDIRECT, pem("expired"), pem("valid"))
                .replace(
                        "<md:SingleSignOnService",
                        "<md:SingleSignOnService Binding=\"" + POST
                                + "\" Location=\"https://idp.example.com/post\"/><md:SingleSignOnService");
        String wrapped = "<md:EntitiesDescriptor xmlns:md=\"urn:oasis:names:tc:SAML:2.0:metadata\">" + several
                + "</md:EntitiesDescriptor>";
        for (String xml : new String[] {several, wrapped}) {
            assertThat(read(NEW, xml).body())
                    .contains(
                            "The metadata has 2 signing certificates.",
                            pem("valid").strip(),
                            "value=\"https://idp.example.com/sso\"",
                            "<option value=\"redirect\" selected>")
                    .doesNotContain(pem("expired").strip(), "https://idp.example.com/post");
        }
    }

    @Test
    void refusesTextsThatAreNoMetadataOfAnIdentityProvider() {
        String valid = metadata("https://idp.example.com/meta", REDIRECT, pem("valid"));
        refused("", "Metadata is missing.");
        refused("<a>", "Metadata is not accepted as XML");
        refused("<a/>", "Metadata begins with &lt;a&gt;, not with &lt;EntityDescriptor&gt;.");
        refused(
                "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>" + valid,
                "Metadata must not have a document type");
        refused(valid.replace("IDPSSODescriptor", "SPSSODescriptor"), "no IDPSSODescriptor of SAML 2.0");
        refused(valid.replace("SAML:2.0:protocol", "SAML:1.1:protocol"), "no IDPSSODescriptor of SAML 2.0");
        refused(valid.replace(" entityID=", " other="), "Metadata has no entityID.");
        refused(valid.replace("SingleSignOnService", "SingleLogoutService"), "no SingleSignOnService");
        refused(valid.replace("X509Certificate", "Other"), "Metadata has no signing certificate.");
        refused(valid.replace("use=\"signing\"", "use=\"encryption\""), "Metadata has no signing certificate.");
        refused(valid.replace(">MII", ">AAA"), "a certificate that cannot be read");
        String two = "<md:EntitiesDescriptor xmlns:md=\"urn:oasis:names:tc:SAML:2.0:metadata\">" + valid + valid
                + "</md:EntitiesDescriptor>";
        refused(two, "several identity providers");
        refused(valid + " ".repeat(10) + "<!--" + "x".repeat(256 * 1024) + "-->", "but 262144 are allowed");
    }

    @Test
    void displaysHostileMetadataAsText() {
        String hostile = metadata("&quot;>&lt;script>alert(1)&lt;/script>", REDIRECT, pem("valid"));
        assertThat(read(NEW, hostile).body()).contains("&lt;script").doesNotContain("<script>alert");
        assertThat(read(NEW, "<img src=\"x\"/>").body()).doesNotContain("<img");
        assertThat(read(NEW, "</textarea><script>alert(1)</script>").body()).doesNotContain("<script>alert");
    }

    @Test
    void replacesTheCertificateByNewMetadata() {
        browser.follow(browser.submit(NEW, NEW, fields()));
        String change = SSO + "/" + provider().get("id").asString() + "/change";
        HttpResponse<String> read = browser.submit(
                change,
                change + "/metadata",
                Map.of("metadata", metadata("https://idp.example.com/meta", REDIRECT, pem("elliptic"))));
        assertThat(read.body()).contains(pem("elliptic").strip(), "value=\"Acme Login\"");
        HttpResponse<String> wrong = browser.submit(change, change + "/metadata", Map.of("metadata", "<a/>"));
        assertThat(wrong.statusCode()).isEqualTo(400);
        assertThat(wrong.body()).contains("Metadata begins with", pem("valid").strip(), "value=\"Acme Login\"");
        Map<String, String> fields = fields();
        fields.put("certificate", pem("elliptic"));
        browser.follow(browser.submit(change, change, fields));
        assertThat(provider().get("certificate").asString()).isEqualTo(pem("elliptic"));
        fields.put("certificate", pem("expired"));
        assertThat(browser.submit(change, change, fields).body()).contains("Signing certificate expired at");
    }

    @Test
    void warnsBeforeAndAfterTheEndOfACertificate() throws CertificateEncodingException {
        browser.follow(browser.submit(NEW, NEW, fields()));
        String id = provider().get("id").asString();
        String home = SSO + "/" + id;
        assertThat(browser.page(home)).doesNotContain("expires in", "has expired");
        certificate(id, Duration.ofDays(31).plusHours(1));
        assertThat(browser.page(SSO)).doesNotContain("expires in");
        certificate(id, Duration.ofDays(12).plusHours(1));
        assertThat(browser.page(SSO)).contains("expires in 12 days");
        assertThat(browser.page(home)).contains("The signing certificate expires in 12 days.");
        certificate(id, Duration.ofHours(1));
        assertThat(browser.page(SSO)).contains("expires within a day");
        certificate(id, Duration.ofHours(-1));
        assertThat(browser.page(SSO)).contains(">expired<");
        assertThat(browser.page(home)).contains("The signing certificate has expired.");
    }

    private static void certificate(String id, Duration left) throws CertificateEncodingException {
        Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        TestKeys keys = TestKeys.generate("EC", now.minus(Duration.ofDays(2)), now.plus(left));
        String pem = "-----BEGIN CERTIFICATE-----\n"
                + Base64.getMimeEncoder().encodeToString(keys.certificate().getEncoded())
                + "\n-----END CERTIFICATE-----\n";
        plane.owned(owner -> owner.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.CERTIFICATE, pem)
                .where(SSO_PROVIDERS.ID.eq(IdKind.SSO_PROVIDER.require(id)))
                .execute());
    }

    private void refused(String xml, String reason) {
        HttpResponse<String> refused = read(NEW, xml);
        assertThat(refused.statusCode()).as(reason).isEqualTo(400);
        assertThat(refused.body()).contains(reason);
    }

    private HttpResponse<String> read(String page, String xml) {
        return browser.submit(page, page + "/metadata", Map.of("metadata", xml));
    }

    private JsonNode provider() {
        return admin.get("/v1/sso/providers").items().get(0);
    }

    private Map<String, String> fields() {
        return new HashMap<>(Map.of(
                "name",
                "Acme Login",
                "emailDomain",
                domain,
                "entityId",
                "https://idp.example.com/meta",
                "ssoUrl",
                "https://idp.example.com/sso",
                "certificate",
                pem("valid"),
                "ssoBinding",
                "post"));
    }

    private static String metadata(String entityId, String binding, String... certificates) {
        StringBuilder keys = new StringBuilder();
        for (String certificate : certificates) {
            keys.append("<md:KeyDescriptor use=\"signing\"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>")
                    .append(certificate.replaceAll("-----[A-Z ]+-----", "").strip())
                    .append("</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>");
        }
        return "<md:EntityDescriptor xmlns:md=\"urn:oasis:names:tc:SAML:2.0:metadata\""
                + " xmlns:ds=\"http://www.w3.org/2000/09/xmldsig#\" entityID=\"" + entityId + "\">"
                + "<md:IDPSSODescriptor protocolSupportEnumeration=\"urn:oasis:names:tc:SAML:2.0:protocol\">" + keys
                + "<md:SingleSignOnService Binding=\"" + binding + "\" Location=\"https://idp.example.com/sso\"/>"
                + "</md:IDPSSODescriptor></md:EntityDescriptor>";
    }

    private static String pem(String name) {
        try (InputStream file = SamlPagesTest.class.getResourceAsStream("/certificates/" + name + ".pem")) {
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII).replace("\r", "");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}

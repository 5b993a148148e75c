package dev.ectype.controlplane.sso;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.DnsServer;
import dev.ectype.controlplane.organization.operator.DomainOwnership;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.mail.MailDomain;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The ownership of the e-mail domain of a provider, from its registration to sign-in. */
class SsoDomainsTest {
    private static final String PATH = "/v1/sso/providers";
    private static final AtomicInteger DOMAINS = new AtomicInteger();

    private final ControlPlane plane = ControlPlane.shared();
    private final DnsServer dns = ControlPlane.dns();
    private final Client admin = plane.organization(Plan.ENTERPRISE);

    @Test
    void newProviderIsPendingAndShowsItsRecord() {
        Reply made = admin.post(PATH, saml("pending.example")).is(201);
        JsonNode verification = made.json().get("domainVerification");
        assertThat(verification.propertyNames()).containsExactly("status", "recordName", "recordValue");
        assertThat(verification.get("status").asString()).isEqualTo("pending");
        assertThat(verification.get("recordName").asString()).isEqualTo("_ectype-challenge.pending.example");
        assertThat(verification.get("recordValue").asString()).matches("ectype-domain-verification=[0-9a-f]{32}");
        String other = admin.post(PATH, saml("pending2.example")).is(201).body();
        assertThat(other).doesNotContain(verification.get("recordValue").asString());
    }

    @Test
    void onlyAProviderWithAVerifiedDomainSignsIn() {
        String domain = domain();
        Reply made = admin.post(PATH, saml(domain)).is(201);
        assertThat(signIn(domain)).isEmpty();
        publish(made);
        Reply verified = verify(made).is(200);
        JsonNode verification = verified.json().get("domainVerification");
        assertThat(verification.get("status").asString()).isEqualTo("verified");
        assertThat(verification.get("verifiedBy").asString()).isEqualTo("dns");
        assertThat(verification.get("verifiedAt").asString()).endsWith("Z");
        SignInProvider found = signIn(domain).orElseThrow();
        assertThat(found.id()).isEqualTo(made.text("id"));
        assertThat(found.name()).isEqualTo("Acme");
        assertThat(found.type()).isEqualTo(SsoType.SAML);
        assertThat(signIn("sub." + domain)).isEmpty();
        admin.delete(PATH + "/" + made.text("id")).is(204);
        assertThat(signIn(domain)).isEmpty();
    }

    @Test
    void verificationIsAnEventAndHappensOnce() {
        Reply made = admin.post(PATH, saml(domain())).is(201);
        publish(made);
        Reply verified = verify(made).is(200);
        dns.set(record(made, "recordName"));
        assertThat(verify(made).is(200).json()).isEqualTo(verified.json());
        JsonNode events = admin.get("/v1/events?kind=sso_provider.updated").items();
        assertThat(events).hasSize(1);
        assertThat(events.at("/0/changes")).hasSize(1);
        assertThat(events.at("/0/changes/0/path").asString()).isEqualTo("domainVerification");
        assertThat(events.at("/0/changes/0/from/status").asString()).isEqualTo("pending");
        assertThat(events.at("/0/changes/0/to/verifiedBy").asString()).isEqualTo("dns");
    }

    @Test
    void missingOrForeignRecordIsRefusedUntilTheRightOneIsPublished() {
        String domain = domain();
        Reply made = admin.post(PATH, saml(domain)).is(201);
        Client sameKey = admin.with("Idempotency-Key", "verify-" + domain);
        Reply missing =
                sameKey.post(PATH + "/" + made.text("id") + "/verify", null).problem(409, "SERVICE_CONFLICT");
        assertThat(missing.text("message")).contains(record(made, "recordName"), record(made, "recordValue"));
        assertThat(missing.json().at("/details/found")).isEmpty();
        dns.set(record(made, "recordName"), "ectype-domain-verification=another", "private text");
        JsonNode wrong = verify(made).problem(409, "SERVICE_CONFLICT").json().get("details");
        assertThat(wrong.get("expected").asString()).isEqualTo(record(made, "recordValue"));
        assertThat(wrong.get("found").toString()).isEqualTo("[\"ectype-domain-verification=another\"]");
        assertThat(signIn(domain)).isEmpty();
        dns.set(record(made, "recordName"), "private text", record(made, "recordValue"));
        // A refusal is not kept under the key, because DNS may have the record a minute later.
        sameKey.post(PATH + "/" + made.text("id") + "/verify", null).is(200);
        assertThat(signIn(domain)).isPresent();
    }

    @Test
    void dnsThatFailsIsAnsweredUnavailable(@TempDir Path folder) {
        try (DnsServer failing = new DnsServer();
                ControlPlane other = ControlPlane.start(folder, "ectype.dns-server=" + failing.address())) {
            Client owner = other.organization(Plan.ENTERPRISE);
            String id = owner.post(PATH, saml("failing.example")).is(201).text("id");
            failing.fail();
            Reply refused = owner.post(PATH + "/" + id + "/verify", null).problem(503, "SERVICE_UNAVAILABLE");
            assertThat(refused.header("Retry-After")).isNotNull();
            failing.stop();
            long before = System.nanoTime();
            owner.post(PATH + "/" + id + "/verify", null).problem(503, "SERVICE_UNAVAILABLE");
            assertThat((System.nanoTime() - before) / 1_000_000_000).isLessThan(8);
        }
    }

    @Test
    void domainsOfPublicMailServicesAreRefused() {
        for (String domain : new String[] {"gmail.com", "Outlook.com", "yahoo.co.uk", "gmx.net", "QQ.com", "163.com"}) {
            JsonNode fault = admin.post(PATH, saml(domain))
                    .problem(400, "SERVICE_INVALID_REQUEST")
                    .json()
                    .at("/details/fields/0");
            assertThat(fault.get("path").asString()).isEqualTo("emailDomain");
            assertThat(fault.get("rule").asString()).isEqualTo("publicDomain");
        }
    }

    @Test
    void operatorConfirmsAndReleases() {
        DomainOwnership ownership = plane.part(DomainOwnership.class);
        String domain = domain();
        Reply made = admin.post(PATH, saml(domain)).is(201);
        String slug = admin.get("/v1/organization").text("slug");
        assertThat(ownership.confirm(slug, domain).provider()).isEqualTo(made.text("id"));
        JsonNode verification = admin.get(PATH + "/" + made.text("id")).json().get("domainVerification");
        assertThat(verification.get("verifiedBy").asString()).isEqualTo("operator");
        assertThat(signIn(domain)).isPresent();
        assertThat(admin.get("/v1/events?kind=sso_provider.updated&actor=operator")
                        .items())
                .hasSize(1);
        Client owner = plane.organization(Plan.ENTERPRISE);
        owner.post(PATH, saml(domain)).problem(409, "SERVICE_CONFLICT");
        assertThat(ownership.release(domain.toUpperCase(java.util.Locale.ROOT)).organization())
                .isEqualTo(slug);
        assertThat(signIn(domain)).isEmpty();
        admin.get(PATH + "/" + made.text("id")).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get("/v1/events?kind=sso_provider.deleted&actor=operator")
                        .items())
                .hasSize(1);
        owner.post(PATH, saml(domain)).is(201);
    }

    private Optional<SignInProvider> signIn(String domain) {
        return plane.part(SsoDomains.class)
                .findVerified(MailDomain.parse(domain).orElseThrow());
    }

    private void publish(Reply made) {
        dns.set(record(made, "recordName"), record(made, "recordValue"));
    }

    private Reply verify(Reply made) {
        return admin.post(PATH + "/" + made.text("id") + "/verify", null);
    }

    private static String record(Reply made, String member) {
        return made.json().get("domainVerification").get(member).asString();
    }

    private static String domain() {
        return "owned" + DOMAINS.incrementAndGet() + ".example";
    }

    private static String saml(String domain) {
        return body(domain).toString();
    }

    private static ObjectNode body(String domain) {
        try (InputStream file = SsoDomainsTest.class.getResourceAsStream("/certificates/valid.pem")) {
            return JsonMapper.shared()
                    .createObjectNode()
                    .put("type", "saml")
                    .put("name", "Acme")
                    .put("emailDomain", domain)
                    .put("entityId", "https://idp.example.com/metadata")
                    .put("ssoUrl", "https://idp.example.com/sso")
                    .put("certificate", new String(file.readAllBytes(), StandardCharsets.US_ASCII));
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }
}

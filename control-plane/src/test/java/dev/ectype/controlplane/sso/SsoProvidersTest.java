package dev.ectype.controlplane.sso;

import static dev.ectype.controlplane.jooq.tables.SsoProviders.SSO_PROVIDERS;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.id.IdKind;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class SsoProvidersTest {
    private static final String PATH = "/v1/sso/providers";
    private static final String SECRET = "canary-of-a-client-secret";
    private static final AtomicInteger DOMAINS = new AtomicInteger();
    private static final JsonMapper JSON = new JsonMapper();

    private final ControlPlane plane = ControlPlane.shared();
    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private HttpServer idp;
    private String issuer;
    private volatile String document;

    @BeforeEach
    void serveAnIssuer() throws IOException {
        idp = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        issuer = "http://127.0.0.1:" + idp.getAddress().getPort() + "/realm";
        document = document(issuer);
        idp.createContext("/realm/.well-known/openid-configuration", exchange -> {
            byte[] body = document.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(document.isEmpty() ? 500 : 200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        idp.start();
    }

    @AfterEach
    void stopIt() {
        idp.stop(0);
    }

    @Test
    void oidcProviderIsKeptWithoutShowingItsSecret() {
        Reply made = admin.post(PATH, oidc().toString()).is(201);
        assertThat(made.json().propertyNames())
                .containsExactly(
                        "id",
                        "type",
                        "name",
                        "emailDomain",
                        "issuer",
                        "clientId",
                        "domainVerification",
                        "defaultScope",
                        "required",
                        "enabled",
                        "createdAt");
        String id = made.text("id");
        assertThat(made.header("Location")).isEqualTo(PATH + "/" + id);
        assertThat(admin.get(PATH + "/" + id).is(200).json()).isEqualTo(made.json());
        assertThat(admin.get(PATH).is(200).items()).hasSize(1);
        String events = admin.get("/v1/events").is(200).body();
        assertThat(events).contains("sso_provider.created", issuer);
        assertThat(made.body() + admin.get(PATH).body() + events).doesNotContain(SECRET, "clientSecret");
        UUID uuid = IdKind.SSO_PROVIDER.require(id);
        byte[] sealed = plane.owned(owner -> owner.select(SSO_PROVIDERS.CLIENT_SECRET)
                .from(SSO_PROVIDERS)
                .where(SSO_PROVIDERS.ID.eq(uuid))
                .fetchSingle(SSO_PROVIDERS.CLIENT_SECRET));
        assertThat(new String(sealed, StandardCharsets.ISO_8859_1)).doesNotContain(SECRET);
        assertThat(new String(plane.part(ApplicationKey.class).open(sealed, SsoProviders.purpose(uuid))))
                .isEqualTo(SECRET);
    }

    @Test
    void deletesProvidersAndLogsIt() {
        String id = admin.post(PATH, saml("valid").toString()).is(201).text("id");
        plane.organization(Plan.ENTERPRISE).delete(PATH + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        admin.delete(PATH + "/" + id).is(204);
        admin.get(PATH + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        admin.delete(PATH + "/" + id).problem(404, "SERVICE_NOT_FOUND");
        assertThat(admin.get("/v1/events?target=" + id).items())
                .extracting(event -> event.get("kind").asString())
                .containsExactly("sso_provider.deleted", "sso_provider.created");
    }

    @Test
    void updatesSentMembersAndLogsTheChange() throws IOException {
        String id = admin.post(PATH, saml("valid").toString()).is(201).text("id");
        ObjectNode changes = JSON.createObjectNode()
                .put("name", "New Login")
                .put("ssoUrl", "https://idp.example.com/new")
                .put("certificate", certificate("elliptic").replace("\n", "\r\n"));
        Reply updated = admin.patch(PATH + "/" + id, changes.toString()).is(200);
        assertThat(updated.text("name")).isEqualTo("New Login");
        assertThat(updated.text("ssoUrl")).isEqualTo("https://idp.example.com/new");
        assertThat(updated.text("certificate")).isEqualTo(certificate("elliptic"));
        assertThat(updated.text("entityId")).isEqualTo("https://idp.example.com/metadata");
        assertThat(admin.get(PATH + "/" + id).json()).isEqualTo(updated.json());
        admin.patch(PATH + "/" + id, "{\"name\":\"New Login\"}").is(200);
        JsonNode events = admin.get("/v1/events?kind=sso_provider.updated").items();
        assertThat(events).hasSize(1);
        assertThat(events.at("/0/changes"))
                .extracting(change -> change.get("path").asString())
                .containsExactly("certificate", "name", "ssoUrl");
        assertThat(events.at("/0/target").asString()).isEqualTo(id);
        plane.organization(Plan.ENTERPRISE)
                .patch(PATH + "/" + id, "{\"name\":\"Stolen\"}")
                .problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void replacesTheSecretWithoutRevealingIt() {
        String id = admin.post(PATH, oidc().toString()).is(201).text("id");
        String next = "canary-of-the-next-secret";
        Reply updated = admin.patch(PATH + "/" + id, "{\"clientSecret\":\"" + next + "\",\"clientId\":\"other\"}")
                .is(200);
        assertThat(updated.text("clientId")).isEqualTo("other");
        UUID uuid = IdKind.SSO_PROVIDER.require(id);
        byte[] sealed = plane.owned(owner -> owner.select(SSO_PROVIDERS.CLIENT_SECRET)
                .from(SSO_PROVIDERS)
                .where(SSO_PROVIDERS.ID.eq(uuid))
                .fetchSingle(SSO_PROVIDERS.CLIENT_SECRET));
        assertThat(new String(plane.part(ApplicationKey.class).open(sealed, SsoProviders.purpose(uuid))))
                .isEqualTo(next);
        String events = admin.get("/v1/events?kind=sso_provider.updated").body();
        assertThat(events).contains("\"path\":\"clientSecret\"", "\"path\":\"clientId\"");
        assertThat(updated.body() + events).doesNotContain(SECRET, next);
        assertThat(updated.body()).doesNotContain("clientSecret");
    }

    @Test
    void updateIsCheckedAsARegistrationIs() {
        String saml = PATH + "/" + admin.post(PATH, saml("valid").toString()).text("id");
        String oidc = PATH + "/" + admin.post(PATH, oidc().toString()).text("id");
        String before = admin.get(saml).body() + admin.get(oidc).body();
        for (String member : new String[] {"type", "emailDomain"}) {
            Reply refused = admin.patch(saml, "{\"" + member + "\":\"oidc\"}").problem(400, "SERVICE_INVALID_REQUEST");
            assertThat(refused.text("message")).startsWith(member + ": never changes; delete the provider");
            admin.patch(saml, "{\"" + member + "\":{}}").problem(400, "SERVICE_INVALID_REQUEST");
        }
        assertThat(faults(admin.patch(saml, "{\"issuer\":\"x\",\"clientSecret\":\"y\"}")))
                .containsExactly("issuer excluded", "clientSecret excluded");
        assertThat(faults(admin.patch(oidc, "{\"certificate\":\"x\"}"))).containsExactly("certificate excluded");
        assertThat(faults(admin.patch(saml, "{\"certificate\":\"x\"}"))).containsExactly("certificate pem");
        assertThat(faults(admin.patch(saml, "{\"ssoUrl\":\"http://idp.example.com\"}")))
                .containsExactly("ssoUrl url");
        assertThat(faults(admin.patch(saml, "{\"name\":\"\"}"))).containsExactly("name size");
        assertThat(faults(admin.patch(oidc, "{\"issuer\":\"" + issuer + "/wrong\"}")))
                .containsExactly("issuer issuer");
        assertThat(admin.get(saml).body() + admin.get(oidc).body()).isEqualTo(before);
        assertThat(admin.get("/v1/events?kind=sso_provider.updated").items()).isEmpty();
    }

    @Test
    void smallerPlanAndScopeAreRefusedOnAllVerbs() {
        Client team = plane.organization(Plan.TEAM);
        Client writer = admin.key("write");
        for (String method : new String[] {"GET", "POST", "DELETE"}) {
            String path = method.equals("DELETE") ? PATH + "/sso_00000000000000000000000000" : PATH;
            String body = method.equals("POST") ? oidc().toString() : null;
            assertThat(team.send(method, path, body)
                            .problem(403, "SERVICE_FORBIDDEN")
                            .json()
                            .at("/details/required")
                            .asString())
                    .isEqualTo("enterprise");
            assertThat(writer.send(method, path, body)
                            .problem(403, "SERVICE_FORBIDDEN")
                            .json()
                            .at("/details/required")
                            .asString())
                    .isEqualTo("admin");
        }
        assertThat(team.get("/v1/events?kind=sso_provider.created").items()).isEmpty();
    }

    @Test
    void allowsOneProviderPerDomainWithoutRevealingItsOwner() {
        ObjectNode wanted = oidc().put("emailDomain", "BÜCHER" + DOMAINS.incrementAndGet() + ".Example.");
        Reply made = admin.post(PATH, wanted.toString()).is(201);
        assertThat(made.text("emailDomain")).matches("xn--bcher\\d+-kva\\.example|xn--bcher\\d+-.+\\.example");
        String own = admin.post(
                        PATH,
                        wanted.put("emailDomain", made.text("emailDomain")).toString())
                .problem(409, "SERVICE_CONFLICT")
                .text("message");
        Client other = plane.organization(Plan.ENTERPRISE);
        String foreign = other.post(PATH, wanted.toString())
                .problem(409, "SERVICE_CONFLICT")
                .text("message");
        assertThat(foreign).isEqualTo(own).doesNotContain(made.text("id"));
        assertThat(other.get(PATH).items()).isEmpty();
        admin.delete(PATH + "/" + made.text("id")).is(204);
        other.post(PATH, wanted.toString()).is(201);
    }

    @Test
    void membersOfTheTypeAreNeededAndThoseOfTheOtherRefused() {
        assertThat(faults(JSON.createObjectNode()
                        .put("type", "saml")
                        .put("name", "x")
                        .put("emailDomain", "x.example")))
                .containsExactly("entityId notNull", "ssoUrl notNull", "certificate notNull");
        assertThat(faults(oidc().put("entityId", "https://idp.example.com").put("certificate", "x")))
                .containsExactly("entityId excluded", "certificate excluded");
        assertThat(faults(saml("valid").put("clientSecret", SECRET))).containsExactly("clientSecret excluded");
        assertThat(faults(oidc().put("type", "ldap"))).containsExactly("type type");
        assertThat(faults(oidc().put("emailDomain", "nowhere"))).containsExactly("emailDomain domain");
        assertThat(faults(oidc().put("emailDomain", "ada@x.example").put("issuer", "ftp://x.example")))
                .containsExactly("emailDomain domain", "issuer url");
        for (String url :
                new String[] {"idp", "http://idp.example.com", "https://", "https://u:p@idp.example.com", "//x"}) {
            assertThat(faults(saml("valid").put("ssoUrl", url))).as(url).containsExactly("ssoUrl url");
        }
    }

    @Test
    void certificateIsOneInForceWithAStrongKey() throws IOException {
        admin.post(PATH, saml("valid").toString()).is(201);
        admin.post(PATH, saml("elliptic").toString()).is(201);
        assertThat(faults(saml("expired"))).containsExactly("certificate expired");
        assertThat(faults(saml("future"))).containsExactly("certificate future");
        assertThat(faults(saml("weak"))).containsExactly("certificate key");
        String valid = certificate("valid");
        for (String wrong : new String[] {
            "",
            "x",
            valid + valid,
            valid.replace("MII", "MIJ"),
            "-----BEGIN PRIVATE KEY-----\nAA==\n-----END PRIVATE KEY-----\n" + valid
        }) {
            assertThat(faults(saml("valid").put("certificate", wrong)))
                    .as(wrong)
                    .containsExactly("certificate pem");
        }
        String crowded = valid.replace("\n", "\r\n") + "\n";
        assertThat(admin.post(PATH, saml("valid").put("certificate", crowded).toString())
                        .is(201)
                        .text("certificate"))
                .isEqualTo(valid);
    }

    @Test
    void checksTheDiscoveryDocumentOfTheIssuer() {
        document = document(issuer + "/");
        assertThat(faults(oidc())).containsExactly("issuer issuer");
        document = document(issuer).replace("jwks_uri", "jwks");
        assertThat(faults(oidc())).containsExactly("issuer issuer");
        document = "no JSON";
        assertThat(faults(oidc())).containsExactly("issuer issuer");
        document = "";
        assertThat(faults(oidc())).containsExactly("issuer issuer");
        assertThat(faults(oidc().put("issuer", "https://10.0.0.1/"))).containsExactly("issuer issuer");
        assertThat(faults(oidc().put("issuer", "https://169.254.169.254"))).containsExactly("issuer issuer");
        idp.stop(0);
        Reply refused = admin.post(PATH, oidc().toString()).problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(refused.body()).doesNotContain(SECRET);
    }

    private List<String> faults(ObjectNode provider) {
        return faults(admin.post(PATH, provider.toString()));
    }

    private static List<String> faults(Reply reply) {
        List<String> faults = new ArrayList<>();
        Reply refused = reply.problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(refused.body()).doesNotContain(SECRET);
        for (JsonNode fault : refused.json().at("/details/fields")) {
            faults.add(fault.get("path").asString() + " " + fault.get("rule").asString());
        }
        return faults;
    }

    private ObjectNode oidc() {
        return JSON.createObjectNode()
                .put("type", "oidc")
                .put("name", "Acme Login")
                .put("emailDomain", "d" + DOMAINS.incrementAndGet() + ".example")
                .put("issuer", issuer)
                .put("clientId", "ectype")
                .put("clientSecret", SECRET);
    }

    private static ObjectNode saml(String certificate) {
        return JSON.createObjectNode()
                .put("type", "saml")
                .put("name", "Acme Login")
                .put("emailDomain", "d" + DOMAINS.incrementAndGet() + ".example")
                .put("entityId", "https://idp.example.com/metadata")
                .put("ssoUrl", "https://idp.example.com/sso")
                .put("certificate", certificate(certificate));
    }

    private static String certificate(String name) {
        try (InputStream file = SsoProvidersTest.class.getResourceAsStream("/certificates/" + name + ".pem")) {
            return new String(file.readAllBytes(), StandardCharsets.US_ASCII).replace("\r", "");
        } catch (IOException failed) {
            throw new java.io.UncheckedIOException(failed);
        }
    }

    private static String document(String named) {
        return JSON.createObjectNode()
                .put("issuer", named)
                .put("authorization_endpoint", named + "/authorize")
                .put("token_endpoint", named + "/token")
                .put("jwks_uri", named + "/keys")
                .toString();
    }
}

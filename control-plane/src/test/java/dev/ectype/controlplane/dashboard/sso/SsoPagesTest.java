package dev.ectype.controlplane.dashboard.sso;

import static dev.ectype.controlplane.jooq.Tables.SSO_PROVIDERS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.signin.SignInTeam;
import dev.ectype.controlplane.signin.TestBrowser;
import dev.ectype.controlplane.signin.TestIssuer;
import java.net.http.HttpResponse;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The pages of single sign-on with OpenID Connect, from the choice of the protocol to the deletion of the provider. */
class SsoPagesTest {
    private static final String SSO = "/dashboard/sso";
    private static final String NEW = SSO + "/new/oidc";
    private static final String SECRET = "canary-of-a-client-secret";
    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String IMAGE = "\"><img src=x onerror=alert(1)>";
    private static final AtomicInteger DOMAINS = new AtomicInteger();

    private static ControlPlane plane;
    private static TestIssuer issuer;

    private final Client admin = plane.organization(Plan.ENTERPRISE);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, admin, Scope.ADMIN);
    private final String domain = "pages" + DOMAINS.incrementAndGet() + ".sso.example";

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
        issuer = new TestIssuer();
    }

    @AfterAll
    static void stop() {
        issuer.close();
    }

    @Test
    void setsAProviderUpFromTheChoiceToTheVerifiedDomain() {
        assertThat(browser.page(SSO)).contains("No identity provider yet", "/dashboard/sso/new");
        assertThat(browser.page(SSO + "/new")).contains(NEW, SSO + "/new/saml");
        assertThat(browser.page(NEW))
                .contains(plane.address() + "/api/auth/sso/callback", plane.address() + "/sign-in");
        String created = browser.follow(submit(fields()));
        JsonNode provider = provider();
        assertThat(created)
                .contains("Created.", "not verified", issuer.address())
                .contains(provider.at("/domainVerification/recordName").asString())
                .contains(provider.at("/domainVerification/recordValue").asString())
                .doesNotContain(SECRET, "/api/auth/sso/login");
        String home = SSO + "/" + provider.get("id").asString();
        HttpResponse<String> missing = browser.submit(home, home + "/verify", Map.of());
        assertThat(missing.statusCode()).isEqualTo(409);
        assertThat(missing.body()).contains("DNS has no TXT record");
        String record = provider.at("/domainVerification/recordName").asString();
        ControlPlane.dns().set(record, "ectype-domain-verification=another");
        assertThat(browser.submit(home, home + "/verify", Map.of()).body())
                .contains("another value", "ectype-domain-verification=another");
        ControlPlane.dns()
                .set(record, provider.at("/domainVerification/recordValue").asString());
        String verified = browser.follow(browser.submit(home, home + "/verify", Map.of()));
        assertThat(verified).contains("Verified.", "by DNS").doesNotContain("Verify now");
        assertThat(provider().at("/domainVerification/status").asString()).isEqualTo("verified");
        String list = browser.page(SSO);
        assertThat(list).contains("Acme Login", domain, ">verified<", "OpenID Connect");
    }

    @Test
    void storesTheOptionsOfTheForm() {
        Map<String, String> fields = fields();
        fields.putAll(Map.of(
                "defaultScope",
                "write",
                "groupAttribute",
                "groups",
                "groups",
                "cn=ops,ou=x = admin\r\n\r\nguests=read\n"));
        fields.put("required", "true");
        browser.follow(submit(fields));
        JsonNode stored = provider();
        assertThat(stored.get("defaultScope").asString()).isEqualTo("write");
        assertThat(stored.get("required").asBoolean()).isTrue();
        assertThat(stored.at("/roleMapping/attribute").asString()).isEqualTo("groups");
        assertThat(stored.at("/roleMapping/admin").toString()).isEqualTo("[\"cn=ops,ou=x\"]");
        assertThat(stored.at("/roleMapping/read").toString()).isEqualTo("[\"guests\"]");
        String home = SSO + "/" + stored.get("id").asString();
        assertThat(browser.page(home + "/change")).contains("cn=ops,ou=x = admin\nguests = read", "checked");
    }

    @Test
    void changesAProviderAndKeepsItsSecret() {
        browser.follow(submit(fields()));
        String id = provider().get("id").asString();
        String home = SSO + "/" + id;
        assertThat(browser.page(home + "/change"))
                .contains(domain, "Leave it empty")
                .doesNotContain(SECRET);
        Map<String, String> fields = fields();
        fields.put("name", "New Login");
        fields.put("clientSecret", "");
        fields.put("defaultScope", "admin");
        assertThat(browser.follow(browser.submit(home + "/change", home + "/change", fields)))
                .contains("Saved.", "New Login");
        assertThat(provider().get("defaultScope").asString()).isEqualTo("admin");
        JsonNode events = admin.get("/v1/events?kind=sso_provider.updated").items();
        assertThat(events).hasSize(1);
        assertThat(events.toString()).doesNotContain("clientSecret");
        fields.put("clientSecret", "another-secret");
        browser.follow(browser.submit(home + "/change", home + "/change", fields));
        assertThat(admin.get("/v1/events?kind=sso_provider.updated").body())
                .contains("clientSecret")
                .doesNotContain("another-secret");
        fields.put("name", "");
        HttpResponse<String> empty = browser.submit(home + "/change", home + "/change", fields);
        assertThat(empty.statusCode()).isEqualTo(400);
        assertThat(empty.body()).contains("Name must have 1 to 100 characters.");
    }

    @Test
    void removesTheMappingWhenItsFieldsAreEmpty() {
        Map<String, String> fields = fields();
        fields.putAll(Map.of("groupAttribute", "groups", "groups", "ops = admin"));
        browser.follow(submit(fields));
        String home = SSO + "/" + provider().get("id").asString();
        fields.putAll(Map.of("groupAttribute", "groups", "groups", "", "clientSecret", ""));
        browser.follow(browser.submit(home + "/change", home + "/change", fields));
        assertThat(provider().at("/roleMapping/attribute").asString()).isEqualTo("groups");
        assertThat(provider().at("/roleMapping/admin").isNull()).isTrue();
        fields.putAll(Map.of("groupAttribute", "", "groups", ""));
        assertThat(browser.follow(browser.submit(home + "/change", home + "/change", fields)))
                .contains("All members")
                .doesNotContain("Groups come from");
        assertThat(provider().has("roleMapping")).isFalse();
    }

    @Test
    void displaysARejectedFormWithItsReasonsButWithoutTheSecret() {
        Map<String, String> fields = fields();
        fields.putAll(
                Map.of("name", "Keep me", "emailDomain", "gmail.com", "groups", "developers", "groupAttribute", "g"));
        HttpResponse<String> form = submit(fields);
        assertThat(form.statusCode()).isEqualTo(400);
        assertThat(form.body())
                .contains(
                        "Nothing was saved.", "Role mapping has no group and scope in line 1", "Keep me", "developers")
                .containsPattern("<textarea id=\"groups\"[^>]* autofocus")
                .doesNotContain(SECRET);
        fields.put("defaultScope", "owner");
        fields.put("groups", "");
        assertThat(submit(fields).body()).contains("Default scope has a value that is not accepted.");
        fields.put("defaultScope", "read");
        fields.put("groups", "developers = owner");
        assertThat(submit(fields).body()).contains("has the scope \"owner\" in line 1");
        fields.put("groups", "g".repeat(201) + " = write");
        assertThat(submit(fields).body()).contains("Role mapping has a group that must have 1 to 200 characters.");
        fields.put("groups", "developers = write");
        fields.put("groupAttribute", "");
        assertThat(submit(fields).body()).contains("Claim with the groups is missing.");
        fields.put("groupAttribute", "groups");
        assertThat(submit(fields).body()).contains("E-mail domain must be your own domain");
        fields.putAll(Map.of("emailDomain", domain, "issuer", issuer.address() + "/wrong"));
        assertThat(submit(fields).body()).contains("id=\"issuer-fault\"").doesNotContain(SECRET);
        assertThat(admin.get("/v1/sso/providers").items()).isEmpty();
    }

    @Test
    void testSignInLeadsToTheProviderAndBack() {
        SignInTeam team = new SignInTeam(plane).oidc(issuer);
        DashboardBrowser owner = DashboardBrowser.of(plane, team.admin, Scope.ADMIN);
        String page = owner.page(SSO + "/" + team.provider());
        Matcher link = Pattern.compile("href=\"(/api/auth/sso/login[^\"]+)\"").matcher(page);
        assertThat(link.find()).as(page).isTrue();
        TestBrowser tab = team.browser();
        String target = tab.get(link.group(1).replace("&amp;", "&"))
                .headers()
                .firstValue("Location")
                .orElseThrow();
        Map<String, String> request = TestIssuer.query(target.substring(target.indexOf('?') + 1));
        issuer.claims = claims -> {
            claims.put("email", team.email("ada"));
            return claims;
        };
        HttpResponse<String> done =
                tab.get("/api/auth/sso/callback?code=" + issuer.authorize(target) + "&state=" + request.get("state"));
        assertThat(done.statusCode()).as(done.body()).isEqualTo(303);
        assertThat(done.headers().firstValue("Location")).hasValue(SSO + "/" + team.provider());
        String confirmation = owner.page(SSO + "/" + team.provider() + "/delete");
        assertThat(confirmation)
                .contains(
                        "1 session that began with it ends",
                        "1 of 1 active member of " + team.email("").substring(1));
        team.member(team.email("with"), "correct horse battery staple");
        assertThat(owner.page(SSO + "/" + team.provider() + "/delete")).contains("1 of 2 active members");
    }

    @Test
    void deletesAProvider() {
        browser.follow(submit(fields()));
        String home = SSO + "/" + provider().get("id").asString();
        assertThat(browser.page(home + "/delete")).contains("No active member has an address", domain);
        browser.follow(browser.submit(home + "/delete", home + "/delete", Map.of()));
        assertThat(admin.get("/v1/sso/providers").items()).isEmpty();
        assertThat(browser.browser().get(home).statusCode()).isEqualTo(404);
    }

    @Test
    void displaysStoredTextsAsTexts() {
        Map<String, String> fields = fields();
        fields.putAll(Map.of(
                "name",
                SCRIPT,
                "clientId",
                IMAGE,
                "groupAttribute",
                IMAGE,
                "groups",
                SCRIPT + " = write\n" + IMAGE + " = read"));
        browser.follow(submit(fields));
        String home = SSO + "/" + provider().get("id").asString();
        for (String path : new String[] {SSO, home, home + "/change", home + "/disable", home + "/delete"}) {
            assertThat(browser.page(path)).as(path).contains("&lt;script&gt;").doesNotContain("<script>alert", "<img");
        }
        fields.put("name", SCRIPT + "n".repeat(100));
        fields.put("groups", IMAGE);
        assertThat(browser.submit(home + "/change", home + "/change", fields).body())
                .doesNotContain("<script>alert", "<img");
    }

    @Test
    void refusesMembersWhoDoNotAdminister() {
        browser.follow(submit(fields()));
        String home = SSO + "/" + provider().get("id").asString();
        DashboardBrowser writer = DashboardBrowser.of(plane, admin, Scope.WRITE);
        assertThat(writer.page("/dashboard/projects")).doesNotContain("href=\"" + SSO + "\"");
        for (String path : new String[] {SSO, SSO + "/new", NEW, home, home + "/change", home + "/delete"}) {
            assertThat(writer.browser().get(path).statusCode()).as(path).isEqualTo(403);
        }
        String token = DashboardBrowser.form(writer.page("/dashboard/projects/new"), "/dashboard/projects");
        String query = token.substring(token.indexOf('?'));
        for (String path :
                new String[] {NEW, SSO + "/new/saml/metadata", home + "/verify", home + "/change", home + "/delete"}) {
            assertThat(writer.browser().post(path + query, fields()).statusCode())
                    .as(path)
                    .isEqualTo(403);
        }
        Client other = plane.organization(Plan.ENTERPRISE);
        DashboardBrowser stranger = DashboardBrowser.of(plane, other, Scope.ADMIN);
        assertThat(stranger.browser().get(home).statusCode()).isEqualTo(404);
        assertThat(stranger.browser().get(home + "/delete").statusCode()).isEqualTo(404);
        assertThat(admin.get("/v1/sso/providers").items()).hasSize(1);
    }

    @Test
    void displaysWhoVerifiedTheDomain() {
        browser.follow(submit(fields()));
        String id = provider().get("id").asString();
        plane.owned(owner -> owner.update(SSO_PROVIDERS)
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_AT, Instant.now())
                .set(SSO_PROVIDERS.DOMAIN_VERIFIED_BY, "operator")
                .where(SSO_PROVIDERS.ID.eq(IdKind.SSO_PROVIDER.require(id)))
                .execute());
        assertThat(browser.page(SSO + "/" + id)).contains("by the operator", "/api/auth/sso/login?providerId=" + id);
    }

    private HttpResponse<String> submit(Map<String, String> fields) {
        return browser.submit(NEW, NEW, fields);
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
                "issuer",
                issuer.address(),
                "clientId",
                "ectype",
                "clientSecret",
                SECRET));
    }
}

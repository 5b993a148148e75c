package dev.ectype.controlplane.dashboard.scim;

import static dev.ectype.controlplane.jooq.Tables.SCIM_TOKENS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.scim.ScimTenant;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pages of provisioning: the token of a provider, its groups, and its latest changes. */
class ScimPagesTest {
    private static final String SCIM = "/dashboard/scim";
    private static final String SCRIPT = "<script>alert(1)</script>";
    private static final String IMAGE = "\\\"><img src=x onerror=alert(1)>";
    private static final Pattern TOKEN = Pattern.compile("scim_[-_0-9A-Za-z]{43}");

    private static ControlPlane plane;

    private final ScimTenant tenant = new ScimTenant(plane);
    private final DashboardBrowser browser = DashboardBrowser.of(plane, tenant.admin, Scope.ADMIN);
    private final String home = SCIM + "/" + tenant.provider;

    @BeforeAll
    static void start() {
        plane = ControlPlane.shared();
    }

    @Test
    void createsATokenThatIsShownOnce() {
        tenant.admin
                .delete("/v1/sso/providers/" + tenant.provider + "/scim-token")
                .is(204);
        assertThat(browser.page(SCIM)).contains(tenant.domain, ">none<");
        assertThat(browser.page(home))
                .contains("has no token", plane.address() + "/scim/v2")
                .doesNotContain("/revoke");
        String form = DashboardBrowser.form(browser.page(home + "/token"), home + "/token");
        HttpResponse<String> created = browser.browser().post(form, Map.of("expiresAt", "2126-02-28"));
        assertThat(created.statusCode()).as(created.body()).isEqualTo(200);
        Matcher token = TOKEN.matcher(created.body());
        assertThat(token.find()).isTrue();
        assertThat(created.headers().firstValue("Cache-Control")).contains("no-store");
        tenant.scim(token.group()).get("/scim/v2/Users").is(200);
        // The same form again has the same token, not another one.
        assertThat(browser.browser()
                        .post(form, Map.of("expiresAt", "2126-02-28"))
                        .body())
                .contains(token.group());
        assertThat(tenant.admin
                        .get("/v1/sso/providers/" + tenant.provider + "/scim-token")
                        .text("expiresAt"))
                .isEqualTo("2126-02-28T23:59:59.000Z");
        assertThat(browser.page(home) + browser.page(SCIM) + browser.page(home + "/token"))
                .contains(token.group().substring(0, 9), ">valid<", "28 Feb 2126")
                .doesNotContain(token.group());
    }

    @Test
    void replacesAndRevokesTheToken() {
        assertThat(browser.page(home + "/token")).contains("Replace the token?", tenant.token.substring(0, 9));
        HttpResponse<String> replaced = browser.submit(home + "/token", home + "/token", Map.of("expiresAt", ""));
        Matcher token = TOKEN.matcher(replaced.body());
        assertThat(token.find()).isTrue();
        Awaitility.await()
                .atMost(Duration.ofSeconds(2))
                .until(() -> tenant.idp.get("/scim/v2/Users").status() == 401);
        assertThat(browser.follow(browser.submit(home + "/revoke", home + "/revoke", Map.of())))
                .contains("Revoked.", "has no token");
        Awaitility.await()
                .atMost(Duration.ofSeconds(2))
                .until(() -> tenant.scim(token.group()).get("/scim/v2/Users").status() == 401);
        assertThat(browser.browser()
                        .post(DashboardBrowser.form(browser.page(home + "/revoke"), home + "/revoke"), Map.of())
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void rejectsAnEndThatIsNotInTheFuture() {
        for (String day : new String[] {"2020-01-31", "31.1.2030", "+99999-01-01"}) {
            HttpResponse<String> rejected = browser.submit(home + "/token", home + "/token", Map.of("expiresAt", day));
            assertThat(rejected.statusCode()).as(day).isEqualTo(400);
            assertThat(rejected.body()).contains("Last day must be ", "value=\"" + day);
        }
        tenant.idp.get("/scim/v2/Users").is(200);
    }

    @Test
    void displaysGroupsWithTheirScopesAndTheLatestChanges() {
        tenant.roles("read", "{\"attribute\":\"groups\",\"write\":[\"developers\"]}");
        String user = tenant.user("ada");
        tenant.group("developers", user);
        String group = tenant.group("owners");
        tenant.patch(
                "/Groups/" + group,
                "[{\"op\":\"add\",\"path\":\"urn:ectype:params:scim:schemas:extension:1.0:Group:scope\",\"value\":\"admin\"}]");
        tenant.group("guests");
        String page = browser.page(home);
        assertThat(page)
                .containsPattern(
                        "developers</td>\\s*<td[^>]*>1</td>\\s*<td[^>]*><span[^>]*>write</span></td>\\s*<td[^>]*>role mapping");
        assertThat(page)
                .containsPattern(
                        "owners</td>\\s*<td[^>]*>0</td>\\s*<td[^>]*><span[^>]*>admin</span></td>\\s*<td[^>]*>the group itself");
        assertThat(page).containsPattern("guests</td>\\s*<td[^>]*>0</td>\\s*<td[^>]*><span[^>]*>none</span>");
        assertThat(page).contains("group.created", group, user);
        ScimTenant other = new ScimTenant(plane, tenant.admin);
        assertThat(browser.page(SCIM + "/" + other.provider))
                .contains("has sent no group", "has changed nothing")
                .doesNotContain("developers");
    }

    @Test
    void displaysStoredTextsAsTexts() {
        tenant.group(SCRIPT);
        tenant.group(IMAGE);
        tenant.admin
                .patch("/v1/sso/providers/" + tenant.provider, "{\"name\":\"" + SCRIPT + "\"}")
                .is(200);
        for (String path : new String[] {SCIM, home, home + "/token", home + "/revoke"}) {
            assertThat(browser.page(path)).as(path).contains("&lt;script&gt;").doesNotContain("<script>alert", "<img");
        }
        assertThat(browser.page(home)).contains("&lt;img src=x");
        assertThat(browser.submit(home + "/token", home + "/token", Map.of()).body())
                .doesNotContain("<script>alert");
    }

    @Test
    void displaysTokensThatEndedAndDomainsThatAreNotVerified() {
        plane.owned(owner -> owner.update(SCIM_TOKENS)
                .set(SCIM_TOKENS.EXPIRES_AT, Instant.now().minusSeconds(1))
                .where(SCIM_TOKENS.ORGANIZATION_ID.eq(tenant.organization))
                .execute());
        assertThat(browser.page(SCIM)).contains(">expired<").doesNotContain("not verified");
        Client other = plane.organization(Plan.ENTERPRISE);
        DashboardBrowser owner = DashboardBrowser.of(plane, other, Scope.ADMIN);
        assertThat(owner.page(SCIM)).contains("No identity provider yet");
        assertThat(owner.browser().get(home).statusCode()).isEqualTo(404);
        assertThat(owner.browser().get(home + "/token").statusCode()).isEqualTo(404);
    }

    @Test
    void explainsThePlanAndRefusesMembersWhoDoNotAdminister() {
        DashboardBrowser owner = DashboardBrowser.of(plane, plane.organization(Plan.FREE), Scope.ADMIN);
        assertThat(owner.page(SCIM)).contains("Provisioning is not available", "needs the plan enterprise");
        assertThat(owner.browser().get(home).statusCode()).isEqualTo(403);
        DashboardBrowser writer = DashboardBrowser.of(plane, tenant.admin, Scope.WRITE);
        for (String path : new String[] {SCIM, home, home + "/token", home + "/revoke"}) {
            assertThat(writer.browser().get(path).statusCode()).as(path).isEqualTo(403);
        }
        String token = DashboardBrowser.form(writer.page("/dashboard/projects/new"), "/dashboard/projects");
        String query = token.substring(token.indexOf('?'));
        for (String path : new String[] {home + "/token", home + "/revoke"}) {
            assertThat(writer.browser().post(path + query, Map.of()).statusCode())
                    .as(path)
                    .isEqualTo(403);
        }
        tenant.idp.get("/scim/v2/Users").is(200);
    }
}

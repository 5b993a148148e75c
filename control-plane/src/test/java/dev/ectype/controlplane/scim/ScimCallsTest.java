package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.jooq.Tables.SCIM_CALLS;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.dashboard.DashboardBrowser;
import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The last calls of a token, which show why provisioning does not work. */
class ScimCallsTest {
    private static final String SCRIPT = "<script>alert(1)</script>";

    private final ScimTenant tenant = new ScimTenant();
    private final String path = "/v1/sso/providers/" + tenant.provider + "/scim-token/calls";

    @Test
    void readsAndRefusedCallsAreListedWithTheirReasons() {
        assertThat(tenant.admin.get(path).is(200).items()).isEmpty();
        tenant.idp.get("/scim/v2/Users").is(200);
        tenant.idp.get("/scim/v2/Users?filter=userName%20eq%20%22x%22").is(200);
        tenant.idp.get("/scim/v2/Users?filter=unknown%20eq%201").is(400);
        String user = tenant.user("ada");
        tenant.idp
                .post("/scim/v2/Users", "{\"userName\":\"" + tenant.address("ada") + "\"}")
                .is(409);
        tenant.idp.post("/scim/v2/Users", "{\"userName\":\"eve@elsewhere.example\"}");
        tenant.idp.post("/scim/v2/Users", "{broken").is(400);
        tenant.idp.get("/scim/v2/Groups/grp_none").is(404);
        tenant.idp.delete("/scim/v2/Users/" + user).is(204);
        tenant.idp.get("/scim/v2/Invented/" + user).is(404);
        tenant.idp.post("/scim/v2/Users/.search", "{}").is(200);
        // Calls of others are no calls of the token.
        tenant.admin.get("/scim/v2/Users").is(200);
        tenant.scim("scim_" + "x".repeat(43)).get("/scim/v2/Users").is(401);
        awaitCalls(11);
        assertThat(lines())
                .containsExactlyInAnyOrder(
                        "GET Users true 400 x1",
                        "POST Users true 400 x3",
                        "GET Groups true 404 x1",
                        "GET other true 404 x1",
                        "GET Users false 200 x2",
                        "POST Users false 201 x1",
                        "DELETE Users false 204 x1",
                        "POST Users/.search false 200 x1");
        JsonNode calls = tenant.admin.get(path).items();
        assertThat(calls).extracting(call -> call.get("refused").asBoolean()).startsWith(true, true, true, true, false);
        assertThat(reason("GET", "Users")).contains("unknown");
        assertThat(reason("POST", "Users")).contains("JSON");
        assertThat(calls)
                .filteredOn(call -> !call.get("refused").asBoolean())
                .allSatisfy(call -> assertThat(call.get("reason").isNull()).isTrue());
        tenant.idp
                .post("/scim/v2/Users", "{\"userName\":\"eve@elsewhere.example\"}")
                .is(400);
        awaitCalls(12);
        assertThat(reason("POST", "Users")).contains("elsewhere.example");
    }

    @Test
    void callsEndWithTheirTokenAndBelongToItsOrganization() {
        tenant.idp.get("/scim/v2/Users").is(200);
        awaitCalls(1);
        plainOther().get(path).problem(404, "SERVICE_NOT_FOUND");
        ScimTenant other = new ScimTenant(tenant.plane, tenant.admin);
        assertThat(tenant.admin
                        .get("/v1/sso/providers/" + other.provider + "/scim-token/calls")
                        .items())
                .isEmpty();
        String token = "/v1/sso/providers/" + tenant.provider + "/scim-token";
        tenant.admin.post(token, "{}").is(201);
        assertThat(tenant.admin.get(path).items()).isEmpty();
        assertThat(tenant.plane.<Integer>owned(
                        owner -> owner.fetchCount(SCIM_CALLS, SCIM_CALLS.ORGANIZATION_ID.eq(tenant.organization))))
                .isZero();
        tenant.admin.delete(token).is(204);
        tenant.admin.get(path).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void pageDisplaysRefusedCallsWithTheirReasonsAsTexts() {
        DashboardBrowser browser = DashboardBrowser.of(tenant.plane, tenant.admin, Scope.ADMIN);
        String home = "/dashboard/scim/" + tenant.provider;
        assertThat(browser.page(home)).contains("No call with this token has arrived");
        tenant.idp.get("/scim/v2/Groups").is(200);
        tenant.idp.post("/scim/v2/Users", "{\"userName\":\"" + SCRIPT + "\"}").is(400);
        awaitCalls(2);
        assertThat(browser.page(home))
                .containsPattern("POST Users</code></td>\\s*<td[^>]*><div><span[^>]*>refused</span> 400<p")
                .containsPattern("GET Groups</code></td>\\s*<td[^>]*><div><span[^>]*>accepted</span> 200</div>")
                .contains("&lt;script&gt;")
                .doesNotContain(SCRIPT);
    }

    private Client plainOther() {
        return tenant.plane.organization(Plan.ENTERPRISE);
    }

    /** Waits until the node has written the calls. */
    private void awaitCalls(long number) {
        Awaitility.await().atMost(Duration.ofSeconds(15)).until(() -> {
            long sum = 0;
            for (JsonNode call : tenant.admin.get(path).items()) {
                sum += call.get("calls").asLong();
            }
            return sum == number;
        });
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (JsonNode call : tenant.admin.get(path).items()) {
            lines.add(call.get("method").asString() + " " + call.get("resource").asString() + " "
                    + call.get("refused").asBoolean() + " " + call.get("status").asInt() + " x"
                    + call.get("calls").asLong());
        }
        return lines;
    }

    private String reason(String method, String resource) {
        for (JsonNode call : tenant.admin.get(path).items()) {
            if (call.get("refused").asBoolean()
                    && call.get("method").asString().equals(method)
                    && call.get("resource").asString().equals(resource)) {
                return call.get("reason").asString();
            }
        }
        throw new AssertionError("no refused call " + method + " " + resource);
    }
}

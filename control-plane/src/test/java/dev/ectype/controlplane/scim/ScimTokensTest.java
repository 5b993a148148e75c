package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.Described;
import dev.ectype.controlplane.Described.Operation;
import dev.ectype.controlplane.platform.Plan;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

/** The token of an identity provider: its creation, its end, and where it is accepted. */
class ScimTokensTest {
    private final ScimTenant tenant = new ScimTenant();
    private final String path = "/v1/sso/providers/" + tenant.provider + "/scim-token";

    @Test
    void tokenIsShownOnce() {
        Reply made = tenant.admin.post(path, null).is(201);
        assertThat(made.json().propertyNames())
                .containsExactly("id", "provider", "prefix", "createdAt", "lastUsedAt", "expiresAt", "token");
        assertThat(made.text("token")).matches("scim_[-_0-9A-Za-z]{43}").startsWith(made.text("prefix"));
        assertThat(made.header("Location")).isEqualTo(path);
        Reply read = tenant.admin.get(path).is(200);
        assertThat(read.json().propertyNames()).doesNotContain("token");
        assertThat(read.text("id")).isEqualTo(made.text("id")).startsWith("sct_");
        assertThat(read.text("lastUsedAt")).isNull();
        tenant.scim(made.text("token")).get("/scim/v2/Users").is(200);
        assertThat(tenant.admin.get(path).text("lastUsedAt")).isNotNull();
        assertThat(tenant.admin.get("/v1/events").body())
                .contains("scim_token.created")
                .doesNotContain(made.text("token"));
    }

    @Test
    void newTokenReplacesThePreviousOne() {
        tenant.idp.get("/scim/v2/Users").is(200);
        String next = tenant.admin.post(path, "{}").is(201).text("token");
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> tenant.idp.get("/scim/v2/Users").status() == 401);
        tenant.scim(next).get("/scim/v2/Users").is(200);
        tenant.admin.delete(path).is(204);
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> tenant.scim(next).get("/scim/v2/Users").status() == 401);
        tenant.admin.get(path).problem(404, "SERVICE_NOT_FOUND");
        tenant.admin.delete(path).problem(404, "SERVICE_NOT_FOUND");
        assertThat(tenant.admin.get("/v1/events?kind=scim_token.deleted").items())
                .hasSize(2);
    }

    @Test
    void tokenEndsAtItsTime() {
        tenant.admin.post(path, "{\"expiresAt\":\"2020-01-01T00:00:00Z\"}").problem(400, "SERVICE_INVALID_REQUEST");
        String soon = Instant.now().plusMillis(1500).toString();
        String token = tenant.admin
                .post(path, "{\"expiresAt\":\"" + soon + "\"}")
                .is(201)
                .text("token");
        tenant.scim(token).get("/scim/v2/Users").is(200);
        Awaitility.await().until(() -> tenant.scim(token).get("/scim/v2/Users").status() == 401);
    }

    @Test
    void deletionOfTheProviderEndsTheToken() {
        tenant.idp.get("/scim/v2/Users").is(200);
        tenant.admin.delete("/v1/sso/providers/" + tenant.provider).is(204);
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> tenant.idp.get("/scim/v2/Users").status() == 401);
    }

    @Test
    void tokenIsAcceptedBelowScimOnly() {
        Client bearer = tenant.plane.nobody().with("Authorization", "Bearer " + tenant.token);
        for (Operation operation : Described.by(ControlPlane.shared()).operations()) {
            // Probes and sign-ins ignore credentials.
            if (operation.path().startsWith("/v1/health/") || operation.path().startsWith("/api/auth/sso/")) {
                continue;
            }
            Reply refused = bearer.send(
                            operation.method(),
                            operation.path().replaceAll("\\{[a-z]+}", "x"),
                            operation.body().isMissingNode()
                                    ? null
                                    : operation.body().toString())
                    .problem(403, "SERVICE_FORBIDDEN");
            assertThat(refused.text("message")).contains("/scim/v2");
        }
        bearer.get("/scim/v2/../../v1/me").is(400);
        bearer.get("/scim/v22/Users").problem(403, "SERVICE_FORBIDDEN");
        for (String header : List.of("x-service-key", "x-service-api-key")) {
            error(tenant.plane.nobody().with(header, tenant.token).get("/scim/v2/Users"), 401, null);
        }
        error(tenant.scim("scim_" + "a".repeat(43)).get("/scim/v2/Users"), 401, null);
    }

    @Test
    void keysAndSessionsOfAdministratorsUseScimToo() {
        assertThat(tenant.admin.get("/scim/v2/Users").is(200).header("Content-Type"))
                .isEqualTo("application/scim+json");
        error(tenant.admin.key("write").get("/scim/v2/Users"), 403, null);
        error(tenant.plane.nobody().get("/scim/v2/Users"), 401, null);
        String user = tenant.user("ada");
        error(tenant.session(user).get("/scim/v2/Users"), 403, null);
        tenant.admin
                .patch("/v1/organization/members/" + user, "{\"scope\":\"admin\"}")
                .is(200);
        tenant.session(user).get("/scim/v2/Users").is(200);
        error(tenant.plane.organization(Plan.TEAM).get("/scim/v2/Users"), 403, null);
    }
}

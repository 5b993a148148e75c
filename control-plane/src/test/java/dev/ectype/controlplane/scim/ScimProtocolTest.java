package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The description of the protocol, and the errors of requests that reach no controller. */
class ScimProtocolTest {
    private final ScimTenant tenant = new ScimTenant();
    private final Client idp = tenant.idp;

    @Test
    void configurationNamesWhatIsSupported() {
        JsonNode configuration =
                idp.get("/scim/v2/ServiceProviderConfig").is(200).json();
        for (String supported : List.of("patch", "filter", "sort", "etag")) {
            assertThat(configuration.get(supported).get("supported").asBoolean())
                    .as(supported)
                    .isTrue();
        }
        for (String unsupported : List.of("bulk", "changePassword")) {
            assertThat(configuration.get(unsupported).get("supported").asBoolean())
                    .as(unsupported)
                    .isFalse();
        }
        assertThat(configuration.at("/filter/maxResults").asInt()).isEqualTo(200);
        assertThat(configuration.at("/authenticationSchemes/0/type").asString()).isEqualTo("oauthbearertoken");
        error(idp.post("/scim/v2/Bulk", "{}"), 501, null);
        for (String method : List.of("GET", "POST", "PUT", "PATCH", "DELETE")) {
            error(
                    idp.send(method, "/scim/v2/Me", method.equals("GET") || method.equals("DELETE") ? null : "{}"),
                    501,
                    null);
        }
    }

    @Test
    void schemasDescribeTheResources() {
        JsonNode types = idp.get("/scim/v2/ResourceTypes").is(200).json();
        assertThat(types.get("totalResults").asInt()).isEqualTo(2);
        for (JsonNode type : types.get("Resources")) {
            idp.get("/scim/v2" + type.get("endpoint").asString()).is(200);
            assertThat(idp.get("/scim/v2/ResourceTypes/" + type.get("id").asString())
                            .is(200)
                            .json())
                    .isEqualTo(type);
            idp.get("/scim/v2/Schemas/" + type.get("schema").asString()).is(200);
            idp.get("/scim/v2/Schemas/" + type.at("/schemaExtensions/0/schema").asString())
                    .is(200);
        }
        JsonNode schemas = idp.get("/scim/v2/Schemas").is(200).json();
        assertThat(schemas.get("Resources"))
                .extracting(schema -> schema.get("id").asString())
                .containsExactly(
                        "urn:ietf:params:scim:schemas:core:2.0:User",
                        "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
                        "urn:ietf:params:scim:schemas:core:2.0:Group",
                        "urn:ectype:params:scim:schemas:extension:1.0:Group");
        for (JsonNode schema : schemas.get("Resources")) {
            for (JsonNode attribute : schema.get("attributes")) {
                assertThat(attribute.propertyNames())
                        .contains(
                                "name",
                                "type",
                                "multiValued",
                                "description",
                                "required",
                                "caseExact",
                                "mutability",
                                "returned",
                                "uniqueness");
            }
        }
        error(idp.get("/scim/v2/Schemas/urn:unknown"), 404, null);
        error(idp.get("/scim/v2/ResourceTypes/Device"), 404, null);
        error(idp.get("/scim/v2/Schemas?filter=id%20pr"), 403, null);
    }

    @Test
    void errorsBeforeTheControllerHaveTheShapeOfScim() {
        Client nobody = tenant.plane.nobody();
        error(nobody.get("/scim/v2/Users"), 401, null);
        assertThat(nobody.get("/scim/v2/Users").header("WWW-Authenticate")).startsWith("Bearer");
        error(idp.with("x-service-key", "a").get("/scim/v2/Users"), 400, null);
        error(tenant.admin.key("read").get("/scim/v2/Users"), 403, null);
        error(idp.get("/scim/v2/Devices"), 404, null);
        error(idp.get("/scim/v2"), 404, null);
        error(idp.get("/scim/v2/Users/unknown"), 404, null);
        assertThat(error(idp.delete("/scim/v2/Users"), 405, null).header("Allow"))
                .contains("GET", "POST");
        error(idp.post("/scim/v2/Users", "{\"userName\":\"" + "a".repeat(1 << 20) + "\"}"), 413, null);
        error(
                tenant.plane
                        .nobody()
                        .with("Authorization", "Bearer " + tenant.token)
                        .with("Content-Type", "text/plain")
                        .post("/scim/v2/Users", "a"),
                415,
                null);
        error(idp.with("Idempotency-Key", "a".repeat(256)).post("/scim/v2/Users", "{}"), 400, "invalidSyntax");
        error(idp.get("/scim/v2/Users?filter=%00"), 400, "invalidSyntax");
        nobody.get("/scim/v22").problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void malformedBodiesAreRefused() {
        for (String body : List.of(
                "{", "[]", "7", "null", "{\"a\":1,\"a\":2}", "{} {}", "[".repeat(1000) + "]".repeat(1000), "\u0000")) {
            error(idp.post("/scim/v2/Users", body), 400, "invalidSyntax");
            error(idp.post("/scim/v2/Groups", body), 400, "invalidSyntax");
        }
        error(idp.post("/scim/v2/Users", null), 400, "invalidSyntax");
        error(tenant.patch("/Users/" + tenant.user("ada"), "{}"), 400, "invalidSyntax");
        String json = "{\"userName\":\"" + tenant.address("json") + "\",\"unknown\":" + "[".repeat(400)
                + "]".repeat(400) + "}";
        tenant.plane
                .nobody()
                .with("Authorization", "Bearer " + tenant.token)
                .post("/scim/v2/Users", json)
                .is(201);
    }

    @Test
    void rateLimitsAndSwitchedOffFeaturesHaveTheShapeOfScim(@TempDir Path folder, @TempDir Path other) {
        try (ControlPlane plane =
                ControlPlane.start(folder, "ectype.rate-limits.window=3600s", "ectype.rate-limits.enterprise.read=5")) {
            ScimTenant limited = new ScimTenant(plane);
            for (int at = 0; at < 5; at++) {
                limited.idp.get("/scim/v2/Users");
            }
            assertThat(error(limited.idp.get("/scim/v2/Users"), 429, null).header("Retry-After"))
                    .isNotNull();
        }
        try (ControlPlane plane = ControlPlane.start(other, "ectype.feature-flags.scim=false")) {
            error(plane.organization(Plan.ENTERPRISE).get("/scim/v2/Users"), 403, null);
        }
    }
}

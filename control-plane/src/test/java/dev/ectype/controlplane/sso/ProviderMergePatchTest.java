package dev.ectype.controlplane.sso;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.scim.ScimTenant;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Changes of a provider with JSON null, which removes a member (RFC 7396). */
class ProviderMergePatchTest {
    private final ScimTenant tenant = new ScimTenant(ControlPlane.shared());
    private final String path = "/v1/sso/providers/" + tenant.provider;

    @Test
    void nullRemovesTheRoleMappingAndTheBindingAndAnAbsentMemberKeepsThem() {
        patch("{\"roleMapping\":{\"attribute\":\"groups\",\"write\":[\"developers\"]},\"ssoBinding\":\"post\"}");
        JsonNode kept = patch("{\"name\":\"Other\"}").json();
        assertThat(kept.at("/roleMapping/write/0").asString()).isEqualTo("developers");
        assertThat(kept.get("ssoBinding").asString()).isEqualTo("post");
        JsonNode removed = patch("{\"roleMapping\":null,\"ssoBinding\":null}").json();
        assertThat(removed.has("roleMapping")).isFalse();
        assertThat(removed.has("ssoBinding")).isFalse();
        assertThat(tenant.admin.get(path).json()).isEqualTo(removed);
        JsonNode event = tenant.admin
                .get("/v1/events?kind=sso_provider.updated&target=" + tenant.provider)
                .items()
                .get(0);
        assertThat(event.get("changes").toString()).contains("roleMapping", "developers", "ssoBinding", "post");
        int events = events();
        patch("{\"roleMapping\":null,\"enabled\":true}");
        assertThat(events()).isEqualTo(events);
    }

    @Test
    void nullLeavesMembersThatCannotBeRemoved() {
        JsonNode before = tenant.admin.get(path).json();
        assertThat(patch(
                                "{\"name\":null,\"certificate\":null,\"enabled\":null,\"required\":null,\"defaultScope\":null}")
                        .json())
                .isEqualTo(before);
    }

    @Test
    void mappingIsValidatedInsideAPatch() {
        Reply rejected = tenant.admin.patch(path, "{\"roleMapping\":{\"write\":[\"\"]}}");
        rejected.problem(400, "SERVICE_INVALID_REQUEST");
        assertThat(rejected.json().at("/details/fields"))
                .extracting(field -> field.get("path").asString())
                .containsExactly("roleMapping.attribute", "roleMapping.write[0]");
        tenant.admin.patch(path, "{\"enabled\":\"no\"}").problem(400, "SERVICE_INVALID_REQUEST");
        tenant.admin.patch(path, "{\"ssoBinding\":\"soap\"}").problem(400, "SERVICE_INVALID_REQUEST");
    }

    @Test
    void tokenOfADisabledProviderStillDeactivatesUsers() {
        String user = tenant.user("ada");
        patch("{\"enabled\":false}");
        assertThat(tenant.admin.get(path).json().get("enabled").asBoolean()).isFalse();
        tenant.patch("/Users/" + user, "[{\"op\":\"replace\",\"path\":\"active\",\"value\":false}]");
        assertThat(tenant.idp
                        .get("/scim/v2/Users/" + user)
                        .is(200)
                        .json()
                        .get("active")
                        .asBoolean())
                .isFalse();
        tenant.user("bob");
    }

    private Reply patch(String members) {
        return tenant.admin.patch(path, members).is(200);
    }

    private int events() {
        return tenant.admin.get("/v1/events?kind=sso_provider.updated").items().size();
    }
}

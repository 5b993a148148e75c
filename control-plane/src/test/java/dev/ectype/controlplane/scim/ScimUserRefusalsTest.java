package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.platform.Plan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Users that an identity provider must not create, find or change. */
class ScimUserRefusalsTest {
    private static final String USERS = "/scim/v2/Users";

    private final ScimTenant tenant = new ScimTenant();
    private final Client idp = tenant.idp;

    @Test
    void existingAddressIsAConflictAndIsFoundByItsUserName() {
        String ada = tenant.member(tenant.address("ada"), "Ada Lovelace", "admin");
        Reply refused = error(idp.post(USERS, "{\"userName\":\"ADA@" + tenant.domain + "\"}"), 409, "uniqueness");
        assertThat(refused.text("detail")).contains(tenant.address("ada"), "userName eq");
        Reply found = idp.get(USERS + "?filter=userName%20eq%20%22Ada@" + tenant.domain + "%22");
        JsonNode user = found.json().at("/Resources/0");
        assertThat(user.get("id").asString()).isEqualTo(ada);
        assertThat(user.get("displayName").asString()).isEqualTo("Ada Lovelace");
        assertThat(user.at("/emails/0/value").asString()).isEqualTo(tenant.address("ada"));
        Reply put = idp.send(
                        "PUT",
                        USERS + "/" + ada,
                        "{\"userName\":\"" + tenant.address("ada") + "\",\"externalId\":\"e1\",\"title\":\"Countess\"}")
                .is(200);
        assertThat(put.text("title")).isEqualTo("Countess");
        assertThat(put.json().get("active").asBoolean()).isTrue();
        assertThat(tenant.scope(ada)).isEqualTo("admin");
    }

    @Test
    void membersOfOtherDomainsAreInvisible() {
        String guest = tenant.member("guest@elsewhere.example", null, "read");
        error(idp.get(USERS + "/" + guest), 404, null);
        error(tenant.patch("/Users/" + guest, "[{\"op\":\"replace\",\"value\":{\"active\":false}}]"), 404, null);
        error(idp.delete(USERS + "/" + guest), 404, null);
        assertThat(idp.get(USERS).json().get("totalResults").asInt()).isZero();
    }

    @Test
    void otherOrganizationsIdsDoNotExist() {
        ScimTenant other = new ScimTenant();
        String theirs = other.user("theirs");
        String group = other.group("Theirs", theirs);
        for (Client client : List.of(idp, tenant.admin)) {
            error(client.get(USERS + "/" + theirs), 404, null);
            error(
                    client.send("PUT", USERS + "/" + theirs, "{\"userName\":\"" + tenant.address("new") + "\"}"),
                    404,
                    null);
            error(
                    client.patch(
                            USERS + "/" + theirs,
                            "{\"Operations\":[{\"op\":\"add\",\"path\":\"title\",\"value\":\"a\"}]}"),
                    404,
                    null);
            error(client.delete(USERS + "/" + theirs), 404, null);
            error(client.get("/scim/v2/Groups/" + group), 404, null);
            error(client.delete("/scim/v2/Groups/" + group), 404, null);
        }
        error(
                idp.post("/scim/v2/Groups", "{\"displayName\":\"a\",\"members\":[{\"value\":\"" + theirs + "\"}]}"),
                400,
                "invalidValue");
        // Addresses are unique in an organization, but this domain belongs to the other one.
        error(idp.post(USERS, "{\"userName\":\"" + other.address("new") + "\"}"), 400, "invalidValue");
        assertThat(other.idp.get(USERS).json().get("totalResults").asInt()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"userName\":null}",
                "{\"userName\":\"\"}",
                "{\"userName\":\"ada\"}",
                "{\"userName\":7}",
                "{\"userName\":\"ada@elsewhere.example\"}",
                "{\"userName\":\"ada@sub.DOMAIN\"}",
                "{\"userName\":\"ada@DOMAIN\",\"active\":\"maybe\"}",
                "{\"userName\":\"ada@DOMAIN\",\"active\":1}",
                "{\"userName\":\"ada@DOMAIN\",\"name\":\"Ada\"}",
                "{\"userName\":\"ada@DOMAIN\",\"title\":{}}",
                "{\"userName\":\"ada@DOMAIN\",\"title\":\"a\\u0000b\"}",
                "{\"userName\":\"ada@DOMAIN\",\"title\":\"LONG\"}",
                "{\"userName\":\"ada@DOMAIN\",\"emails\":[{\"value\":\"a\",\"primary\":true},{\"value\":\"b\",\"primary\":true}]}"
            })
    void invalidValuesAreRefused(String body) {
        String sent = body.replace("DOMAIN", tenant.domain).replace("LONG", "a".repeat(1001));
        error(idp.post(USERS, sent), 400, "invalidValue");
        assertThat(idp.get(USERS).json().get("totalResults").asInt()).isZero();
    }

    @Test
    void providerWithoutAVerifiedDomainCreatesNoUser() {
        Client admin = ControlPlane.shared().organization(Plan.ENTERPRISE);
        String domain = "unverified.scim.example.com";
        String provider = ScimTenant.register(admin, domain);
        String token = admin.post("/v1/sso/providers/" + provider + "/scim-token", "{}")
                .is(201)
                .text("token");
        Reply refused =
                error(tenant.scim(token).post(USERS, "{\"userName\":\"ada@" + domain + "\"}"), 400, "invalidValue");
        assertThat(refused.text("detail")).contains("verif");
        tenant.scim(token).get(USERS).is(200);
        admin.delete("/v1/sso/providers/" + provider).is(204);
    }
}

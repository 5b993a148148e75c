package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import java.time.Duration;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The life of a user, with the requests that identity providers document. */
class ScimUsersTest {
    private static final String USERS = "/scim/v2/Users";

    private final ScimTenant tenant = new ScimTenant();
    private final Client idp = tenant.idp;

    /** The request of Okta's documentation of POST /Users. */
    private String okta() {
        return """
                {
                  "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User"],
                  "userName": "test.user@DOMAIN",
                  "name": {"givenName": "Test", "familyName": "User"},
                  "emails": [{"primary": true, "value": "test.user@DOMAIN", "type": "work"}],
                  "displayName": "Test User",
                  "locale": "en-US",
                  "externalId": "00ujl29u0le5T6Aj10h7",
                  "groups": [],
                  "password": "1mz050nq",
                  "active": true
                }""".replace("DOMAIN", tenant.domain);
    }

    /** The request of the documentation of Entra ID. */
    private String entra() {
        return """
                {
                  "schemas": ["urn:ietf:params:scim:schemas:core:2.0:User",
                              "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"],
                  "externalId": "0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef",
                  "userName": "Test_User_ab6490ee@DOMAIN",
                  "active": true,
                  "emails": [{"primary": true, "type": "work", "value": "Test_User_fd0ea19b@testuser.com"}],
                  "meta": {"resourceType": "User"},
                  "name": {"formatted": "givenName familyName", "familyName": "familyName", "givenName": "givenName"},
                  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": {
                    "employeeNumber": "701984", "department": "Tour Operations", "manager": "26118915",
                    "unknown": 1},
                  "roles": []
                }""".replace("DOMAIN", tenant.domain);
    }

    @Test
    void oktaCreatesFindsChangesAndDeactivatesAUser() {
        String filter =
                USERS + "?filter=userName%20eq%20%22test.user%40" + tenant.domain + "%22&startIndex=1&count=100";
        Reply none = idp.get(filter).is(200);
        assertThat(none.json().get("totalResults").asInt()).isZero();
        assertThat(none.json().get("Resources")).isEmpty();
        Reply made = idp.post(USERS, okta()).is(201);
        String id = made.text("id");
        assertThat(id).startsWith("usr_");
        assertThat(made.header("Content-Type")).isEqualTo("application/scim+json");
        assertThat(made.header("Location"))
                .endsWith(USERS + "/" + id)
                .isEqualTo(made.json().at("/meta/location").asString());
        assertThat(made.header("ETag"))
                .startsWith("W/\"")
                .isEqualTo(made.json().at("/meta/version").asString());
        assertThat(made.json().at("/meta/resourceType").asString()).isEqualTo("User");
        assertThat(made.json().at("/meta/created").asString()).endsWith("Z");
        assertThat(made.text("externalId")).isEqualTo("00ujl29u0le5T6Aj10h7");
        assertThat(made.json().at("/emails/0/type").asString()).isEqualTo("work");
        assertThat(made.body()).doesNotContain("1mz050nq", "password");
        assertThat(idp.get(filter).json().at("/Resources/0")).isEqualTo(made.json());
        assertThat(idp.get(USERS + "/" + id).is(200).json()).isEqualTo(made.json());

        String renamed = okta().replace("\"Test User\"", "\"Another Name\"").replace("00ujl29u0le5T6Aj10h7", "other");
        Reply put = idp.send("PUT", USERS + "/" + id, renamed).is(200);
        assertThat(put.text("displayName")).isEqualTo("Another Name");
        assertThat(put.header("ETag")).isNotEqualTo(made.header("ETag"));
        assertThat(member(id).get("name").asString()).isEqualTo("Another Name");

        Client session = tenant.session(id);
        session.get("/v1/me").is(200);
        // The documentation of Okta: deactivation.
        Reply ended = tenant.patch("/Users/" + id, "[{\"op\":\"replace\",\"value\":{\"active\":false}}]")
                .is(200);
        assertThat(ended.json().get("active").asBoolean()).isFalse();
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> session.get("/v1/me").status() == 401);
        assertThat(member(id).get("active").asBoolean()).isFalse();
        tenant.patch("/Users/" + id, "[{\"op\":\"replace\",\"value\":{\"active\":true}}]")
                .is(200);
        assertThat(session.get("/v1/me").status()).isEqualTo(401);
        assertThat(member(id).get("active").asBoolean()).isTrue();

        idp.delete(USERS + "/" + id).is(204);
        error(idp.get(USERS + "/" + id), 404, null);
        error(idp.delete(USERS + "/" + id), 404, null);
        tenant.admin.get("/v1/organization/members/" + id).problem(404, "SERVICE_NOT_FOUND");
    }

    @Test
    void entraIdCreatesChangesAndRemovesAUser() {
        Reply made = idp.post(USERS, entra()).is(201);
        String id = made.text("id");
        assertThat(made.text("userName")).isEqualTo("Test_User_ab6490ee@" + tenant.domain);
        assertThat(member(id).get("email").asString()).isEqualTo("test_user_ab6490ee@" + tenant.domain);
        assertThat(member(id).get("name").asString()).isEqualTo("givenName familyName");
        assertThat(made.json().get("schemas")).hasSize(2);
        JsonNode enterprise = made.json().get("urn:ietf:params:scim:schemas:extension:enterprise:2.0:User");
        assertThat(enterprise.toString())
                .isEqualTo(
                        "{\"manager\":{\"value\":\"26118915\"},\"department\":\"Tour Operations\",\"employeeNumber\":\"701984\"}");
        assertThat(idp.get(USERS
                                + "?filter=externalId eq \"0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef\""
                                        .replace(" ", "%20")
                                        .replace("\"", "%22"))
                        .json()
                        .get("totalResults")
                        .asInt())
                .isEqualTo(1);
        Reply changed = tenant.patch("/Users/" + id, """
                [{"op":"Replace","path":"emails[type eq \\"work\\"].value","value":"updated@testuser.com"},
                 {"op":"Replace","path":"name.familyName","value":"updatedFamilyName"},
                 {"op":"Add","path":"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department","value":"Sales"}]""").is(200);
        assertThat(changed.json().at("/emails/0/value").asString()).isEqualTo("updated@testuser.com");
        assertThat(changed.json().at("/name/familyName").asString()).isEqualTo("updatedFamilyName");
        Client session = tenant.session(id);
        session.get("/v1/me").is(200);
        tenant.patch("/Users/" + id, "[{\"op\":\"Replace\",\"path\":\"active\",\"value\":\"False\"}]")
                .is(200);
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> session.get("/v1/me").status() == 401);
        idp.delete(USERS + "/" + id).is(204);
    }

    @Test
    void deletedUserHasNoSessionAnyMore() {
        String id = tenant.user("gone");
        Client session = tenant.session(id);
        session.get("/v1/me").is(200);
        idp.delete(USERS + "/" + id).is(204);
        Awaitility.await()
                .atMost(Duration.ofSeconds(1))
                .until(() -> session.get("/v1/me").status() == 401);
    }

    @Test
    void eventsNameTheTokenAsActor() {
        String id = tenant.create(okta());
        tenant.patch("/Users/" + id, "[{\"op\":\"replace\",\"value\":{\"active\":false}}]")
                .is(200);
        idp.delete(USERS + "/" + id).is(204);
        JsonNode events = tenant.admin.get("/v1/events?target=" + id).is(200).items();
        assertThat(events)
                .extracting(event -> event.get("kind").asString())
                .containsExactly("member.removed", "member.updated", "user.created");
        String token = tenant.admin
                .get("/v1/sso/providers/" + tenant.provider + "/scim-token")
                .text("id");
        for (JsonNode event : events) {
            assertThat(event.at("/actor/type").asString()).isEqualTo("scim_token");
            assertThat(event.at("/actor/id").asString()).isEqualTo(token);
            assertThat(event.at("/actor/name").asString()).isEqualTo("Acme Login");
        }
    }

    @Test
    void lastAdministratorCanBeDeactivatedAndRemoved() {
        String ada = tenant.member(tenant.address("last"), null, "admin");
        tenant.patch("/Users/" + ada, "[{\"op\":\"replace\",\"path\":\"active\",\"value\":false}]")
                .is(200);
        idp.delete(USERS + "/" + ada).is(204);
        tenant.admin.get("/v1/me").is(200);
    }

    @Test
    void attributeNamesIgnoreCaseAndUnknownOnesAreIgnored() {
        Reply made = idp.post(
                        USERS,
                        "{\"USERNAME\":\"case@" + tenant.domain
                                + "\",\"Active\":\"False\",\"NAME\":{\"GIVENNAME\":\"Ada\",\"x\":1},\"madeUp\":{\"a\":[1]},"
                                + "\"emails\":\"ada@home.example\"}")
                .is(201);
        assertThat(made.json().get("active").asBoolean()).isFalse();
        assertThat(made.json().get("name").toString()).isEqualTo("{\"givenName\":\"Ada\"}");
        assertThat(made.json().at("/emails/0/value").asString()).isEqualTo("ada@home.example");
        assertThat(made.body()).doesNotContain("madeUp");
    }

    @Test
    void userNameChangesToAFreeAddressOfTheDomainOnly() {
        String id = tenant.user("before");
        tenant.user("taken");
        error(tenant.patch("/Users/" + id, replace("taken@" + tenant.domain)), 409, "uniqueness");
        error(tenant.patch("/Users/" + id, replace("a@elsewhere.example")), 400, "invalidValue");
        error(tenant.patch("/Users/" + id, "[{\"op\":\"remove\",\"path\":\"userName\"}]"), 400, "invalidValue");
        Reply changed =
                tenant.patch("/Users/" + id, replace("After@" + tenant.domain)).is(200);
        assertThat(changed.text("userName")).isEqualTo("After@" + tenant.domain);
        assertThat(member(id).get("email").asString()).isEqualTo("after@" + tenant.domain);
        assertThat(changed.json().at("/meta/lastModified").asString())
                .isGreaterThanOrEqualTo(changed.json().at("/meta/created").asString());
    }

    private static String replace(String userName) {
        return "[{\"op\":\"replace\",\"path\":\"userName\",\"value\":\"" + userName + "\"}]";
    }

    @Test
    void entityTagsPreventLostUpdates() {
        Reply made = idp.post(USERS, okta()).is(201);
        String path = USERS + "/" + made.text("id");
        String tag = made.header("ETag");
        Reply same = idp.with("If-None-Match", tag).get(path).is(304);
        assertThat(same.body()).isEmpty();
        Client guarded = idp.with("If-Match", tag);
        Reply changed = guarded.patch(path, "{\"Operations\":[{\"op\":\"add\",\"path\":\"title\",\"value\":\"Dr\"}]}")
                .is(200);
        assertThat(changed.header("ETag")).isNotEqualTo(tag);
        error(
                guarded.patch(path, "{\"Operations\":[{\"op\":\"add\",\"path\":\"title\",\"value\":\"Sir\"}]}"),
                412,
                "invalidVers");
        error(guarded.send("PUT", path, okta()), 412, "invalidVers");
        error(guarded.delete(path), 412, "invalidVers");
        idp.with("If-None-Match", tag).get(path).is(200);
        idp.with("If-Match", "*")
                .patch(path, "{\"Operations\":[{\"op\":\"add\",\"path\":\"title\",\"value\":\"Sir\"}]}")
                .is(200);
        String current = idp.get(path).header("ETag");
        idp.with("If-Match", "\"a\", " + current).delete(path).is(204);
    }

    @Test
    void unchangedUserKeepsItsVersion() {
        Reply made = idp.post(USERS, okta()).is(201);
        Reply put = idp.send("PUT", USERS + "/" + made.text("id"), okta()).is(200);
        assertThat(put.json()).isEqualTo(made.json());
        assertThat(tenant.admin.get("/v1/events?kind=member.updated").items()).isEmpty();
    }

    @Test
    void repeatedRequestsWithAKeyAreExecutedOnce() {
        Client once = idp.with("Idempotency-Key", "create-test-user");
        Reply first = once.post(USERS, okta()).is(201);
        Reply second = once.post(USERS, okta()).is(201);
        assertThat(second.header("Idempotent-Replayed")).isEqualTo("true");
        assertThat(second.body()).isEqualTo(first.body());
        assertThat(second.header("ETag")).isEqualTo(first.header("ETag"));
        error(once.post(USERS, okta().replace("Test User", "Other")), 422, null);
        assertThat(idp.get(USERS).json().get("totalResults").asInt()).isEqualTo(1);
    }

    private JsonNode member(String id) {
        return tenant.admin.get("/v1/organization/members/" + id).is(200).json();
    }
}

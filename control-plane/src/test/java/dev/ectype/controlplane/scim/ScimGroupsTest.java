package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.Client.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Groups, their members, and the scopes that members have by them. */
class ScimGroupsTest {
    private static final String GROUPS = "/scim/v2/Groups";
    private static final String EXTENSION = "urn:ectype:params:scim:schemas:extension:1.0:Group";

    private final ScimTenant tenant = new ScimTenant();
    private final Client idp = tenant.idp;

    @Test
    void oktaPushesAGroup() {
        String ada = tenant.user("ada");
        Reply made = idp.post(GROUPS, """
                {"schemas":["urn:ietf:params:scim:schemas:core:2.0:Group"],"displayName":"Test SCIMv2",
                 "members":[{"value":"ID","display":"ada"}]}""".replace("ID", ada)).is(201);
        String id = made.text("id");
        assertThat(id).startsWith("grp_");
        assertThat(made.header("Location")).endsWith(GROUPS + "/" + id);
        assertThat(made.json().at("/members/0/value").asString()).isEqualTo(ada);
        assertThat(made.json().at("/members/0/$ref").asString()).endsWith("/scim/v2/Users/" + ada);
        assertThat(made.json().at("/members/0/type").asString()).isEqualTo("User");
        assertThat(made.json().get("schemas")).hasSize(1);
        String bob = tenant.user("bob");
        Reply put = idp.send("PUT", GROUPS + "/" + id, """
                {"schemas":["urn:ietf:params:scim:schemas:core:2.0:Group"],"id":"GROUP","displayName":"Test SCIMv2",
                 "members":[{"value":"ID","display":"bob"}]}""".replace("ID", bob).replace("GROUP", id))
                .is(200);
        assertThat(put.json().get("members")).hasSize(1);
        assertThat(put.json().at("/members/0/value").asString()).isEqualTo(bob);
        // Okta renames with the identifier in the value.
        Reply renamed = tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"replace\",\"value\":{\"id\":\"" + id + "\",\"displayName\":\"Renamed\"}}]")
                .is(200);
        assertThat(renamed.text("displayName")).isEqualTo("Renamed");
        tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"remove\",\"path\":\"members[value eq \\\"" + bob
                                + "\\\"]\"},{\"op\":\"add\",\"path\":\"members\",\"value\":[{\"value\":\"" + ada
                                + "\"}]}]")
                .is(200);
        JsonNode user = idp.get("/scim/v2/Users/" + ada).json();
        assertThat(user.at("/groups/0/value").asString()).isEqualTo(id);
        assertThat(user.at("/groups/0/display").asString()).isEqualTo("Renamed");
        assertThat(user.at("/groups/0/$ref").asString()).endsWith(GROUPS + "/" + id);
        assertThat(idp.get("/scim/v2/Users/" + bob).json().has("groups")).isFalse();
        idp.delete(GROUPS + "/" + id).is(204);
        error(idp.get(GROUPS + "/" + id), 404, null);
        idp.get("/scim/v2/Users/" + ada).is(200);
    }

    @Test
    void entraIdManagesMembers() {
        String ada = tenant.user("ada");
        String bob = tenant.user("bob");
        String id = idp.post(GROUPS, """
                {"schemas":["urn:ietf:params:scim:schemas:core:2.0:Group","http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group"],
                 "externalId":"8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159","displayName":"displayName","meta":{"resourceType":"Group"}}""").is(201).text("id");
        Reply read = idp.get(GROUPS + "/" + id + "?excludedAttributes=members").is(200);
        assertThat(read.text("externalId")).isEqualTo("8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159");
        tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"Add\",\"path\":\"members\",\"value\":[{\"$ref\":null,\"value\":\"" + ada
                                + "\"},{\"$ref\":null,\"value\":\"" + bob + "\"}]}]")
                .is(200);
        assertThat(idp.get(GROUPS + "/" + id).json().get("members")).hasSize(2);
        assertThat(idp.get(GROUPS + "/" + id + "?excludedAttributes=members")
                        .is(200)
                        .json()
                        .has("members"))
                .isFalse();
        tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"Remove\",\"path\":\"members\",\"value\":[{\"$ref\":null,\"value\":\"" + ada
                                + "\"}]}]")
                .is(200);
        assertThat(idp.get(GROUPS + "/" + id).json().at("/members/0/value").asString())
                .isEqualTo(bob);
        assertThat(idp.get(GROUPS + "?filter=" + "id%20eq%20%22" + id + "%22%20and%20members%20eq%20%22" + bob + "%22")
                        .json()
                        .get("totalResults")
                        .asInt())
                .isEqualTo(1);
        tenant.patch("/Groups/" + id, "[{\"op\":\"Replace\",\"path\":\"displayName\",\"value\":\"new\"}]")
                .is(200);
        idp.delete("/scim/v2/Users/" + bob).is(204);
        assertThat(idp.get(GROUPS + "/" + id).json().has("members")).isFalse();
    }

    @Test
    void scopeOfAGroupIsTheScopeOfItsMembers() {
        String ada = tenant.user("ada");
        assertThat(tenant.scope(ada)).isEqualTo("read");
        String writers = tenant.group("Writers", ada);
        String admins = tenant.group("Admins", ada);
        assertThat(tenant.scope(ada)).isEqualTo("read");
        Client session = tenant.session(ada);
        session.post("/v1/projects", "{\"name\":\"a\"}").problem(403, "SERVICE_FORBIDDEN");
        Reply mapped = tenant.patch(
                        "/Groups/" + writers,
                        "[{\"op\":\"add\",\"path\":\"" + EXTENSION + ":scope\",\"value\":\"write\"}]")
                .is(200);
        assertThat(mapped.json().at("/" + EXTENSION + "/scope").asString()).isEqualTo("write");
        assertThat(mapped.json().get("schemas").toString()).contains(EXTENSION);
        assertThat(tenant.scope(ada)).isEqualTo("write");
        session.post("/v1/projects", "{\"name\":\"a\"}").is(201);
        tenant.patch(
                        "/Groups/" + admins,
                        "[{\"op\":\"replace\",\"value\":{\"" + EXTENSION + "\":{\"scope\":\"ADMIN\"}}}]")
                .is(200);
        assertThat(tenant.scope(ada)).isEqualTo("admin");
        tenant.patch("/Groups/" + admins, "[{\"op\":\"remove\",\"path\":\"members[value eq \\\"" + ada + "\\\"]\"}]")
                .is(200);
        assertThat(tenant.scope(ada)).isEqualTo("write");
        tenant.patch("/Groups/" + writers, "[{\"op\":\"remove\",\"path\":\"" + EXTENSION + "\"}]")
                .is(200);
        assertThat(tenant.scope(ada)).isEqualTo("read");
        error(
                tenant.patch(
                        "/Groups/" + writers,
                        "[{\"op\":\"add\",\"path\":\"" + EXTENSION + ":scope\",\"value\":\"owner\"}]"),
                400,
                "invalidValue");
    }

    @Test
    void roleMappingOfTheProviderGivesScopesByNames() {
        tenant.roles(
                "write",
                "{\"attribute\":\"groups\",\"read\":[\"Readers\"],\"write\":[],\"admin\":[\"Platform Admins\",\"Readers too\"]}");
        String ada = tenant.user("ada");
        assertThat(tenant.scope(ada)).isEqualTo("write");
        String readers = tenant.group("Readers", ada);
        assertThat(tenant.scope(ada)).isEqualTo("read");
        String admins = tenant.group("Somebody", ada);
        assertThat(tenant.scope(ada)).isEqualTo("read");
        tenant.patch(
                        "/Groups/" + admins,
                        "[{\"op\":\"replace\",\"path\":\"displayName\",\"value\":\"Platform Admins\"}]")
                .is(200);
        assertThat(tenant.scope(ada)).isEqualTo("admin");
        // The scope of the group itself precedes the mapping.
        tenant.patch("/Groups/" + admins, "[{\"op\":\"add\",\"path\":\"" + EXTENSION + ":scope\",\"value\":\"write\"}]")
                .is(200);
        assertThat(tenant.scope(ada)).isEqualTo("write");
        idp.delete(GROUPS + "/" + admins).is(204);
        assertThat(tenant.scope(ada)).isEqualTo("read");
        idp.delete(GROUPS + "/" + readers).is(204);
        assertThat(tenant.scope(ada)).as("the default scope of the provider").isEqualTo("write");
        // Groups without a scope leave the decision to administrators.
        tenant.admin
                .patch("/v1/organization/members/" + ada, "{\"scope\":\"admin\"}")
                .is(200);
        String unmapped = tenant.group("Unmapped", ada);
        idp.delete(GROUPS + "/" + unmapped).is(204);
        assertThat(tenant.scope(ada)).isEqualTo("admin");
    }

    @Test
    void changesAreEventsWithTheMembersThatCameAndWent() {
        String ada = tenant.user("ada");
        String bob = tenant.user("bob");
        String id = tenant.group("Team", ada);
        tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"replace\",\"path\":\"members\",\"value\":[{\"value\":\"" + bob + "\"}]}]")
                .is(200);
        tenant.patch("/Groups/" + id, "[{\"op\":\"add\",\"path\":\"members\",\"value\":[{\"value\":\"" + bob + "\"}]}]")
                .is(200);
        idp.delete(GROUPS + "/" + id).is(204);
        JsonNode events = tenant.admin.get("/v1/events?target=" + id).items();
        assertThat(events)
                .extracting(event -> event.get("kind").asString())
                .containsExactly("group.deleted", "group.updated", "group.created");
        assertThat(events.get(1).get("changes").toString())
                .isEqualTo("[{\"path\":\"addedMembers\",\"from\":null,\"to\":[\"" + bob
                        + "\"]},{\"path\":\"removedMembers\",\"from\":null,\"to\":[\"" + ada + "\"]}]");
    }

    @Test
    void namesAreUniqueAndRequired() {
        tenant.group("Team");
        error(idp.post(GROUPS, "{\"displayName\":\"team\"}"), 409, "uniqueness");
        String other = tenant.group("Other");
        error(
                tenant.patch("/Groups/" + other, "[{\"op\":\"replace\",\"path\":\"displayName\",\"value\":\"TEAM\"}]"),
                409,
                "uniqueness");
        tenant.patch("/Groups/" + other, "[{\"op\":\"replace\",\"path\":\"displayName\",\"value\":\"OTHER\"}]")
                .is(200);
        for (String body : List.of(
                "{}",
                "{\"displayName\":\" \"}",
                "{\"displayName\":\"a\",\"members\":[{\"value\":\"a\"}]}",
                "{\"displayName\":\"a\",\"members\":[{\"display\":\"a\"}]}",
                "{\"displayName\":\"a\",\"members\":[{\"value\":\"" + other + "\"}]}")) {
            error(idp.post(GROUPS, body), 400, "invalidValue");
        }
    }

    @Test
    void entityTagsCountMembers() {
        String ada = tenant.user("ada");
        String id = tenant.group("Team", ada);
        String path = GROUPS + "/" + id;
        String tag = idp.get(path).header("ETag");
        assertThat(idp.get(path + "?excludedAttributes=members").header("ETag")).isEqualTo(tag);
        idp.with("If-None-Match", tag).get(path).is(304);
        tenant.admin.delete("/v1/organization/members/" + ada).is(204);
        error(idp.with("If-Match", tag).delete(path), 412, "invalidVers");
        assertThat(idp.get(path).header("ETag")).isNotEqualTo(tag);
        idp.with("If-Match", idp.get(path).header("ETag")).delete(path).is(204);
    }

    @Test
    void tokensOfTwoProvidersDoNotMeet() {
        ScimTenant other = new ScimTenant(tenant.plane, tenant.admin);
        String ada = tenant.user("ada");
        String eve = other.user("eve");
        String team = tenant.group("Team", ada);
        error(other.idp.get("/scim/v2/Users/" + ada), 404, null);
        error(other.idp.delete("/scim/v2/Users/" + ada), 404, null);
        error(other.idp.get(GROUPS + "/" + team), 404, null);
        error(other.idp.delete(GROUPS + "/" + team), 404, null);
        error(
                other.idp.post(GROUPS, "{\"displayName\":\"x\",\"members\":[{\"value\":\"" + ada + "\"}]}"),
                400,
                "invalidValue");
        error(
                other.idp.post("/scim/v2/Users", "{\"userName\":\"" + tenant.address("new") + "\"}"),
                400,
                "invalidValue");
        assertThat(other.group("Team", eve)).isNotEqualTo(team);
        assertThat(other.idp.get("/scim/v2/Users").json().get("totalResults").asInt())
                .isEqualTo(1);
        assertThat(other.idp.get(GROUPS).json().get("totalResults").asInt()).isEqualTo(1);
        // An administrator manages both.
        Client admin = tenant.admin.with("Content-Type", "application/scim+json");
        assertThat(admin.get("/scim/v2/Users").json().get("totalResults").asInt())
                .isEqualTo(2);
        assertThat(admin.get(GROUPS).json().get("totalResults").asInt()).isEqualTo(2);
        String both = admin.post(
                        GROUPS,
                        "{\"displayName\":\"Both\",\"members\":[{\"value\":\"" + ada + "\"},{\"value\":\"" + eve
                                + "\"}]}")
                .is(201)
                .text("id");
        error(idp.get(GROUPS + "/" + both), 404, null);
        admin.patch(
                        GROUPS + "/" + team,
                        "{\"Operations\":[{\"op\":\"add\",\"path\":\"members\",\"value\":[{\"value\":\"" + eve
                                + "\"}]}]}")
                .is(200);
        assertThat(idp.get(GROUPS + "/" + team).json().get("members")).hasSize(1);
        // The token replaces the members that it sees.
        idp.send("PUT", GROUPS + "/" + team, "{\"displayName\":\"Team\"}").is(200);
        assertThat(admin.get(GROUPS + "/" + team).json().at("/members/0/value").asString())
                .isEqualTo(eve);
        tenant.admin.delete("/v1/sso/providers/" + tenant.provider).is(204);
        error(admin.get(GROUPS + "/" + team), 404, null);
        admin.get(GROUPS + "/" + both).is(200);
    }

    @Test
    void concurrentChangesOfMembersAreAllKept() {
        String id = tenant.group("Team");
        tenant.patch("/Groups/" + id, "[{\"op\":\"add\",\"path\":\"" + EXTENSION + ":scope\",\"value\":\"write\"}]")
                .is(200);
        List<String> users = new ArrayList<>();
        for (int at = 0; at < 8; at++) {
            users.add(tenant.user("user" + at));
        }
        List<CompletableFuture<Reply>> added = users.stream()
                .map(user -> dev.ectype.controlplane.Tasks.supply(() -> tenant.patch(
                        "/Groups/" + id,
                        "[{\"op\":\"add\",\"path\":\"members\",\"value\":[{\"value\":\"" + user + "\"}]}]")))
                .toList();
        added.forEach(reply -> reply.join().is(200));
        assertThat(idp.get(GROUPS + "/" + id).json().get("members")).hasSize(8);
        users.forEach(user -> assertThat(tenant.scope(user)).isEqualTo("write"));
    }
}

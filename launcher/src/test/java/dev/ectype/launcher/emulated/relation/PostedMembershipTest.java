package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests nested collections that contain only identifiers of instances of another collection. */
final class PostedMembershipTest {
    private static final String PATHS = made("users", "User")
            + made("teams", "Team")
            + made("labels", "Label")
            + listed("/teams/{id}/members", "User")
            + put("post", "type: object, properties: {user_ids: {type: array, items: {type: string}}}")
            + put("put", "type: object, properties: {user_ids: {type: array, items: {type: string}}}")
            + put("delete", "type: object, properties: {user_ids: {type: array, items: {type: string}}}")
            + taken("/teams/{id}/members/{userId}")
            + listed("/users/{id}/teams", "Team")
            + listed("/teams/{id}/labels", "Label")
            + put("put", "type: array, items: {type: string}")
            + listed("/users/{id}/following", "User")
            + put("post", "type: object, required: [user_id], properties: {user_id: {type: string}}")
            + listed("/users/{id}/followers", "User");
    private static final String TYPES = type("User") + type("Team") + type("Label");

    private static String type(String name) {
        return "    " + name + ": {type: object, required: [id, name], properties: {id: {type: string}, name: {type:"
                + " string}}}\n";
    }

    private static String made(String path, String type) {
        return """
            /%1$s:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/%2$s'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/%2$s'}}}}}
            /%1$s/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/%2$s'}}}}}}
              delete: {responses: {'204': {description: ok}}}
            """.formatted(path, type);
    }

    private static String listed(String path, String type) {
        return """
            %s:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/%s'}}}}}}}
            """.formatted(path, type);
    }

    private static String put(String method, String schema) {
        return """
              %s:
                requestBody: {required: true, content: {application/json: {schema: {%s}}}}
                responses: {'204': {description: ok}, '404': {description: missing}}
            """.formatted(method, schema);
    }

    private static String taken(String path) {
        return """
            %s:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}, {name: userId, in: path, required: true, schema: {type: string}}]
              delete: {responses: {'204': {description: ok}, '404': {description: missing}}}
            """.formatted(path);
    }

    private static String make(ServedDescription api, String path, String name)
            throws IOException, InterruptedException {
        return api.post(path, "{\"name\":\"" + name + "\"}").body().member("id").text();
    }

    private static String names(ServedDescription api, String path) throws IOException, InterruptedException {
        List<String> names = new ArrayList<>();
        for (Document each : api.get(path).body().elements()) {
            names.add(each.member("name").text());
        }
        Collections.sort(names);
        return String.join(",", names);
    }

    private static String ids(String... ids) {
        return List.of(ids).stream().collect(Collectors.joining("\",\"", "{\"user_ids\":[\"", "\"]}"));
    }

    @Test
    void membershipsAreListedAndCreateNoInstances() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, TYPES)) {
            String team = "/teams/" + make(api, "/teams", "red") + "/members";
            String ann = make(api, "/users", "ann");
            String bob = make(api, "/users", "bob");
            String cid = make(api, "/users", "cid");
            assertThat(names(api, team)).isEmpty();
            assertThat(api.post(team, ids(ann, bob)).status()).isEqualTo(204);
            assertThat(api.post(team, ids(bob)).status()).isEqualTo(204);
            assertThat(names(api, team)).isEqualTo("ann,bob");
            assertThat(api.put(team, ids(bob, cid)).status()).isEqualTo(204);
            assertThat(names(api, team)).isEqualTo("bob,cid");
            assertThat(api.send("DELETE", team, "application/json", ids(bob)).status())
                    .isEqualTo(204);
            assertThat(names(api, team)).isEqualTo("cid");
            assertThat(api.delete(team + "/" + bob).status()).isEqualTo(404);
            assertThat(api.delete(team + "/" + cid).status()).isEqualTo(204);
            assertThat(names(api, team)).isEmpty();
            assertThat(api.get("/users/" + cid).status()).isEqualTo(200);
            assertThat(api.post(team, ids("nobody")).status()).isEqualTo(404);
            assertThat(names(api, "/users")).isEqualTo("ann,bob,cid");
        }
    }

    @Test
    void aMembershipIsVisibleFromBothSides() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, TYPES)) {
            String red = make(api, "/teams", "red");
            make(api, "/teams", "blue");
            String ann = make(api, "/users", "ann");
            String bob = make(api, "/users", "bob");
            api.post("/teams/" + red + "/members", ids(ann));
            assertThat(names(api, "/users/" + ann + "/teams")).isEqualTo("red");
            assertThat(names(api, "/users/" + bob + "/teams")).isEmpty();
            api.post("/users/" + ann + "/following", "{\"user_id\":\"" + bob + "\"}");
            assertThat(names(api, "/users/" + ann + "/following")).isEqualTo("bob");
            assertThat(names(api, "/users/" + bob + "/followers")).isEqualTo("ann");
            assertThat(names(api, "/users/" + ann + "/followers")).isEmpty();
        }
    }

    @Test
    void aBareListContainsAllIdentifiers() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, TYPES)) {
            String labels = "/teams/" + make(api, "/teams", "red") + "/labels";
            String one = make(api, "/labels", "one");
            String two = make(api, "/labels", "two");
            api.put(labels, "[\"" + one + "\",\"/labels/" + two + "\"]");
            assertThat(names(api, labels)).isEqualTo("one,two");
            api.put(labels, "[]");
            assertThat(names(api, labels)).isEmpty();
        }
    }
}

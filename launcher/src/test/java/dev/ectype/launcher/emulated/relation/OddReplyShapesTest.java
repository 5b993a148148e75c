package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests that created instances are found despite unusual reply shapes. */
final class OddReplyShapesTest {
    private static final String THING = "content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}";
    private static final String PATHS = """
            /things:
              get: {responses: {'200': {description: ok, LIST}}}
              post: {requestBody: {BODY}, responses: {'200': {description: ok, MADE}}}
            /things/{PARAMETER}:
              parameters: [{name: PARAMETER, in: path, required: true, description: TOLD, schema: {type: string}}]
              get: {responses: {'200': {description: ok, THING}}}
              delete: {responses: {'204': {description: gone}}}
            """;

    private static String json(String schema) {
        return "content: {application/json: {schema: " + schema + "}}";
    }

    private static ServedDescription api(
            String list, String created, String parameter, String description, String members) {
        String paths = PATHS.replace("LIST", json(list))
                .replace("MADE", json(created))
                .replace("PARAMETER", parameter)
                .replace("TOLD", description)
                .replace("BODY", THING)
                .replace("THING", THING);
        return ServedDescription.of(paths, "Thing: {type: object, properties: {" + members + "}}\n");
    }

    private static final String REF = "{$ref: '#/components/schemas/Thing'}";
    private static final String LIST = "{type: array, items: " + REF + "}";

    @Test
    void aListWithASingleItemSchemaReturnsTheFirstInstance() throws IOException, InterruptedException {
        try (ServedDescription api = api(REF, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(api.get("/things").text()).isEqualTo("{}");
            Document first = api.post("/things", "{\"name\":\"a\"}").body();
            Document second = api.post("/things", "{\"name\":\"b\"}").body();
            assertThat(api.get("/things").body()).isEqualTo(first);
            assertThat(api.delete("/things/" + first.member("id")).status()).isEqualTo(204);
            assertThat(api.get("/things").body()).isEqualTo(second);
        }
    }

    @Test
    void aListWithoutAnItemSchemaContainsTheInstances() throws IOException, InterruptedException {
        String list = "{type: object, properties: {ok: {type: boolean}, results: {type: array, items: {}}}}";
        try (ServedDescription api = api(list, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(api.get("/things").text()).contains("\"results\":[]");
            api.post("/things", "{\"name\":\"a\"}");
            assertThat(api.get("/things").text()).contains("\"results\":[{", "\"name\":\"a\"");
        }
    }

    @Test
    void aCreationWithAListReplyHasALocation() throws IOException, InterruptedException {
        try (ServedDescription api = api(LIST, LIST, "id", "which", "id: {type: integer}, name: {type: string}")) {
            ServedDescription.Answer created = api.post("/things", "{\"name\":\"a\"}");
            assertThat(created.status()).isEqualTo(200);
            String path = created.location().substring(created.location().indexOf("/things/"));
            assertThat(api.get(path).body()).isEqualTo(created.body().element(0));
        }
        try (ServedDescription api = api(LIST, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(api.post("/things", "{\"name\":\"a\"}").location()).isEmpty();
        }
    }

    @Test
    void aReadWithAListReplyContainsTheInstance() throws IOException, InterruptedException {
        String one = "{type: object, properties: {things: {type: array, items: {type: object,"
                + " properties: {code: {type: string}, name: {type: string}}}}}}";
        String paths = PATHS.replace("LIST", json(LIST))
                .replace("MADE", json(REF))
                .replace("PARAMETER", "code")
                .replace("TOLD", "which")
                .replace("BODY", THING)
                .replaceFirst("ok, THING", "ok, " + json(one))
                .replace("THING", THING);
        String type =
                "Thing: {type: object, properties: {code: {type: string}, name: {type: string}, size: {type: integer}}}";
        try (ServedDescription api = ServedDescription.of(paths, type + "\n")) {
            api.post("/things", "{\"code\":\"x\",\"name\":\"a\"}");
            api.post("/things", "{\"code\":\"y\",\"name\":\"b\"}");
            assertThat(api.get("/things/x").text()).isEqualTo("{\"things\":[{\"code\":\"x\",\"name\":\"a\"}]}");
            assertThat(api.get("/things/z").status()).isEqualTo(404);
        }
    }

    @Test
    void generatedKeysAreUnique() throws IOException, InterruptedException {
        String paths = PATHS.replace("things", "versions")
                .replace("LIST", json(LIST))
                .replace("MADE", json(REF))
                .replace("PARAMETER", "version")
                .replace("TOLD", "which")
                .replace("BODY", "content: {application/json: {schema: {type: object}}}")
                .replace("THING", THING);
        String type =
                "Thing: {type: object, required: [id, version], properties: {id: {type: string}, version: {type: string}}}";
        try (ServedDescription api = ServedDescription.of(paths, type + "\n")) {
            String one = version(api);
            String two = version(api);
            assertThat(two).isNotEqualTo(one);
            assertThat(api.delete("/versions/" + one).status()).isEqualTo(204);
            assertThat(api.get("/versions/" + one).status()).isEqualTo(404);
            assertThat(api.get("/versions/" + two).status()).isEqualTo(200);
            Set<String> more = new LinkedHashSet<>(List.of(two));
            for (int created = 0; created < 40; created++) {
                assertThat(more.add(version(api))).isTrue();
                if (created == 20 && more.remove(two)) {
                    api.delete("/versions/" + two);
                }
            }
        }
    }

    private static String version(ServedDescription api) throws IOException, InterruptedException {
        Document version = api.post("/versions", "{}").body().member("version");
        return version == null ? "" : version.text();
    }

    @Test
    void theIdentifierOfListItemsIsTheIdentifier() throws IOException, InterruptedException {
        String list =
                "{type: array, items: {type: object, properties: {entity_id: {type: string}, kind: {type: string}}}}";
        String members = "entity_id: {type: string}, kind: {type: string}, code: {type: string}";
        try (ServedDescription api = api(list, REF, "id", "which", members)) {
            ServedDescription.Answer created = api.post("/things", "{\"code\":\"x\"}");
            Document id = created.body().member("entity_id");
            assertThat(id).isNotNull();
            assertThat(api.get("/things").body().element(0).member("entity_id")).isEqualTo(id);
            assertThat(api.get("/things/" + id).text()).contains("\"code\":\"x\"");
        }
    }

    @Test
    void aFormNeedsNoNullValues() throws IOException, InterruptedException {
        String body = "content: {application/x-www-form-urlencoded: {schema: {type: object, required: [rule, name],"
                + " properties: {rule: {}, name: {type: string}}}}}";
        String paths = PATHS.replace("BODY", body)
                .replace("LIST", json(LIST))
                .replace("MADE", json(REF))
                .replace("PARAMETER", "id")
                .replace("TOLD", "which")
                .replace("THING", THING);
        String type = "application/x-www-form-urlencoded";
        try (ServedDescription api = ServedDescription.of(
                paths, "Thing: {type: object, properties: {id: {type: integer}, name: {type: string}}}\n")) {
            assertThat(api.send("POST", "/things", type, "name=a").status()).isEqualTo(200);
            assertThat(api.send("POST", "/things", type, "rule=b").status()).isEqualTo(400);
        }
    }
}

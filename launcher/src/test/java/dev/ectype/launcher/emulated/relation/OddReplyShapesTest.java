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

    private static ServedDescription things(String list, String made, String parameter, String told, String members) {
        String paths = PATHS.replace("LIST", json(list))
                .replace("MADE", json(made))
                .replace("PARAMETER", parameter)
                .replace("TOLD", told)
                .replace("BODY", THING)
                .replace("THING", THING);
        return ServedDescription.of(paths, "Thing: {type: object, properties: {" + members + "}}\n");
    }

    private static final String REF = "{$ref: '#/components/schemas/Thing'}";
    private static final String LIST = "{type: array, items: " + REF + "}";

    @Test
    void aListThatIsDescribedAsOneThingShowsTheFirst() throws IOException, InterruptedException {
        try (ServedDescription things = things(REF, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(things.get("/things").text()).isEqualTo("{}");
            Document first = things.post("/things", "{\"name\":\"a\"}").body();
            Document second = things.post("/things", "{\"name\":\"b\"}").body();
            assertThat(things.get("/things").body()).isEqualTo(first);
            assertThat(things.delete("/things/" + first.member("id")).status()).isEqualTo(204);
            assertThat(things.get("/things").body()).isEqualTo(second);
        }
    }

    @Test
    void aListOfWhichNothingIsSaidHoldsTheThings() throws IOException, InterruptedException {
        String list = "{type: object, properties: {ok: {type: boolean}, results: {type: array, items: {}}}}";
        try (ServedDescription things = things(list, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(things.get("/things").text()).contains("\"results\":[]");
            things.post("/things", "{\"name\":\"a\"}");
            assertThat(things.get("/things").text()).contains("\"results\":[{", "\"name\":\"a\"");
        }
    }

    @Test
    void aCreationThatShowsAListTellsWhereTheThingIs() throws IOException, InterruptedException {
        try (ServedDescription things =
                things(LIST, LIST, "id", "which", "id: {type: integer}, name: {type: string}")) {
            ServedDescription.Answer made = things.post("/things", "{\"name\":\"a\"}");
            assertThat(made.status()).isEqualTo(200);
            String path = made.location().substring(made.location().indexOf("/things/"));
            assertThat(things.get(path).body()).isEqualTo(made.body().element(0));
        }
        try (ServedDescription things = things(LIST, REF, "id", "which", "id: {type: integer}, name: {type: string}")) {
            assertThat(things.post("/things", "{\"name\":\"a\"}").location()).isEmpty();
        }
    }

    @Test
    void aReadThatIsDescribedAsAListShowsTheOne() throws IOException, InterruptedException {
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
        try (ServedDescription things = ServedDescription.of(paths, type + "\n")) {
            things.post("/things", "{\"code\":\"x\",\"name\":\"a\"}");
            things.post("/things", "{\"code\":\"y\",\"name\":\"b\"}");
            assertThat(things.get("/things/x").text()).isEqualTo("{\"things\":[{\"code\":\"x\",\"name\":\"a\"}]}");
            assertThat(things.get("/things/z").status()).isEqualTo(404);
        }
    }

    @Test
    void keysThatTheServerChoosesDiffer() throws IOException, InterruptedException {
        String paths = PATHS.replace("things", "versions")
                .replace("LIST", json(LIST))
                .replace("MADE", json(REF))
                .replace("PARAMETER", "version")
                .replace("TOLD", "which")
                .replace("BODY", "content: {application/json: {schema: {type: object}}}")
                .replace("THING", THING);
        String type =
                "Thing: {type: object, required: [id, version], properties: {id: {type: string}, version: {type: string}}}";
        try (ServedDescription things = ServedDescription.of(paths, type + "\n")) {
            String one = version(things);
            String two = version(things);
            assertThat(two).isNotEqualTo(one);
            assertThat(things.delete("/versions/" + one).status()).isEqualTo(204);
            assertThat(things.get("/versions/" + one).status()).isEqualTo(404);
            assertThat(things.get("/versions/" + two).status()).isEqualTo(200);
            Set<String> more = new LinkedHashSet<>(List.of(two));
            for (int made = 0; made < 40; made++) {
                assertThat(more.add(version(things))).isTrue();
                if (made == 20 && more.remove(two)) {
                    things.delete("/versions/" + two);
                }
            }
        }
    }

    private static String version(ServedDescription things) throws IOException, InterruptedException {
        Document version = things.post("/versions", "{}").body().member("version");
        return version == null ? "" : version.text();
    }

    @Test
    void whatListsShowAsTheIdentifierIsTheIdentifier() throws IOException, InterruptedException {
        String list =
                "{type: array, items: {type: object, properties: {entity_id: {type: string}, kind: {type: string}}}}";
        String members = "entity_id: {type: string}, kind: {type: string}, code: {type: string}";
        try (ServedDescription things = things(list, REF, "id", "which", members)) {
            ServedDescription.Answer made = things.post("/things", "{\"code\":\"x\"}");
            Document id = made.body().member("entity_id");
            assertThat(id).isNotNull();
            assertThat(things.get("/things").body().element(0).member("entity_id"))
                    .isEqualTo(id);
            assertThat(things.get("/things/" + id).text()).contains("\"code\":\"x\"");
        }
    }

    @Test
    void aFormThatCannotSayNullNeedNot() throws IOException, InterruptedException {
        String body = "content: {application/x-www-form-urlencoded: {schema: {type: object, required: [rule, name],"
                + " properties: {rule: {}, name: {type: string}}}}}";
        String paths = PATHS.replace("BODY", body)
                .replace("LIST", json(LIST))
                .replace("MADE", json(REF))
                .replace("PARAMETER", "id")
                .replace("TOLD", "which")
                .replace("THING", THING);
        String type = "application/x-www-form-urlencoded";
        try (ServedDescription things = ServedDescription.of(
                paths, "Thing: {type: object, properties: {id: {type: integer}, name: {type: string}}}\n")) {
            assertThat(things.send("POST", "/things", type, "name=a").status()).isEqualTo(200);
            assertThat(things.send("POST", "/things", type, "rule=b").status()).isEqualTo(400);
        }
    }
}

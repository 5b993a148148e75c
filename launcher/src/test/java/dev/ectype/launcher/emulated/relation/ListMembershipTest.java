package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests operations that add the identifiers in their body to a list of an instance, and remove them. */
final class ListMembershipTest {
    private static final String PATHS =
            """
            /tags:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Tag'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}, colour: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Tag'}}}}}
            /tags/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Tag'}}}}}}
            /tasks:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            /tasks/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}}
            /tasks/{id}/tags:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Tag'}}}}}}}
            """ + verb("addTag", "tag: {type: string}") + verb("removeTag", "tag: {type: string}")
                    + verb("addLabels", "labels: {type: array, items: {type: string}}")
                    + verb("removeLabels", "labels: {type: array, items: {type: string}}")
                    + verb("addBlockers", "blockers: {type: array, items: {type: string}}")
                    + verb("removeBlockers", "blockers: {type: array, items: {type: string}}") + """
            /tasks/{id}/blockers:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Task'}}}}}}}
            """;
    private static final String TYPES = """
            Tag: {type: object, required: [id, name], properties: {id: {type: string}, name: {type: string}, colour: {type: string}}}
            TagCompact: {type: object, properties: {id: {type: string}, name: {type: string}}}
            Task: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}, labels: {type: array, items: {type: string}}, tags: {type: array, items: {$ref: '#/components/schemas/TagCompact'}}}}
            """;

    private static String verb(String verb, String member) {
        return """
            /tasks/{id}/%s:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {%s}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            """.formatted(verb, member);
    }

    private static String id(Document of) {
        return String.valueOf(of.member("id")).replace("\"", "");
    }

    @Test
    void anAddedInstanceAppearsOnceInTheFormOfTheList() throws IOException, InterruptedException {
        try (ServedDescription tasks = ServedDescription.of(PATHS, TYPES)) {
            String task =
                    "/tasks/" + id(tasks.post("/tasks", "{\"name\":\"a\"}").body());
            String tag = id(tasks.post("/tags", "{\"name\":\"red\",\"colour\":\"#f00\"}")
                    .body());
            tasks.post("/tags", "{\"name\":\"other\"}");
            String body = "{\"tag\":\"" + tag + "\"}";
            String expected = "[{\"id\":\"" + tag + "\",\"name\":\"red\"}]";
            assertThat(tasks.post(task + "/addTag", body).body().member("tags").toString())
                    .isEqualTo(expected);
            tasks.post(task + "/addTag", body);
            assertThat(tasks.get(task).body().member("tags").toString()).isEqualTo(expected);
            assertThat(tasks.get(task + "/tags").body().size()).isOne();
            assertThat(id(tasks.get(task + "/tags").body().element(0))).isEqualTo(tag);
            assertThat(tasks.post(task + "/addTag", "{\"tag\":\"none\"}").status())
                    .isEqualTo(404);
            assertThat(tasks.post(task + "/addTag", "{}").body().member("tags")).hasToString(expected);
            tasks.post(task + "/removeTag", body);
            assertThat(tasks.get(task).body().member("tags").size()).isZero();
            assertThat(tasks.get(task + "/tags").body().size()).isZero();
        }
    }

    @Test
    void plainValuesAreAddedToo() throws IOException, InterruptedException {
        try (ServedDescription tasks = ServedDescription.of(PATHS, TYPES)) {
            String task =
                    "/tasks/" + id(tasks.post("/tasks", "{\"name\":\"a\"}").body());
            tasks.post(task + "/addLabels", "{\"labels\":[\"x\",\"y\"]}");
            tasks.post(task + "/addLabels", "{\"labels\":[\"y\",\"z\"]}");
            tasks.post(task + "/removeLabels", "{\"labels\":[\"x\"]}");
            assertThat(tasks.get(task).body().member("labels").toString()).isEqualTo("[\"y\",\"z\"]");
        }
    }

    @Test
    void aMembershipWithoutAListMemberIsStored() throws IOException, InterruptedException {
        try (ServedDescription tasks = ServedDescription.of(PATHS, TYPES)) {
            String task =
                    "/tasks/" + id(tasks.post("/tasks", "{\"name\":\"a\"}").body());
            String blocker = id(tasks.post("/tasks", "{\"name\":\"b\"}").body());
            assertThat(tasks.get(task + "/blockers").body().size()).isZero();
            String body = "{\"blockers\":[\"" + blocker + "\"]}";
            assertThat(tasks.post(task + "/addBlockers", body).status()).isEqualTo(200);
            assertThat(id(tasks.get(task + "/blockers").body().element(0))).isEqualTo(blocker);
            assertThat(tasks.post(task + "/addBlockers", "{\"blockers\":[\"none\"]}")
                            .status())
                    .isEqualTo(404);
            tasks.post(task + "/removeBlockers", body);
            assertThat(tasks.get(task + "/blockers").body().size()).isZero();
        }
    }
}

package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import org.junit.jupiter.api.Test;

/** Serves descriptions with hints about instances. */
final class StatedInstancesTest {
    private static final String PATHS = """
            /orgs/{org}:
              parameters: [{name: org, in: path, required: true, schema: {type: string}}]
              get:
                operationId: getOrg
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Org'}}}}}
            /notes:
              get:
                operationId: listNotes
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
              post:
                operationId: createNote
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/{noteId}:
              parameters: [{name: noteId, in: path, required: true, schema: {type: integer}}]
              get:
                operationId: getNote
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            """;
    private static final String SCHEMAS = """
            Org:
              type: object
              required: [id, login]
              x-ectype-id: login
              x-ectype-instances: [{id: 7, login: acme, title: Acme}, {id: 8, login: umbrella}]
              properties: {id: {type: integer}, login: {type: string}, title: {type: string}}
            Note:
              type: object
              required: [id]
              x-ectype-initial: {status: draft, priority: 3}
              x-ectype-instances: [{id: 42, text: Welcome}]
              properties:
                id: {type: integer, readOnly: true}
                text: {type: string}
                status: {type: string, enum: [published, draft]}
                priority: {type: integer}
            """;

    @Test
    void statedInstancesAreTheOnlyOnesAtTheStart() throws Exception {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(served.get("/orgs/acme").text()).isEqualTo("{\"id\":7,\"login\":\"acme\",\"title\":\"Acme\"}");
            assertThat(served.get("/orgs/umbrella").text()).startsWith("{\"id\":8,\"login\":\"umbrella\"");
            assertThat(served.get("/orgs/none").status()).isEqualTo(404);
            assertThat(served.get("/notes/42").text()).contains("\"text\":\"Welcome\"");
            assertThat(served.get("/notes").body().size()).isEqualTo(1);
        }
    }

    @Test
    void newInstancesHaveTheStatedValues() throws Exception {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(served.post("/notes", "{\"text\":\"a\"}").text())
                    .endsWith("\"text\":\"a\",\"status\":\"draft\",\"priority\":3}");
            assertThat(served.post("/notes", "{\"status\":\"published\"}").text())
                    .contains("\"status\":\"published\",\"priority\":3");
        }
    }
}

package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests the values of members that clients can set but did not set. */
final class UnsetMembersTest {
    private static final String PATHS = """
            /tasks:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            /tasks/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}}
            /tasks/{id}/finish:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              post:
                responses:
                  '200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}
                  '409': {description: done, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}
            """;

    private static final String TYPES = """
            NewTask: {type: object, required: [title], properties: {title: {type: string}, person: {type: string}, colour: {type: string}}}
            Task:
              type: object
              required: [id, title, person, colour, status]
              properties:
                id: {type: string}
                title: {type: string}
                person: {oneOf: [{$ref: '#/components/schemas/PersonId'}, {type: 'null'}]}
                colour: {type: [string, 'null'], default: red}
                status: {type: string, readOnly: true, enum: [open, finished]}
            PersonId: {type: string, pattern: '^p[0-9]{3}$', examples: [p042]}
            Error: {type: object, required: [code, message], properties: {code: {type: string, enum: [duplicate_exists, invalid_state]}, message: {type: string}}}
            """;

    @Test
    void nullableMembersAreNullDespiteExamples() throws IOException, InterruptedException {
        try (ServedDescription tasks = ServedDescription.of(PATHS, TYPES)) {
            String made = tasks.post("/tasks", "{\"title\":\"a\"}").text();
            assertThat(made).contains("\"person\":null", "\"colour\":\"red\"");
            assertThat(tasks.post("/tasks", "{\"title\":\"b\",\"person\":\"p007\"}")
                            .text())
                    .contains("\"person\":\"p007\"");
        }
    }

    @Test
    void aStateConflictHasItsOwnErrorCode() throws IOException, InterruptedException {
        try (ServedDescription tasks = ServedDescription.of(PATHS, TYPES)) {
            String location = tasks.post("/tasks", "{\"title\":\"a\"}").location();
            String finish = location.substring(location.indexOf("/tasks/")) + "/finish";
            assertThat(tasks.post(finish, "").status()).isEqualTo(200);
            assertThat(tasks.post(finish, "").text()).contains("\"code\":\"invalid_state\"");
        }
    }
}

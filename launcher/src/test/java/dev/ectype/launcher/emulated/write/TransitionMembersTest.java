package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class TransitionMembersTest {
    @Test
    void aTransitionSetsTheTimeOfItsState() throws IOException, InterruptedException {
        String paths = """
                /tasks:
                  post:
                    requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
                /tasks/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
                  patch:
                    requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
                    responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
                """;
        String types = """
                NewTask: {type: object, properties: {state: {type: string}, completed: {type: boolean}}}
                Task:
                  type: object
                  required: [id, closed_at, completed_at, comments]
                  properties:
                    id: {type: string}
                    state: {type: string, example: open}
                    completed: {type: boolean}
                    closed_at: {type: [string, 'null'], format: date-time}
                    completed_at: {type: [string, 'null'], format: date-time}
                    comments: {type: integer, example: 30}
                    days: {type: integer, example: 3}
                """;
        try (ServedDescription tasks = ServedDescription.of(paths, types)) {
            String path = tasks.post("/tasks", "{\"state\":\"open\"}").location();
            path = path.substring(path.indexOf("/tasks"));
            assertThat(tasks.get(path).text())
                    .contains("\"closed_at\":null", "\"comments\":0")
                    .doesNotContain("\"days\":0");
            assertThat(changed(tasks, path, "{\"state\":\"closed\"}")).contains("\"closed_at\":\"2025-01-01T");
            assertThat(changed(tasks, path, "{\"completed\":true}"))
                    .contains("\"completed_at\":\"2025-01-01T", "\"closed_at\":\"2025-01-01T");
            assertThat(changed(tasks, path, "{\"completed\":false}")).contains("\"completed_at\":null");
            assertThat(changed(tasks, path, "{\"state\":\"open\"}")).contains("\"closed_at\":null");
        }
    }

    @Test
    void aReturnToTheFirstStateUnsetsTheTimeOfTheStateThatItLeaves() throws IOException, InterruptedException {
        String paths =
                """
                /tasks:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, properties: {title: {type: string}}}}}}
                    responses: {'201': {description: ok, TASK}}
                /tasks/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, TASK}}}
                /tasks/{id}/close:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  post: {responses: {'200': {description: ok, TASK}}}
                /tasks/{id}/reopen:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  post: {responses: {'200': {description: ok, TASK}}}
                """.replace("TASK", "content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}");
        String types = """
                Task:
                  type: object
                  properties:
                    id: {type: string}
                    title: {type: string}
                    state: {type: string, enum: [open, closed]}
                    closed_at: {type: [string, 'null'], format: date-time}
                """;
        try (ServedDescription tasks = ServedDescription.of(paths, types)) {
            String path = tasks.post("/tasks", "{\"title\":\"a\"}").location();
            path = path.substring(path.indexOf("/tasks"));
            assertThat(tasks.post(path + "/close", "").text()).contains("\"closed_at\":\"2025-01-01T");
            assertThat(tasks.post(path + "/reopen", "").text()).contains("\"state\":\"open\"", "\"closed_at\":null");
            assertThat(tasks.get(path).text()).contains("\"closed_at\":null");
        }
    }

    private static String changed(ServedDescription tasks, String path, String body)
            throws IOException, InterruptedException {
        return tasks.send("PATCH", path, "application/json", body).text();
    }

    @Test
    void theStateMayBeAMemberOfAnObject() throws IOException, InterruptedException {
        String machine = "content: {application/json: {schema: {$ref: '#/components/schemas/Machine'}}}";
        String paths = """
                /machines:
                  post: {requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}, responses: {'201': {description: new, MACHINE}}}
                /machines/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: one, MACHINE}}}
                /machines/{id}/start:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  post: {responses: {'200': {description: started, MACHINE}}}
                """.replace("MACHINE", machine);
        String type = "Machine: {type: object, properties: {id: {type: string}, name: {type: string},"
                + " started_at: {type: string, format: date-time},"
                + " status: {type: object, required: [message], properties:"
                + " {state: {type: string, enum: [stopped, started]}, message: {type: string, enum: [fine]}}}}}\n";
        try (ServedDescription hall = ServedDescription.of(paths, type)) {
            assertThat(hall.post("/machines", "{\"name\": \"m\"}").text())
                    .isEqualTo(
                            "{\"id\":\"machine_1\",\"name\":\"m\",\"status\":{\"state\":\"stopped\",\"message\":\"fine\"}}");
            assertThat(hall.post("/machines/machine_1/start", "").text())
                    .contains("\"started_at\":\"2025-", "{\"state\":\"started\",\"message\":\"fine\"}");
            assertThat(hall.post("/machines/machine_1/start", "").status()).isEqualTo(409);
            assertThat(hall.get("/machines/machine_1").text()).contains("\"state\":\"started\"");
        }
    }
}

package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class SentReferenceTest {
    private static final String PATHS = """
            /projects:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Named'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}}
            /projects/{project_gid}:
              parameters: [{name: project_gid, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Project'}}}}}
            /projects/{project_gid}/tasks:
              parameters: [{name: project_gid, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Task'}}}}}}
            /tasks:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            /tasks/{task_gid}:
              parameters: [{name: task_gid, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            /tasks/{task_gid}/move:
              parameters: [{name: task_gid, in: path, required: true, schema: {type: string}}]
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, properties: {parent: {type: string}, projects: {type: array, items: {type: string}}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Task'}}}}}
            """;

    private static final String SCHEMAS = """
            Named: {type: object, required: [name], properties: {name: {type: string}}}
            Compact: {type: object, properties: {gid: {type: string, readOnly: true}, name: {type: string}}}
            Project: {type: object, required: [gid, name], properties: {gid: {type: string, readOnly: true}, name: {type: string}}}
            NewTask: {type: object, required: [name], properties: {name: {type: string}, projects: {type: array, items: {type: string}}}}
            Task:
              type: object
              required: [gid, name]
              properties:
                gid: {type: string, readOnly: true}
                name: {type: string}
                parent: {$ref: '#/components/schemas/Compact'}
                projects: {type: array, items: {$ref: '#/components/schemas/Compact'}}
            """;

    @Test
    void aBranchNameIsReturnedAsAReferenceObject() throws IOException, InterruptedException {
        String merges = """
                /merges:
                  post:
                    requestBody: {content: {application/json: {schema: {type: object, required: [head], properties: {head: {type: string}}}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Merge'}}}}}
                /merges/{number}:
                  parameters: [{name: number, in: path, required: true, schema: {type: integer}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Merge'}}}}}}
                """;
        String merge =
                "Merge: {type: object, required: [number, head], properties: {number: {type: integer, readOnly: true}, head: {type: object, required: [label, ref, sha], properties: {label: {type: string}, ref: {type: string}, sha: {type: string}}}}}\n";
        try (ServedDescription served = ServedDescription.of(merges, merge)) {
            Document made = post(served, "/merges", "{'head':'topic'}").body();
            Document response = served.get("/merges/" + made.member("number")).body();
            assertThat(response.at(MemberPath.of("head", "ref")).text()).isEqualTo("topic");
        }
    }

    @Test
    void sentIdentifiersAreReturnedAsObjects() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            String project = gid(post(served, "/projects", "{'name':'one'}"));
            String other = gid(post(served, "/projects", "{'name':'two'}"));
            ServedDescription.Answer task =
                    post(served, "/tasks", "{'name':'a','projects':['" + other + "','" + project + "']}");
            assertThat(text(task, "projects")).isEqualTo("[{'gid':'" + other + "'},{'gid':'" + project + "'}]");
            gid(post(served, "/tasks", "{'name':'b','projects':['" + other + "']}"));

            Document listed = served.get("/projects/" + project + "/tasks").body();
            assertThat(listed.size()).isEqualTo(1);
            assertThat(served.get("/projects/" + other + "/tasks").body().size())
                    .isEqualTo(2);
        }
    }

    @Test
    void anActionSetsTheSentReference() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            String project = gid(post(served, "/projects", "{'name':'one'}"));
            String whole = gid(post(served, "/tasks", "{'name':'a'}"));
            String part = gid(post(served, "/tasks", "{'name':'b'}"));
            String moved = "{'parent':'" + whole + "','projects':['" + project + "']}";
            assertThat(post(served, "/tasks/" + part + "/move", moved).status()).isEqualTo(200);

            ServedDescription.Answer read = served.get("/tasks/" + part);
            assertThat(text(read, "parent")).isEqualTo("{'gid':'" + whole + "'}");
            assertThat(text(read, "projects")).isEqualTo("[{'gid':'" + project + "'}]");
        }
    }

    private static ServedDescription.Answer post(ServedDescription served, String path, String body)
            throws IOException, InterruptedException {
        return served.post(path, body.replace('\'', '"'));
    }

    private static String gid(ServedDescription.Answer answer) {
        return Objects.requireNonNull(answer.body().member("gid")).text();
    }

    private static String text(ServedDescription.Answer answer, String member) {
        return Objects.requireNonNull(answer.body().member(member)).toString().replace('"', '\'');
    }
}

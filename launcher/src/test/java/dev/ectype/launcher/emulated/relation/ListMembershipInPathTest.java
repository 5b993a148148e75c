package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests paths below an instance that edit a list of the instance: the list and the path have the same content. */
final class ListMembershipInPathTest {
    private static final String PATHS = """
            /labs:
              post: {requestBody: {JSON: Lab}, responses: {'201': {description: ok, JSON: Lab}}}
            /labs/{lab}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Lab}}}
            /labs/{lab}/tags:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, LIST: Tag}}}
              post: {requestBody: {JSON: Tag}, responses: {'201': {description: ok, JSON: Tag}}}
            /labs/{lab}/tags/{name}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Tag}}}
              delete: {responses: {'204': {description: gone}}}
            /labs/{lab}/samples:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {JSON: NewSample}, responses: {'201': {description: ok, JSON: Sample}}}
            /labs/{lab}/samples/{number}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: number, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Sample}}}
            /labs/{lab}/samples/{number}/tags:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: number, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, LIST: Tag}}}
              post: {requestBody: {JSON: TagNames}, responses: {'200': {description: ok, LIST: Tag}}}
              delete: {responses: {'204': {description: gone}}}
            /labs/{lab}/samples/{number}/tags/{name}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: number, in: path, required: true, schema: {type: integer}}, {name: name, in: path, required: true, schema: {type: string}}]
              put: {responses: {'200': {description: ok, LIST: Tag}}}
              delete: {responses: {'200': {description: ok, LIST: Tag}, '404': {description: not in the list}}}
            """;
    private static final String TYPES = """
            Lab: {type: object, required: [name], properties: {name: {type: string}, city: {type: string}}}
            Tag: {type: object, required: [name], properties: {name: {type: string}, color: {type: string}}}
            TagNames: {type: object, required: [tags], properties: {tags: {type: array, items: {type: string}}}}
            NewSample: {type: object, properties: {text: {type: string}}}
            Sample: {type: object, required: [number, tags], properties: {number: {type: integer, readOnly: true}, text: {type: string}, tags: {type: array, items: {$ref: '#/components/schemas/Tag'}}}}
            """;
    private static final String LIST = "/labs/one/samples/1/tags";
    private static final String RAW = "{\"name\":\"raw\",\"color\":\"red\"}";
    private static final String WET = "{\"name\":\"wet\",\"color\":\"red\"}";

    @Test
    void thePathAndTheListOfTheInstanceHaveTheSameContent() throws IOException, InterruptedException {
        try (ServedDescription labs = labs()) {
            assertThat(labs.post(LIST, "{\"tags\":[\"raw\"]}").text()).isEqualTo("[" + RAW + "]");
            assertThat(labs.put(LIST + "/wet", "").text()).isEqualTo("[" + RAW + "," + WET + "]");
            assertThat(labs.get(LIST).text()).contains(RAW, WET);
            assertThat(String.valueOf(labs.get("/labs/one/samples/1").body().member("tags")))
                    .isEqualTo("[" + RAW + "," + WET + "]");
            assertThat(labs.get("/labs/two/tags").text()).contains("blue");
        }
    }

    @Test
    void anItemThatTheListDoesNotHaveIsNotFound() throws IOException, InterruptedException {
        try (ServedDescription labs = labs()) {
            labs.post(LIST, "{\"tags\":[\"raw\",\"wet\"]}");
            assertThat(labs.delete(LIST + "/raw").text()).isEqualTo("[" + WET + "]");
            assertThat(labs.delete(LIST + "/raw").status()).isEqualTo(404);
            assertThat(labs.get("/labs/one/tags/raw").text()).isEqualTo(RAW);
        }
    }

    @Test
    void aDeletionOfTheListKeepsTheItems() throws IOException, InterruptedException {
        try (ServedDescription labs = labs()) {
            labs.post(LIST, "{\"tags\":[\"raw\",\"wet\"]}");
            assertThat(labs.delete(LIST).status()).isEqualTo(204);
            assertThat(labs.get(LIST).text()).isEqualTo("[]");
            assertThat(labs.get("/labs/one/tags").text()).contains(RAW, WET);
        }
    }

    private static ServedDescription labs() throws IOException, InterruptedException {
        ServedDescription labs = ServedDescription.of(PATHS, TYPES);
        for (String lab : new String[] {"two", "one"}) {
            labs.post("/labs", "{\"name\":\"" + lab + "\"}");
            for (String tag : new String[] {"raw", "wet"}) {
                String color = lab.equals("one") ? "red" : "blue";
                labs.post("/labs/" + lab + "/tags", "{\"name\":\"" + tag + "\",\"color\":\"" + color + "\"}");
            }
        }
        labs.post("/labs/one/samples", "{\"text\":\"a\"}");
        return labs;
    }
}

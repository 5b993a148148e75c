package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests references by names that are unique only within a parent. */
final class NamedReferenceTest {
    private static final String PATHS = """
            /labs:
              post: {requestBody: {JSON: Lab}, responses: {'201': {description: ok, JSON: Lab}}}
            /labs/{lab}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Lab}}}
            /labs/{lab}/tags:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {JSON: NewTag}, responses: {'201': {description: ok, JSON: Tag}}}
            /labs/{lab}/tags/{name}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: name, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, JSON: Tag}}}
              patch: {requestBody: {JSON: TagChange}, responses: {'200': {description: ok, JSON: Tag}}}
              delete: {responses: {'204': {description: gone}}}
            /labs/{lab}/samples:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {JSON: NewSample}, responses: {'201': {description: ok, JSON: Sample}}}
            /labs/{lab}/samples/{number}:
              parameters: [{name: lab, in: path, required: true, schema: {type: string}}, {name: number, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Sample}}}
            """;
    private static final String TYPES = """
            Lab: {type: object, required: [name], properties: {name: {type: string}, city: {type: string}}}
            NewTag: {type: object, required: [name], properties: {name: {type: string}, color: {type: string}}}
            TagChange: {type: object, properties: {new_name: {type: string}, color: {type: string}}}
            Tag: {type: object, required: [id, name], properties: {id: {type: integer, readOnly: true}, name: {type: string}, color: {type: string}}}
            NewSample: {type: object, properties: {text: {type: string}, tags: {type: array, items: {type: string}}}}
            Sample: {type: object, required: [number], properties: {number: {type: integer, readOnly: true}, text: {type: string}, tags: {type: array, items: {$ref: '#/components/schemas/Tag'}}}}
            """;

    @Test
    void aNameMeansTheInstanceOfTheSameParent() throws IOException, InterruptedException {
        try (ServedDescription labs = twoLabs()) {
            assertThat(tags(labs, "one")).isEqualTo("[{\"id\":1,\"name\":\"raw\",\"color\":\"red\"}]");
            assertThat(tags(labs, "two")).isEqualTo("[{\"id\":2,\"name\":\"raw\",\"color\":\"blue\"}]");
        }
    }

    @Test
    void aRenamedInstanceIsRenamedInTheListsOfItsParent() throws IOException, InterruptedException {
        try (ServedDescription labs = twoLabs()) {
            labs.send("PATCH", "/labs/two/tags/raw", "application/json", "{\"new_name\":\"fresh\"}");
            assertThat(labs.get("/labs/two/tags/fresh").text())
                    .isEqualTo("{\"id\":2,\"name\":\"fresh\",\"color\":\"blue\"}");
            assertThat(tags(labs, "one")).isEqualTo("[{\"id\":1,\"name\":\"raw\",\"color\":\"red\"}]");
            assertThat(tags(labs, "two")).isEqualTo("[{\"id\":2,\"name\":\"fresh\",\"color\":\"blue\"}]");
        }
    }

    @Test
    void aRemovedInstanceLeavesTheListsOfItsParent() throws IOException, InterruptedException {
        try (ServedDescription labs = twoLabs()) {
            assertThat(labs.delete("/labs/two/tags/raw").status()).isEqualTo(204);
            assertThat(tags(labs, "one")).isEqualTo("[{\"id\":1,\"name\":\"raw\",\"color\":\"red\"}]");
            assertThat(tags(labs, "two")).isEqualTo("[]");
        }
    }

    private static ServedDescription twoLabs() throws IOException, InterruptedException {
        ServedDescription labs = ServedDescription.of(PATHS, TYPES);
        for (String lab : new String[] {"one", "two"}) {
            labs.post("/labs", "{\"name\":\"" + lab + "\"}");
            String color = lab.equals("one") ? "red" : "blue";
            labs.post("/labs/" + lab + "/tags", "{\"name\":\"raw\",\"color\":\"" + color + "\"}");
        }
        for (String lab : new String[] {"one", "two"}) {
            labs.post("/labs/" + lab + "/samples", "{\"text\":\"a\",\"tags\":[\"raw\"]}");
        }
        return labs;
    }

    private static String tags(ServedDescription labs, String lab) throws IOException, InterruptedException {
        Document sample = labs.get("/labs/" + lab + "/samples/1").body();
        return String.valueOf(sample.member("tags"));
    }
}

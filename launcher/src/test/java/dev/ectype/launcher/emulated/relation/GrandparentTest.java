package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class GrandparentTest {
    private static final String PATHS = """
            /labs:
              post: {requestBody: {LAB}, responses: {'201': {description: ok, LAB}}}
            /labs/{labId}:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, LAB}}}
            /labs/{labId}/samples:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}]
              post: {requestBody: {SAMPLE}, responses: {'201': {description: ok, SAMPLE}}}
            /labs/{labId}/samples/{sampleId}:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}, {name: sampleId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, SAMPLE}}}
              delete: {responses: {'204': {description: gone}}}
            /labs/{labId}/samples/{sampleId}/notes:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}, {name: sampleId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, NOTES}}}
              post: {requestBody: {NOTE}, responses: {'201': {description: ok, NOTE}}}
            /labs/{labId}/notes:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, NOTES}}}
            /labs/{labId}/notes/{noteId}:
              parameters: [{name: labId, in: path, required: true, schema: {type: string}}, {name: noteId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, NOTE}}}
            """.replace(
                    "NOTES",
                    "content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}")
            .replace("LAB", json("Lab"))
            .replace("SAMPLE", json("Sample"))
            .replace("NOTE", json("Note"));
    private static final String TYPES = """
            Lab: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, city: {type: string}}}
            Sample: {type: object, required: [id], properties: {id: {type: string, readOnly: true}, color: {type: string}}}
            Note: {type: object, required: [id], properties: {id: {type: integer, readOnly: true}, text: {type: string}}}
            """;

    private static String json(String type) {
        return "content: {application/json: {schema: {$ref: '#/components/schemas/" + type + "'}}}";
    }

    @Test
    void aListBelowAGrandparentHasItsGrandchildrenOnly() throws IOException, InterruptedException {
        try (ServedDescription labs = ServedDescription.of(PATHS, TYPES)) {
            String one = lab(labs);
            String two = lab(labs);
            note(labs, sample(labs, one), "a");
            note(labs, sample(labs, two), "b");
            note(labs, sample(labs, one), "c");
            assertThat(texts(labs, one + "/notes")).containsExactly("c", "a");
            assertThat(texts(labs, two + "/notes")).containsExactly("b");
        }
    }

    @Test
    void anInstanceBelowAnotherGrandparentIsNotFound() throws IOException, InterruptedException {
        try (ServedDescription labs = ServedDescription.of(PATHS, TYPES)) {
            String one = lab(labs);
            String two = lab(labs);
            String note = note(labs, sample(labs, one), "a");
            assertThat(labs.get(one + "/notes/" + note).status()).isEqualTo(200);
            assertThat(labs.get(two + "/notes/" + note).status()).isEqualTo(404);
        }
    }

    @Test
    void aDeletedParentTakesItsChildrenFromTheListOfTheGrandparent() throws IOException, InterruptedException {
        try (ServedDescription labs = ServedDescription.of(PATHS, TYPES)) {
            String lab = lab(labs);
            String sample = sample(labs, lab);
            note(labs, sample, "a");
            note(labs, sample(labs, lab), "b");
            assertThat(labs.delete(sample).status()).isEqualTo(204);
            assertThat(texts(labs, lab + "/notes")).containsExactly("b");
        }
    }

    private static String lab(ServedDescription labs) throws IOException, InterruptedException {
        return "/labs/"
                + labs.post("/labs", "{\"city\":\"Ulm\"}")
                        .body()
                        .at(MemberPath.of("id"))
                        .text();
    }

    private static String sample(ServedDescription labs, String lab) throws IOException, InterruptedException {
        return lab + "/samples/"
                + labs.post(lab + "/samples", "{\"color\":\"red\"}")
                        .body()
                        .at(MemberPath.of("id"))
                        .text();
    }

    private static String note(ServedDescription labs, String sample, String text)
            throws IOException, InterruptedException {
        return labs.post(sample + "/notes", "{\"text\":\"" + text + "\"}")
                .body()
                .at(MemberPath.of("id"))
                .toString();
    }

    private static List<String> texts(ServedDescription labs, String path) throws IOException, InterruptedException {
        List<String> texts = new ArrayList<>();
        labs.get(path)
                .body()
                .elements()
                .forEach(each -> texts.add(each.at(MemberPath.of("text")).text()));
        return texts;
    }
}

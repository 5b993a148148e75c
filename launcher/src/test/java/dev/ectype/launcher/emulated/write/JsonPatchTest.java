package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class JsonPatchTest {
    private static final String PATCH = "application/json-patch+json";
    private static final String NOTE = "content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}";

    @Test
    void aPatchChangesAnInstanceAlthoughItsTypeIsThatOfTheInstance() throws IOException, InterruptedException {
        String paths = """
                /notes:
                  post: {requestBody: {NOTE}, responses: {'201': {description: ok, NOTE}}}
                /notes/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, NOTE}}}
                  patch:
                    requestBody: {content: {application/json-patch+json: {schema: {$ref: '#/components/schemas/Note'}}}}
                    responses: {'200': {description: ok, NOTE}}
                """.replace("NOTE", NOTE);
        String note = "Note: {type: object, required: [text], properties: {id: {type: string}, text: {type: string}}}";
        try (ServedDescription notes = ServedDescription.of(paths, note)) {
            notes.post("/notes", "{\"id\":\"a\",\"text\":\"old\"}");
            String replace = "[{\"op\":\"replace\",\"path\":\"/text\",\"value\":VALUE}]";
            assertThat(notes.send("PATCH", "/notes/a", PATCH, replace.replace("VALUE", "\"new\""))
                            .status())
                    .isEqualTo(200);
            assertThat(notes.send("PATCH", "/notes/a", PATCH, replace.replace("VALUE", "7"))
                            .status())
                    .isEqualTo(400);
            assertThat(notes.get("/notes/a").text()).isEqualTo("{\"id\":\"a\",\"text\":\"new\"}");
        }
    }
}

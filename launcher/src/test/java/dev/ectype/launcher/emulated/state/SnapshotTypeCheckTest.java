package dev.ectype.launcher.emulated.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests edited snapshots with values that the description does not allow. */
final class SnapshotTypeCheckTest {
    private static final String PATHS = """
            /notes:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}, '404': {description: no}}
            """;
    private static final String SCHEMAS = "Note: {type: object, required: [stars], properties:"
            + " {id: {type: integer, readOnly: true}, stars: {type: integer}, tags: {type: array, items: {type: string}}}}";

    @Test
    void aDocumentOfAnotherTypeIsRejected() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            String id =
                    api.post("/notes", "{\"stars\":5,\"tags\":[\"a\"]}").text().replaceAll(".*\"id\":(\\d+).*", "$1");
            String saved = api.post("/__service/state/snapshot", "").text();
            ServedDescription.Answer refused =
                    api.post("/__service/state/restore", saved.replace("\"stars\":5", "\"stars\":\"five\""));
            ServedDescription.Answer inside =
                    api.post("/__service/state/restore", saved.replace("[\"a\"]", "[\"a\",1]"));

            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.text()).contains("snapshot.resources.notes[0].document.stars: expected");
            assertThat(inside.text()).contains("snapshot.resources.notes[0].document.tags.1: expected");
            assertThat(api.get("/notes/" + id).text()).contains("\"stars\":5");
        }
    }

    @Test
    void aSavedSnapshotIsRestoredAndMissingMembersAreAllowed() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            String id = api.post("/notes", "{\"stars\":5}").text().replaceAll(".*\"id\":(\\d+).*", "$1");
            String saved = api.post("/__service/state/snapshot", "").text();

            assertThat(api.post("/__service/state/restore", saved).status()).isEqualTo(200);
            assertThat(api.post("/__service/state/restore", saved.replace("\"stars\":5", "\"tags\":[]"))
                            .status())
                    .isEqualTo(200);
            assertThat(api.get("/notes/" + id).text()).contains("\"tags\":[]");
        }
    }
}

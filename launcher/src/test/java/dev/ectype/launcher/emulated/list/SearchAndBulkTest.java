package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class SearchAndBulkTest {
    private static final String PATHS = """
            /notes:
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
              delete:
                parameters: [{name: ids, in: query, schema: {type: array, items: {type: integer}}}]
                responses: {'204': {description: gone}, '404': {description: one of them is not there}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/search:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {query: {type: string}, color: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
            /notes/delete_many:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {note_ids: {type: array, items: {type: integer}}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {message: {type: string}}}}}}}
            """;
    private static final String SCHEMAS = """
            Note:
              type: object
              required: [id, title]
              properties: {id: {type: integer, readOnly: true}, title: {type: string}, color: {type: string}}
            """;

    private static ServedDescription notes() throws IOException, InterruptedException {
        ServedDescription notes = ServedDescription.of(PATHS, SCHEMAS);
        assertThat(notes.post("/notes", "{\"title\": \"Milk and tea\", \"color\": \"red\"}")
                        .status())
                .isEqualTo(201);
        assertThat(notes.post("/notes", "{\"title\": \"Bread\", \"color\": \"red\"}")
                        .status())
                .isEqualTo(201);
        assertThat(notes.post("/notes", "{\"title\": \"Tea\", \"color\": \"blue\"}")
                        .status())
                .isEqualTo(201);
        return notes;
    }

    private static String newest(ServedDescription notes) throws IOException, InterruptedException {
        Document newest = notes.get("/notes").body().element(0);
        assertThat(newest).isNotNull();
        return String.valueOf(newest.member("id"));
    }

    @Test
    void searchesByTheRequestBody() throws IOException, InterruptedException {
        try (ServedDescription notes = notes()) {
            assertThat(notes.post("/notes/search", "{}").body().size()).isEqualTo(3);
            assertThat(notes.post("/notes/search", "{\"color\": \"red\"}")
                            .body()
                            .size())
                    .isEqualTo(2);
            assertThat(notes.post("/notes/search", "{\"query\": \"tea\", \"color\": \"red\"}")
                            .text())
                    .contains("Milk and tea")
                    .doesNotContain("Bread");
            assertThat(notes.post("/notes/search", "{\"query\": \"coffee\"}")
                            .body()
                            .size())
                    .isZero();
            assertThat(notes.get("/notes").body().size()).isEqualTo(3);
        }
    }

    @Test
    void deletesAllListedInstancesOrNone() throws IOException, InterruptedException {
        try (ServedDescription notes = notes()) {
            String first = newest(notes);
            assertThat(notes.delete("/notes?ids=" + first + "&ids=9999").status())
                    .isEqualTo(404);
            assertThat(notes.get("/notes").body().size()).isEqualTo(3);
            assertThat(notes.delete("/notes?ids=" + first).status()).isEqualTo(204);
            assertThat(notes.get("/notes/" + first).status()).isEqualTo(404);
            assertThat(notes.post("/notes/delete_many", "{\"note_ids\": [" + newest(notes) + "]}")
                            .status())
                    .isEqualTo(200);
            assertThat(notes.get("/notes").body().size()).isEqualTo(1);
        }
    }

    @Test
    void deletesTheExistingInstancesWithoutADescribedNotFoundReply() throws IOException, InterruptedException {
        try (ServedDescription notes = notes()) {
            assertThat(notes.post("/notes/delete_many", "{\"note_ids\": [9999, " + newest(notes) + "]}")
                            .status())
                    .isEqualTo(200);
            assertThat(notes.get("/notes").body().size()).isEqualTo(2);
        }
    }

    private static ServedDescription batch(String body, String reply) {
        String paths = """
                /notes:
                  get: {responses: {'200': {description: ok, LIST}}}
                  post: {requestBody: {BODY}, responses: {'201': {description: ok, REPLY}}}
                /notes/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
                """.replace("LIST", json("{type: array, items: NOTE}"))
                .replace("BODY", json(body))
                .replace("REPLY", json(reply))
                .replace("NOTE", "{$ref: '#/components/schemas/Note'}");
        return ServedDescription.of(paths, SCHEMAS);
    }

    private static String json(String schema) {
        return "content: {application/json: {schema: " + schema + "}}";
    }

    @Test
    void createsAndReturnsAllInstancesOfAList() throws IOException, InterruptedException {
        try (ServedDescription notes = batch("{type: array, items: NOTE}", "{type: array, items: NOTE}")) {
            ServedDescription.Answer made =
                    notes.post("/notes", "[{\"title\":\"a\"},{\"title\":\"b\"},{\"title\":\"c\"}]");
            assertThat(made.status()).isEqualTo(201);
            assertThat(made.body().elements())
                    .extracting(note -> String.valueOf(note.member("title")))
                    .containsExactly("a", "b", "c");
            assertThat(notes.get("/notes").body().size()).isEqualTo(3);
            for (Document note : made.body().elements()) {
                assertThat(notes.get("/notes/" + note.member("id")).body()).isEqualTo(note);
            }
            assertThat(notes.post("/notes", "[]").text()).isEqualTo("[]");
            assertThat(notes.post("/notes", "[{\"title\":\"d\"}]").location()).contains("/notes/");
            assertThat(notes.post("/notes", "[{\"title\":\"e\"},{}]").status()).isEqualTo(400);
            assertThat(notes.get("/notes").body().size()).isEqualTo(4);
        }
    }

    @Test
    void createsAllInstancesOfAnEnvelope() throws IOException, InterruptedException {
        String envelope = "{type: object, properties: {notes: {type: array, items: NOTE}}}";
        try (ServedDescription notes = batch(envelope, envelope)) {
            ServedDescription.Answer made = notes.post("/notes", "{\"notes\":[{\"title\":\"a\"},{\"title\":\"b\"}]}");
            assertThat(made.text()).startsWith("{\"notes\":[{").contains("\"title\":\"a\"", "\"title\":\"b\"");
            assertThat(notes.get("/notes").body().size()).isEqualTo(2);
        }
        try (ServedDescription notes = batch(envelope, "NOTE")) {
            ServedDescription.Answer made = notes.post("/notes", "{\"notes\":[{\"title\":\"a\"},{\"title\":\"b\"}]}");
            assertThat(made.text()).contains("\"title\":\"a\"").doesNotContain("\"title\":\"b\"");
            assertThat(notes.get("/notes").body().size()).isEqualTo(2);
        }
    }
}

package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

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

    private static Served notes() throws IOException, InterruptedException {
        Served notes = Served.of(PATHS, SCHEMAS);
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

    private static String newest(Served notes) throws IOException, InterruptedException {
        Document newest = notes.get("/notes").body().element(0);
        assertThat(newest).isNotNull();
        return String.valueOf(newest.member("id"));
    }

    @Test
    void searchesByWhatTheBodySays() throws IOException, InterruptedException {
        try (Served notes = notes()) {
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
    void deletesAllThatAreNamedOrNone() throws IOException, InterruptedException {
        try (Served notes = notes()) {
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
    void deletesThoseThatAreThereWhereTheDescriptionTellsOfNoOthers() throws IOException, InterruptedException {
        try (Served notes = notes()) {
            assertThat(notes.post("/notes/delete_many", "{\"note_ids\": [9999, " + newest(notes) + "]}")
                            .status())
                    .isEqualTo(200);
            assertThat(notes.get("/notes").body().size()).isEqualTo(2);
        }
    }
}

package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class BulkWritesTest {
    private static final String PATHS = """
            /notes:
              get: {responses: {'200': {description: ok, LIST}}}
              post: {requestBody: {NOTE}, responses: {'201': {description: ok, NOTE}}}
              patch: {requestBody: {CHANGES}, responses: {'200': {description: ok, LIST}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, NOTE}}}
            /notes/update_many:
              put: {requestBody: {ENVELOPE}, responses: {'200': {description: ok, COUNT}}}
            /notes/create_or_update_many:
              post: {requestBody: {LIST}, responses: {'200': {description: ok, ENVELOPE}}}
            /notes/create_many:
              post: {requestBody: {ENVELOPE}, responses: {'200': {description: ok, ENVELOPE}}}
            /notes/bulk:
              put: {requestBody: {OPEN}, responses: {'204': {description: ok}}}
              delete: {requestBody: {OPEN}, responses: {'204': {description: ok}}}
            """.replace(
                    "LIST", json("{type: array, items: {$ref: '#/components/schemas/Note'}}"))
            .replace("CHANGES", json("{type: array, items: {$ref: '#/components/schemas/NoteChange'}}"))
            .replace(
                    "ENVELOPE",
                    json("{type: object, required: [notes], properties:"
                            + " {notes: {type: array, items: {$ref: '#/components/schemas/Note'}}}}"))
            .replace("OPEN", json("{type: object, properties: {item: {type: array, items: {type: object}}}}"))
            .replace("COUNT", json("{type: object, required: [done], properties: {done: {type: boolean}}}"))
            .replace("NOTE", json("{$ref: '#/components/schemas/Note'}"));

    private static final String SCHEMAS = """
            Note:
              type: object
              required: [title]
              properties: {id: {type: integer}, title: {type: string}, color: {type: string}}
            NoteChange:
              type: object
              required: [id]
              properties: {id: {type: integer}, title: {type: string}, color: {type: string}}
            """;

    private ServedDescription notes;
    private String milk;
    private String bread;

    private static String json(String schema) {
        return "content: {application/json: {schema: " + schema + "}}";
    }

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        notes = ServedDescription.of(PATHS, SCHEMAS);
        milk = made("milk");
        bread = made("bread");
    }

    @AfterEach
    void stop() {
        notes.close();
    }

    private String made(String title) throws IOException, InterruptedException {
        return notes.post("/notes", "{\"title\":\"" + title + "\",\"color\":\"red\"}")
                .body()
                .member("id")
                .text();
    }

    private Document read(String id) throws IOException, InterruptedException {
        return notes.get("/notes/" + id).body();
    }

    @Test
    void changesAndDeletesInstancesInListsOfAnyObjects() throws IOException, InterruptedException {
        String milkId = "{\"id\":" + milk;
        assertThat(notes.put("/notes/bulk", "{\"item\":[" + milkId + ",\"color\":\"blue\"}]}")
                        .status())
                .isEqualTo(204);
        assertThat(read(milk).member("color").text()).isEqualTo("blue");
        assertThat(read(milk).member("title").text()).isEqualTo("milk");
        assertThat(notes.send("DELETE", "/notes/bulk", "application/json", "{\"item\":[" + milkId + "}]}")
                        .status())
                .isEqualTo(204);
        assertThat(notes.get("/notes/" + milk).status()).isEqualTo(404);
        assertThat(notes.get("/notes/" + bread).status()).isEqualTo(200);
    }

    @Test
    void updatesEachListedInstance() throws IOException, InterruptedException {
        ServedDescription.Answer changed = notes.send(
                "PATCH",
                "/notes",
                "application/json",
                "[{\"id\":" + milk + ",\"color\":\"blue\"},{\"id\":" + bread + ",\"title\":\"rolls\"}]");
        assertThat(changed.status()).isEqualTo(200);
        assertThat(changed.body().elements()).containsExactly(read(milk), read(bread));
        assertThat(read(milk).member("color").text()).isEqualTo("blue");
        assertThat(read(milk).member("title").text()).isEqualTo("milk");
        assertThat(read(bread).member("title").text()).isEqualTo("rolls");
    }

    @Test
    void updatesNoneIfOneIsUnknownOrHasNoIdentifier() throws IOException, InterruptedException {
        String known = "{\"id\":" + milk + ",\"color\":\"blue\"}";
        assertThat(notes.send("PATCH", "/notes", "application/json", "[" + known + ",{\"id\":9999,\"color\":\"blue\"}]")
                        .status())
                .isEqualTo(404);
        assertThat(notes.put(
                                "/notes/update_many",
                                "{\"notes\":[{\"id\":" + milk + ",\"title\":\"tea\"},{\"title\":\"rolls\"}]}")
                        .status())
                .isEqualTo(400);
        assertThat(read(milk).member("color").text()).isEqualTo("red");
        assertThat(read(milk).member("title").text()).isEqualTo("milk");
    }

    @Test
    void replacesEachListedInstance() throws IOException, InterruptedException {
        String body = "{\"notes\":[{\"id\":" + milk + ",\"title\":\"tea\"}]}";
        assertThat(notes.put("/notes/update_many", body).status()).isEqualTo(200);
        assertThat(read(milk).member("title").text()).isEqualTo("tea");
        assertThat(read(milk).member("color")).isNull();
        assertThat(read(bread).member("title").text()).isEqualTo("bread");
    }

    @Test
    void createsMissingInstancesIfTheVerbAllowsIt() throws IOException, InterruptedException {
        ServedDescription.Answer done = notes.post(
                "/notes/create_or_update_many", "[{\"id\":" + milk + ",\"title\":\"tea\"},{\"title\":\"rolls\"}]");
        assertThat(done.body().member("notes").elements())
                .extracting(note -> note.member("title").text())
                .containsExactly("tea", "rolls");
        assertThat(notes.get("/notes").body().size()).isEqualTo(3);
        assertThat(notes.post("/notes/create_many", "{\"notes\":[{\"title\":\"a\"},{\"title\":\"b\"}]}")
                        .body()
                        .member("notes")
                        .size())
                .isEqualTo(2);
        assertThat(notes.get("/notes").body().size()).isEqualTo(5);
    }
}

package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests the same list in all media types of a description. */
class ListFormatsTest {
    private static final String PATHS = """
            /notes:
              post:
                operationId: addNote
                requestBody:
                  required: true
                  content: {application/json: {schema: {$ref: '#/components/schemas/NewNote'}}}
                responses:
                  '201':
                    description: made
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Note'}}
                      text/event-stream: {schema: {$ref: '#/components/schemas/Piece'}}
              get:
                operationId: listNotes
                parameters: [{name: format, in: query, schema: {type: string, enum: [json, csv]}}]
                responses:
                  '200':
                    description: all
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Notes'}}
                      text/json: {schema: {$ref: '#/components/schemas/Notes'}}
                      text/csv: {schema: {type: string}}
                      application/x-ndjson: {schema: {$ref: '#/components/schemas/Note'}}
                      application/pdf: {schema: {type: string, format: binary}}
                      text/html: {schema: {type: string}}
                      application/problem+json: {schema: {type: object}}
            /rows:
              get:
                operationId: listRows
                responses:
                  '200':
                    description: all
                    content: {text/csv: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}
            /tables:
              post:
                operationId: addTable
                requestBody:
                  required: true
                  content: {application/json: {schema: {$ref: '#/components/schemas/Table'}}}
                responses:
                  '201':
                    description: made
                    content: {application/json: {schema: {$ref: '#/components/schemas/Table'}}}
            /tables/{key}:
              parameters: [{name: key, in: path, required: true, schema: {type: string}}]
              get:
                operationId: readTable
                responses:
                  '200':
                    description: one
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Table'}}
                      application/x-ndjson: {schema: {$ref: '#/components/schemas/Table'}}
            /completions:
              post:
                operationId: complete
                responses:
                  '200':
                    description: done
                    content:
                      application/json: {schema: {$ref: '#/components/schemas/Completion'}}
                      text/event-stream: {schema: {$ref: '#/components/schemas/Chunk'}}
            """;

    private static final String SCHEMAS = """
            NewNote:
              type: object
              required: [text]
              properties:
                text: {type: string}
                stream: {type: boolean, writeOnly: true}
            Note:
              type: object
              required: [id, text]
              properties:
                id: {type: integer, readOnly: true}
                text: {type: string}
            Piece:
              type: object
              required: [object, text]
              additionalProperties: false
              properties:
                object: {type: string, enum: [note.piece]}
                text: {type: string}
            Table:
              type: object
              required: [key, cells]
              properties:
                key: {type: string}
                cells: {type: array, items: {type: string}}
            Completion: {type: object, required: [words], properties: {words: {type: array, minItems: 2, items: {type: string}}}}
            Chunk: {type: object, required: [object, words], properties: {object: {type: string, enum: [chunk]}, words: {type: array, minItems: 2, items: {type: string}}}}
            Notes:
              type: object
              required: [items]
              properties:
                items: {type: array, items: {$ref: '#/components/schemas/Note'}}
                total: {type: integer}
            """;

    private static ServedDescription api;
    private static String first;
    private static String second;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        api = ServedDescription.of(PATHS, SCHEMAS);
        first = String.valueOf(
                api.post("/notes", "{\"text\":\"a, \\\"b\\\"\"}").body().member("id"));
        second = String.valueOf(api.post("/notes", "{\"text\":\"c\"}").body().member("id"));
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static String list(String accept, String type) throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = api.ask(api.at("/notes").header("accept", accept));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("content-type")).as(accept).contains(type);
        return new String(answer.body(), StandardCharsets.UTF_8);
    }

    @Test
    void aListIsATableOnRequest() throws IOException, InterruptedException {
        String table = "id,text\r\n" + second + ",c\r\n" + first + ",\"a, \"\"b\"\"\"\r\n";
        assertThat(list("text/csv", "text/csv")).isEqualTo(table);
        assertThat(list("application/json;q=0.1, text/*;q=0.2, text/csv", "text/csv"))
                .isEqualTo(table);
        assertThat(api.get("/notes?format=csv").text()).isEqualTo(table);
        assertThat(api.get("/notes?format=json").text()).startsWith("{\"items\":[");
    }

    @Test
    void aListIsWrittenAsJsonLines() throws IOException, InterruptedException {
        assertThat(list("application/x-ndjson", "application/x-ndjson").lines())
                .containsExactly(
                        "{\"id\":" + second + ",\"text\":\"c\"}", "{\"id\":" + first + ",\"text\":\"a, \\\"b\\\"\"}");
    }

    @Test
    void jsonHasTheMediaTypeOfTheClient() throws IOException, InterruptedException {
        assertThat(list("text/json", "text/json")).isEqualTo(list("*/*", "application/json"));
    }

    @Test
    void unsupportedMediaTypesReceiveTheDefault() throws IOException, InterruptedException {
        for (String accept : new String[] {
            "text/html,application/xhtml+xml,*/*;q=0.8", "application/problem+json", "image/png", "application/json"
        }) {
            assertThat(list(accept, "application/json")).startsWith("{\"items\":[");
        }
        assertThat(list("application/pdf", "application/pdf")).isNotEmpty();
    }

    @Test
    void aReplyIsStreamedOnRequest() throws IOException, InterruptedException {
        byte[] before = api.emulator().snapshot();
        ServedDescription.Answer made = api.post("/notes", "{\"text\":\"d\",\"stream\":true}");
        assertThat(made.header("content-type")).isEqualTo("text/event-stream");
        assertThat(made.text()).isEqualTo("data: {\"object\":\"note.piece\",\"text\":\"d\"}\n\n");
        assertThat(api.post("/notes", "{\"text\":\"d\",\"stream\":false}").header("content-type"))
                .isEqualTo("application/json");
        api.emulator().restore(Json.parse(before));
    }

    @Test
    void aListWithOnlyATableFormatIsATable() throws IOException, InterruptedException {
        ServedDescription.Answer rows = api.get("/rows");
        assertThat(rows.header("content-type")).isEqualTo("text/csv");
        assertThat(rows.text()).startsWith("id,text\r\n");
    }

    @Test
    void anInstanceWithAListIsOneLine() throws IOException, InterruptedException {
        String table = "{\"key\":\"red\",\"cells\":[\"a\",\"b\"]}";
        assertThat(api.post("/tables", table).text()).isEqualTo(table);
        HttpResponse<byte[]> answer = api.ask(api.at("/tables/red").header("accept", "application/x-ndjson"));
        assertThat(new String(answer.body(), StandardCharsets.UTF_8)).isEqualTo(table + "\n");
    }

    @Test
    void aListInEachEventIsNoListOfEvents() throws IOException, InterruptedException {
        HttpResponse<byte[]> answer = api.ask(
                api.at("/completions").header("accept", "text/event-stream").POST(HttpRequest.BodyPublishers.noBody()));
        assertThat(new String(answer.body(), StandardCharsets.UTF_8))
                .startsWith("data: {\"object\":\"chunk\",\"words\":[")
                .containsOnlyOnce("data: ");
    }
}

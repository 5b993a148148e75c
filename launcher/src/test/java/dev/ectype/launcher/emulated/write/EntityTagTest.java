package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

final class EntityTagTest {
    private static final String NOTE = "content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}";
    private static final String PATHS = """
            /notes:
              post:
                requestBody: {NOTE}
                responses: {'201': {description: ok, NOTE}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
              get:
                responses: {'200': {description: ok, HEADERS NOTE}, '404': {description: missing}}
              put:
                requestBody: {NOTE}
                responses: {'200': {description: ok, NOTE}, REFUSALS '404': {description: missing}}
              delete:
                responses: {'204': {description: gone}}
            """;
    private static final String TAGGED =
            "headers: {ETag: {schema: {type: string}}, Last-Modified: {schema: {type: string}}},";

    private static ServedDescription notes(String headers, String refusals, String members) {
        String paths =
                PATHS.replace("HEADERS", headers).replace("REFUSALS", refusals).replace("NOTE", NOTE);
        return ServedDescription.of(
                paths,
                "Note: {type: object, properties: {id: {type: integer, readOnly: true}, text: {type: string},"
                        + " updatedAt: {type: string, format: date-time, readOnly: true}" + members + "}}\n");
    }

    /** Creates a note and returns its path. */
    private static String made(ServedDescription notes) throws IOException, InterruptedException {
        String location = field(notes.ask("POST", "/notes", "{\"text\":\"a\"}"), "location");
        return location.substring(location.indexOf("/notes/"));
    }

    private static String field(HttpResponse<?> reply, String name) {
        return reply.headers().firstValue(name).orElse("");
    }

    @Test
    void describedEntityTagsWorkForReadsAndChanges() throws IOException, InterruptedException {
        try (ServedDescription notes = notes(TAGGED, "'412': {description: changed},", "")) {
            String note = made(notes);
            HttpResponse<String> read = notes.ask("GET", note, "");
            String tag = field(read, "etag");
            assertThat(tag).matches("\"[0-9a-f]+-1\"");
            assertThat(field(notes.ask("GET", note, ""), "etag")).isEqualTo(tag);
            HttpResponse<String> unchanged = notes.ask("GET", note, "", "if-none-match", "\"x\", W/" + tag);
            assertThat(unchanged.statusCode()).isEqualTo(304);
            assertThat(unchanged.body()).isEmpty();
            assertThat(field(unchanged, "etag")).isEqualTo(tag);
            String change = "{\"text\":\"b\"}";
            HttpResponse<String> changed = notes.ask("PUT", note, change, "if-match", tag);
            assertThat(changed.statusCode()).isEqualTo(200);
            assertThat(field(changed, "etag")).isNotEqualTo(tag).isNotEmpty();
            assertThat(notes.ask("PUT", note, change, "if-match", tag).statusCode())
                    .isEqualTo(412);
            assertThat(notes.ask("PUT", note, change, "if-none-match", "*").statusCode())
                    .isEqualTo(412);
            assertThat(notes.ask("DELETE", note, "", "if-match", tag).statusCode())
                    .isEqualTo(412);
            assertThat(notes.ask("GET", note, "", "if-none-match", tag).statusCode())
                    .isEqualTo(200);
            assertThat(notes.ask("DELETE", note, "", "if-match", "*").statusCode())
                    .isEqualTo(204);
            assertThat(notes.ask("PUT", note, change, "if-match", "*").statusCode())
                    .isEqualTo(404);
        }
    }

    @Test
    void modificationTimesWorkLikeEntityTags() throws IOException, InterruptedException {
        try (ServedDescription notes = notes(TAGGED, "", "")) {
            String note = made(notes);
            String made = field(notes.ask("GET", note, ""), "last-modified");
            assertThat(made).isEqualTo("Wed, 01 Jan 2025 00:00:00 GMT");
            assertThat(notes.ask("GET", note, "", "if-modified-since", made).statusCode())
                    .isEqualTo(304);
            String change = "{\"text\":\"b\"}";
            assertThat(notes.ask("PUT", note, change, "if-unmodified-since", made)
                            .statusCode())
                    .isEqualTo(200);
            assertThat(notes.ask("PUT", note, change, "if-unmodified-since", made)
                            .statusCode())
                    .isEqualTo(412);
            assertThat(notes.ask("GET", note, "", "if-modified-since", made).statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void resourcesWithoutDescribedVersionsHaveNoEntityTags() throws IOException, InterruptedException {
        try (ServedDescription notes = notes("", "", "")) {
            String note = made(notes);
            assertThat(notes.ask("GET", note, "").headers().firstValue("etag")).isEmpty();
            assertThat(notes.ask("PUT", note, "{\"text\":\"b\"}", "if-match", "\"x\"")
                            .statusCode())
                    .isEqualTo(200);
        }
    }

    @Test
    void aTagMemberIsTheEntityTag() throws IOException, InterruptedException {
        try (ServedDescription notes = notes("", "", ", etag: {type: string}")) {
            String note = made(notes);
            String first = notes.get(note).body().member("etag").text();
            HttpResponse<String> read = notes.ask("GET", note, "");
            assertThat(field(read, "etag")).isEqualTo('"' + first + '"');
            String change = "{\"text\":\"b\",\"etag\":\"" + first + "\"}";
            HttpResponse<String> changed = notes.ask("PUT", note, change, "if-match", first);
            assertThat(changed.statusCode()).isEqualTo(200);
            assertThat(changed.body()).contains("\"etag\":\"").doesNotContain(first);
            assertThat(notes.ask("PUT", note, change, "if-match", first).statusCode())
                    .isEqualTo(412);
        }
    }

    @Test
    void aClientsTagIsStoredUntilTheNextChange() throws IOException, InterruptedException {
        try (ServedDescription notes = notes("", "", ", etag: {type: string}")) {
            String location = field(notes.ask("POST", "/notes", "{\"text\":\"a\",\"etag\":\"mine\"}"), "location");
            String note = location.substring(location.indexOf("/notes/"));
            assertThat(notes.get(note).text()).contains("\"etag\":\"mine\"");
            String moved = notes.put(note, "{\"text\":\"b\",\"etag\":\"mine\"}")
                    .body()
                    .member("etag")
                    .text();
            assertThat(moved).matches("[0-9a-f]{16}");
            String stale = moved.replace(moved.charAt(0), moved.charAt(0) == 'a' ? 'b' : 'a');
            assertThat(notes.put(note, "{\"text\":\"c\",\"etag\":\"" + stale + "\"}")
                            .text())
                    .doesNotContain(stale, moved);
        }
    }

    @Test
    void aRequiredVersionMustBeTheNewest() throws IOException, InterruptedException {
        String paths = PATHS.replace("HEADERS", "")
                .replace("REFUSALS", "'409': {description: changed},")
                .replace(
                        "  put:\n    requestBody: {NOTE}",
                        "  put:\n    requestBody: {" + NOTE.replace("Note'", "NoteChange'") + "}")
                .replace(
                        "  post:\n    requestBody: {NOTE}",
                        "  post:\n    requestBody: {" + NOTE.replace("Note'", "NewNote'") + "}")
                .replace("NOTE", NOTE);
        String types = """
                Note: {type: object, properties: {id: {type: integer}, text: {type: string}, version: {type: integer}}}
                NewNote: {type: object, properties: {text: {type: string}}}
                NoteChange: {type: object, required: [version], properties: {text: {type: string}, version: {type: integer}}}
                """;
        try (ServedDescription notes = ServedDescription.of(paths, types)) {
            String note = made(notes);
            assertThat(notes.get(note).text()).contains("\"version\":1");
            String change = "{\"text\":\"b\",\"version\":1}";
            assertThat(notes.put(note, change).text()).contains("\"version\":2");
            assertThat(notes.put(note, change).status()).isEqualTo(409);
            assertThat(notes.get(note).text()).contains("\"version\":2", "\"text\":\"b\"");
        }
    }
}

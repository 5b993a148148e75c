package dev.ectype.launcher.emulated.reply;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that errors speak in the words of the API: its codes, phrases and pages. */
final class ErrorWordsTest {
    private static String paths(String errors) {
        return """
                /notes:
                  post:
                    externalDocs: {url: 'https://docs.example.com/notes#create'}
                    requestBody: {required: true, JSON: NewNote}
                    responses: {'201': {description: ok, JSON: Note}ERRORS}
                /notes/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
                  get:
                    externalDocs: {url: 'https://docs.example.com/notes#get'}
                    responses: {'200': {description: ok, JSON: Note}MISSING}
                """.replace("ERRORS", errors.isEmpty() ? "" : ", '422': {description: bad, JSON: " + errors + "}")
                .replace("MISSING", errors.isEmpty() ? "" : ", '404': {description: none, JSON: " + errors + "}");
    }

    private static final String TYPES = """
            NewNote: {type: object, additionalProperties: false, required: [title], properties: {title: {type: string}, color: {type: string}}}
            Note: {type: object, required: [id, title], properties: {id: {type: integer, readOnly: true}, title: {type: string}}}
            """;

    @Test
    void namesThePageOfTheOperation() throws IOException, InterruptedException {
        String error = "Failure: {type: object, required: [message, documentation_url],"
                + " properties: {message: {type: string}, documentation_url: {type: string}}}\n";
        try (ServedDescription notes = ServedDescription.of(paths("Failure"), TYPES + error)) {
            assertThat(notes.post("/notes", "{}").text()).contains("https://docs.example.com/notes#create");
            assertThat(notes.get("/notes/9").text()).contains("https://docs.example.com/notes#get");
        }
    }

    @Test
    void usesTheCodeOfTheBrokenRule() throws IOException, InterruptedException {
        String error = "Failure: {type: object, properties: {errors: {type: array, items: {type: object, properties:"
                + " {field: {type: string}, code: {type: string, enum: [invalid, missing_field, unknown_field]}}}}}}\n";
        try (ServedDescription notes = ServedDescription.of(paths("Failure"), TYPES + error)) {
            assertThat(notes.post("/notes", "{}").text()).contains("{\"field\":\"title\",\"code\":\"missing_field\"}");
            assertThat(notes.post("/notes", "{\"title\":\"a\",\"size\":1}").text())
                    .contains("{\"field\":\"size\",\"code\":\"unknown_field\"}");
            assertThat(notes.post("/notes", "{\"title\":1}").text())
                    .contains("{\"field\":\"title\",\"code\":\"invalid\"}");
        }
    }

    @Test
    void usesThePhraseOfTheStatusWhereExamplesHavePhrases() throws IOException, InterruptedException {
        String error = "Failure: {type: object, properties: {error: {type: string, example: Bad Request},"
                + " message: {type: string}}}\n";
        try (ServedDescription notes = ServedDescription.of(paths("Failure"), TYPES + error)) {
            assertThat(notes.get("/notes/9").text()).contains("\"error\":\"Not Found\"");
            assertThat(notes.post("/notes", "{}").text()).contains("\"error\":\"Unprocessable Content\"");
        }
    }

    @Test
    void doesNotCopyTheCodeOfAnotherStatus() throws IOException, InterruptedException {
        String error = "Failure: {type: object, properties: {code: {type: integer, example: 40401},"
                + " message: {type: string}}}\n";
        try (ServedDescription notes = ServedDescription.of(paths("Failure"), TYPES + error)) {
            assertThat(notes.get("/notes/9").text()).contains("\"code\":40401");
            assertThat(notes.post("/notes", "{}").text()).contains("\"code\":422");
        }
    }

    @Test
    void usesATypeOfErrorsThatNoOperationDeclares() throws IOException, InterruptedException {
        String error = "Error: {type: object, properties: {reason: {type: string}, message: {type: string}}}\n";
        try (ServedDescription notes = ServedDescription.of(paths(""), TYPES + error)) {
            assertThat(notes.get("/notes/9").text())
                    .isEqualTo("{\"reason\":\"not_found\",\"message\":\"there is no '9' among the notes\"}");
        }
    }
}

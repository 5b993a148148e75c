package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.emulator.Emulator;
import dev.ectype.runtime.emulator.options.Edge;
import dev.ectype.runtime.emulator.options.EmulatorOptions;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the cursors of examples, which readers copy from documentation. */
final class ExampleCursorTest {
    private static final String PATHS = """
            /pages:
              get:
                parameters:
                - {name: cursor, in: query, example: dXNlcjpVMEc5V0ZYTlo=, schema: {type: string}}
                - {name: limit, in: query, schema: {type: integer}}
                responses:
                  '200': {description: ok, content: {application/json: {schema: {type: object, required: [items], properties: {
                    items: {type: array, items: {$ref: '#/components/schemas/Page'}}, next_cursor: {type: string, example: bmV4dA==}}},
                    example: {items: [], next_cursor: c2Vjb25k}}}}
                  '400': {description: bad}
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
            /notes:
              get:
                parameters:
                - {name: starting_after, in: query, schema: {type: string, example: note_9}}
                - {name: limit, in: query, schema: {type: integer}}
                responses:
                  '200': {description: ok, content: {application/json: {schema: {type: object, required: [data, has_more], properties: {
                    data: {type: array, items: {$ref: '#/components/schemas/Page'}}, has_more: {type: boolean}}}}}}
                  '400': {description: bad}
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Page'}}}}
            """;
    private static final String SCHEMAS =
            "Page: {type: object, required: [title], properties: {id: {type: string, readOnly: true}, title: {type: string}}}";

    @Test
    void theCursorOfAnExampleGivesTheFirstPage() throws IOException, InterruptedException {
        try (ServedDescription api = ServedDescription.of(PATHS, SCHEMAS)) {
            api.post("/pages", "{\"title\":\"one\"}");
            api.post("/notes", "{\"title\":\"one\"}");

            assertThat(api.get("/pages?cursor=dXNlcjpVMEc5V0ZYTlo=").text())
                    .isEqualTo(api.get("/pages").text())
                    .contains("one");
            for (String cursor : List.of("bmV4dA==", "c2Vjb25k")) {
                assertThat(api.get("/pages?cursor=" + cursor).text())
                        .isEqualTo(api.get("/pages").text());
            }
            assertThat(api.get("/notes?starting_after=note_9").text())
                    .isEqualTo(api.get("/notes").text())
                    .contains("one");
            assertThat(api.get("/pages?cursor=another").status()).isEqualTo(400);
            assertThat(api.get("/notes?starting_after=note_8").status()).isEqualTo(400);
        }
    }

    @Test
    void theStrictEdgeRejectsTheCursorOfAnExample() throws IOException, InterruptedException {
        EmulatorOptions strict = EmulatorOptions.standard().withPort(0).withEdge(Edge.STRICT);
        try (Emulator emulator = ServedDescription.compiled(PATHS, SCHEMAS).start(strict)) {
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create(emulator.baseUri() + "/notes?starting_after=note_9"))
                    .build();

            assertThat(HttpClient.newHttpClient()
                            .send(request, HttpResponse.BodyHandlers.ofString())
                            .statusCode())
                    .isEqualTo(400);
        }
    }
}

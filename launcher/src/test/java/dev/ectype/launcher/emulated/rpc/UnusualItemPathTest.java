package dev.ectype.launcher.emulated.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests paths of instances with a verb before the identifier, or with a format behind it. */
final class UnusualItemPathTest {
    private static final String PATHS = """
            /books{ext}:
              parameters: [&ext {name: ext, in: path, required: true, schema: {type: string, enum: [.json, .xml]}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}}
              post: &write
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
                responses: {'200': &book {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
            /books/{id}{ext}:
              parameters: [*ext, &id {name: id, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': *book}}
              put: *write
            /books/lend/{id}{ext}:
              parameters: [*ext, *id]
              post: {responses: {'200': *book}}
            """;

    private static final String CALLS = """
            /book/save:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
                responses: {'200': &book {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
            /book/getAll:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}}
            /book/detail/{id}:
              get: {parameters: [&id {name: id, in: path, required: true, schema: {type: integer}}], responses: {'200': *book}}
            /book/remove/{id}:
              post: {parameters: [*id], responses: {'200': {description: ok}}}
            """;

    private static final String SCHEMAS = "Book: {type: object, required: [title], properties: {id: {type: integer},"
            + " title: {type: string}, status: {type: string, enum: [available, lent]}}}\n";

    @Test
    void wordsBehindANounAreVerbs() throws IOException, InterruptedException {
        try (ServedDescription library = ServedDescription.of(CALLS, SCHEMAS)) {
            String id = library.post("/book/save", "{\"title\":\"Emma\"}")
                    .body()
                    .member("id")
                    .text();
            assertThat(library.get("/book/detail/" + id).text()).contains("\"Emma\"");
            assertThat(library.get("/book/getAll").body().size()).isOne();
            assertThat(library.post("/book/remove/" + id, "").status()).isEqualTo(200);
            assertThat(library.get("/book/detail/" + id).status()).isEqualTo(404);
        }
    }

    @Test
    void pathsWithVerbsAndFormatsWorkOnTheSameInstances() throws IOException, InterruptedException {
        try (ServedDescription library = ServedDescription.of(PATHS, SCHEMAS)) {
            String id = library.post("/books.json", "{\"title\":\"Emma\"}")
                    .body()
                    .member("id")
                    .text();
            assertThat(library.get("/books/" + id + ".json").text()).contains("\"Emma\"", "\"available\"");
            assertThat(library.post("/books/lend/" + id + ".json", "").text()).contains("\"lent\"");
            assertThat(library.get("/books.xml").text()).contains("\"lent\"");
            assertThat(library.post("/books/lend/99.json", "").status()).isEqualTo(404);
        }
    }
}

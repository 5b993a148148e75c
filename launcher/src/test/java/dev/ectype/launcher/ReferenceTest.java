package dev.ectype.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class ReferenceTest {
    private static final String PATHS = """
            /authors:
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Author'}}}}}}
            /authors/{authorId}:
              parameters: [{name: authorId, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Author'}}}}}
            /books:
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Book'}}}}}}
            /books/{bookId}:
              parameters: [{name: bookId, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
            """;

    private static final String SCHEMAS = """
            Author: {type: object, required: [id, name], properties: {id: {type: string}, name: {type: string}}}
            Book:
              type: object
              required: [id, author]
              properties: {id: {type: string}, author: {$ref: '#/components/schemas/Author'}}
            """;

    @Test
    void whatIsThereFromTheStartRefersToWhatIsThereToo() throws IOException, InterruptedException {
        try (Served served = Served.of(PATHS, SCHEMAS)) {
            Document books = served.get("/books").body();
            assertThat(books.size()).isEqualTo(3);
            for (Document book : books.elements()) {
                Document author = Objects.requireNonNull(book.member("author"));
                String id = Objects.requireNonNull(author.member("id")).text();
                assertThat(served.get("/authors/" + id).body()).isEqualTo(author);
            }
        }
    }
}

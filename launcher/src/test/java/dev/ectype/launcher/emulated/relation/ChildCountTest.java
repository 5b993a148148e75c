package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests members that count children, and instances that reference the instance. */
final class ChildCountTest {
    private static final String PATHS = """
            /shelves:
              post: {requestBody: {JSON: NewShelf}, responses: {'201': {description: ok, JSON: Shelf}}}
            /shelves/{shelfId}:
              parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Shelf}}}
            /shelves/{shelfId}/books:
              parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}]
              post: {requestBody: {JSON: NewBook}, responses: {'201': {description: ok, JSON: Book}}}
            /shelves/{shelfId}/books/{bookId}:
              parameters: [{name: shelfId, in: path, required: true, schema: {type: integer}}, {name: bookId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Book}}}
              patch: {requestBody: {JSON: BookChange}, responses: {'200': {description: ok, JSON: Book}}}
              delete: {responses: {'204': {description: gone}}}
            /authors:
              post: {requestBody: {JSON: NewAuthor}, responses: {'201': {description: ok, JSON: Author}}}
            /authors/{authorId}:
              parameters: [{name: authorId, in: path, required: true, schema: {type: integer}}]
              get: {responses: {'200': {description: ok, JSON: Author}}}
            """;
    private static final String TYPES = """
            NewShelf: {type: object, properties: {name: {type: string}}}
            Shelf: {type: object, required: [id, books], properties: {id: {type: integer, readOnly: true}, name: {type: string}, books: {type: integer}}}
            NewAuthor: {type: object, properties: {name: {type: string}}}
            Author: {type: object, required: [id, lent_books_count], properties: {id: {type: integer, readOnly: true}, name: {type: string}, lent_books_count: {type: integer}}}
            NewBook: {type: object, properties: {title: {type: string}, author_id: {type: integer}}}
            BookChange: {type: object, properties: {status: {type: string, enum: [free, lent]}, author_id: {type: integer}}}
            Book: {type: object, required: [id, status], properties: {id: {type: integer, readOnly: true}, title: {type: string}, author_id: {type: integer}, status: {type: string, enum: [free, lent], default: free}}}
            """;
    private static final String ONE = "/shelves/1/books/1";

    @Test
    void aParentCountsItsChildren() throws IOException, InterruptedException {
        try (ServedDescription library = library()) {
            assertThat(library.get("/shelves/1").text()).contains("\"books\":2");
            assertThat(library.get("/shelves/2").text()).contains("\"books\":0");
            library.delete(ONE);
            assertThat(library.get("/shelves/1").text()).contains("\"books\":1");
        }
    }

    @Test
    void anInstanceCountsTheReferencingInstancesInTheNamedState() throws IOException, InterruptedException {
        try (ServedDescription library = library()) {
            assertThat(library.get("/authors/1").text()).contains("\"lent_books_count\":0");
            change(library, "{\"status\":\"lent\"}");
            assertThat(library.get("/authors/1").text()).contains("\"lent_books_count\":1");
            change(library, "{\"author_id\":2}");
            assertThat(library.get("/authors/1").text()).contains("\"lent_books_count\":0");
            assertThat(library.get("/authors/2").text()).contains("\"lent_books_count\":1");
            library.delete(ONE);
            assertThat(library.get("/authors/2").text()).contains("\"lent_books_count\":0");
        }
    }

    private static void change(ServedDescription library, String change) throws IOException, InterruptedException {
        assertThat(library.send("PATCH", ONE, "application/json", change).status())
                .isEqualTo(200);
    }

    private static ServedDescription library() throws IOException, InterruptedException {
        ServedDescription library = ServedDescription.of(PATHS, TYPES);
        for (String name : new String[] {"a", "b"}) {
            library.post("/shelves", "{\"name\":\"" + name + "\"}");
            library.post("/authors", "{\"name\":\"" + name + "\"}");
        }
        library.post("/shelves/1/books", "{\"title\":\"x\",\"author_id\":1}");
        library.post("/shelves/1/books", "{\"title\":\"y\",\"author_id\":1}");
        return library;
    }
}

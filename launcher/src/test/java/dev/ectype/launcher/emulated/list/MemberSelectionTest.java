package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests projections: requests for selected members. */
class MemberSelectionTest {
    private static final String PATHS = """
            /books:
              post:
                operationId: addBook
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
                responses:
                  '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
              get:
                operationId: listBooks
                parameters:
                  - {name: fields, in: query, description: Selector of the fields to return., schema: {type: string}}
                  - {name: exclude_fields, in: query, schema: {type: array, items: {type: string}}, explode: false}
                responses:
                  '200': {description: all, content: {application/json: {schema: {$ref: '#/components/schemas/Books'}}}}
            /books/{id}:
              get:
                operationId: readBook
                parameters:
                  - {name: id, in: path, required: true, schema: {type: integer}}
                  - {name: fields, in: query, description: Selector of the fields to return., schema: {type: string}}
                  - {name: select, in: query, description: Additional fields to return., schema: {type: string}}
                responses:
                  '200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}
            """;

    private static final String SCHEMAS = """
            Book:
              type: object
              required: [id]
              properties:
                id: {type: integer, readOnly: true}
                title: {type: string}
                pages: {type: integer}
                author: {$ref: '#/components/schemas/Author'}
            Author:
              type: object
              properties:
                name: {type: string}
                born: {type: integer}
            Books:
              type: object
              properties:
                items: {type: array, items: {$ref: '#/components/schemas/Book'}}
                total: {type: integer}
            """;

    private static ServedDescription api;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        api = ServedDescription.of(PATHS, SCHEMAS);
        api.post("/books", "{\"title\":\"A\",\"pages\":3,\"author\":{\"name\":\"B\",\"born\":4}}");
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static String get(String path, String fields) throws IOException, InterruptedException {
        return api.get(path + URLEncoder.encode(fields, StandardCharsets.UTF_8)).text();
    }

    @Test
    void returnsOnlySelectedAndRequiredMembers() throws IOException, InterruptedException {
        assertThat(get("/books/1?fields=", "title")).isEqualTo("{\"id\":1,\"title\":\"A\"}");
        String name = "{\"id\":1,\"author\":{\"name\":\"B\"}}";
        assertThat(get("/books/1?fields=", "author.name")).isEqualTo(name);
        assertThat(get("/books/1?fields=", "author/name")).isEqualTo(name);
        assertThat(get("/books/1?fields=", "author(name)")).isEqualTo(name);
        assertThat(get("/books/1?fields=", "*")).contains("pages").contains("born");
    }

    @Test
    void selectsMembersOfTheItemsOrTheEnvelope() throws IOException, InterruptedException {
        String titles = "{\"items\":[{\"id\":1,\"title\":\"A\"}]";
        assertThat(get("/books?fields=", "items(id,title)")).isEqualTo(titles + "}");
        assertThat(get("/books?fields=", "id,title")).isEqualTo(titles + ",\"total\":1}");
        assertThat(get("/books?fields=", "total")).isEqualTo("{\"total\":1}");
        assertThat(api.get("/books?exclude_fields=pages,author").text()).isEqualTo(titles + ",\"total\":1}");
    }

    @Test
    void unknownMembersAndExpansionsSelectNothing() throws IOException, InterruptedException {
        assertThat(get("/books/1?fields=", "nonsense")).contains("title").contains("pages");
        assertThat(get("/books/1?fields=", "((,")).contains("title").contains("pages");
        assertThat(get("/books/1?select=", "title")).contains("title").contains("pages");
    }
}

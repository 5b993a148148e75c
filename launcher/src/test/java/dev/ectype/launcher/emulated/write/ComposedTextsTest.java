package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests strings that contain other values, according to examples, and follow their changes. */
final class ComposedTextsTest {
    private static final String PATHS = """
            /shelves:
              post:
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Named'}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Shelf'}}}}}}
            /shelves/{name}:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {type: object, properties: {room: {$ref: '#/components/schemas/Room'}, title: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}
            /shelves/{name}/books:
              parameters: [{name: name, in: path, required: true, schema: {type: string}}]
              post:
                requestBody: {required: true, content: {application/json: {schema: {type: object, required: [title], properties: {title: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
            /shelves/{name}/books/{number}:
              parameters:
                - {name: name, in: path, required: true, schema: {type: string}}
                - {name: number, in: path, required: true, schema: {type: integer}}
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Book'}}}}}
            """;

    private static final String SCHEMAS = """
            Named: {type: object, required: [name], properties: {name: {type: string}, room: {$ref: '#/components/schemas/Room'}}}
            Room: {type: object, properties: {code: {type: string}}}
            Shelf:
              type: object
              required: [name, title, mail, url, page]
              properties:
                name: {type: string}
                room: {$ref: '#/components/schemas/Room'}
                title: {type: string}
                mail: {type: string}
                url: {type: string, format: uri}
                page: {type: string, format: uri}
                about: {type: string}
              example:
                name: poetry
                room: {code: east}
                title: east/poetry
                mail: poetry@books.example
                url: https://api.books.example/v3/shelves/poetry
                page: https://poetry.books.example/east/poetry.html
                about: All poetry there is
            Book:
              type: object
              required: [number, title, url, pages_url]
              properties:
                number: {type: integer, example: 12}
                public_url: {type: string, format: url, example: 'https://api.books.example/shelves/poetry/books/12'}
                title: {type: string}
                url: {type: string, example: 'https://api.books.example/shelves/poetry/books/12'}
                pages_url: {type: string, example: 'https://api.books.example/shelves/poetry/books/12{?page}'}
            """;

    private ServedDescription served;

    @BeforeEach
    void serve() throws IOException, InterruptedException {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterEach
    void stop() {
        served.close();
    }

    @Test
    void namesAndAddressesContainTheInstancesValues() throws IOException, InterruptedException {
        Document shelf = made("/shelves", "{\"name\":\"novels\",\"room\":{\"code\":\"west\"}}");
        assertThat(text(shelf, "title")).isEqualTo("west/novels");
        assertThat(text(shelf, "mail")).isEqualTo("novels@books.example");
        assertThat(text(shelf, "page")).isEqualTo("https://poetry.books.example/west/novels.html");
        assertThat(text(made("/shelves", "{\"name\":\"a b/c\",\"room\":{\"code\":\"west\"}}"), "url"))
                .endsWith("/shelves/a%20b%2Fc");
    }

    @Test
    void addressesOfTheApiPointToTheEmulator() throws IOException, InterruptedException {
        String address = text(made("/shelves", "{\"name\":\"novels\"}"), "url");
        assertThat(address).isEqualTo(served.emulator().baseUri() + "/shelves/novels");
        Document book = made("/shelves/novels/books", "{\"title\":\"one\"}");
        assertThat(text(book, "url")).isEqualTo(address + "/books/" + text(book, "number"));
        assertThat(text(book, "public_url"))
                .isEqualTo("https://api.books.example/shelves/novels/books/" + text(book, "number"));
        assertThat(text(book, "pages_url")).isEqualTo(text(book, "url") + "{?page}");
        assertThat(served.get("/shelves").text()).contains(address).doesNotContain("ectype.invalid");
    }

    @Test
    void composedTextsFollowChangesUnlessTheyAreSet() throws IOException, InterruptedException {
        made("/shelves", "{\"name\":\"novels\",\"room\":{\"code\":\"west\"}}");
        Document moved = served.send("PATCH", "/shelves/novels", "application/json", "{\"room\":{\"code\":\"attic\"}}")
                .body();
        assertThat(text(moved, "title")).isEqualTo("attic/novels");
        Document changed = served.send("PATCH", "/shelves/novels", "application/json", "{\"title\":\"mine\"}")
                .body();
        assertThat(text(changed, "title")).isEqualTo("mine");
        Document again = served.send("PATCH", "/shelves/novels", "application/json", "{\"room\":{\"code\":\"hall\"}}")
                .body();
        assertThat(text(again, "title")).isEqualTo("mine");
        assertThat(text(again, "page")).isEqualTo("https://poetry.books.example/hall/novels.html");
    }

    private Document made(String path, String body) throws IOException, InterruptedException {
        ServedDescription.Answer answer = served.post(path, body);
        assertThat(answer.status()).isEqualTo(201);
        return answer.body();
    }

    private static String text(Document document, String member) {
        return Objects.requireNonNull(document.member(member), member).text();
    }
}

package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
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

    /** The paths that create terms: there are two, so that only a member reveals the set of a term. */
    private static final String COLLECTIONS = """
            /sets:
              post: MAKE-SET
            /sets/{setId}:
              parameters: [{name: setId, in: path, required: true, schema: {type: string}}]
              get: SHOW-SET
            /terms:
              post: MAKE-TERM
            /sets/{setId}/terms:
              parameters: [{name: setId, in: path, required: true, schema: {type: string}}]
              post: MAKE-TERM
              get: SHOW-TERMS
            /sets/{setId}/terms/{termId}:
              parameters: [{name: setId, in: path, required: true, schema: {type: string}}, {name: termId, in: path, required: true, schema: {type: string}}]
              get: SHOW-TERM
            """.replace("MAKE-SET", making("Set"))
            .replace("MAKE-TERM", making("Term"))
            .replace("SHOW-SET", showing("{$ref: '#/components/schemas/Set'}"))
            .replace("SHOW-TERMS", showing("{type: array, items: {$ref: '#/components/schemas/Term'}}"))
            .replace("SHOW-TERM", showing("{$ref: '#/components/schemas/Term'}"));

    private static final String TERMS = """
            Set: {type: object, properties: {id: {type: string}, kind: {type: string}}}
            Term: {type: object, properties: {id: {type: string}, title: {type: string}, set: {$ref: '#/components/schemas/Set'}}}
            """;

    @Test
    void seededInstancesReferToSeededInstances() throws IOException, InterruptedException {
        try (ServedDescription served = ServedDescription.of(PATHS, SCHEMAS)) {
            Document books = served.get("/books").body();
            assertThat(books.size()).isEqualTo(3);
            for (Document book : books.elements()) {
                Document author = Objects.requireNonNull(book.member("author"));
                String id = Objects.requireNonNull(author.member("id")).text();
                assertThat(served.get("/authors/" + id).body()).isEqualTo(author);
            }
        }
    }

    @Test
    void aNestedInstanceRefersToItsParentInEveryForm() throws IOException, InterruptedException {
        String set = "{$ref: '#/components/schemas/Set'}";
        for (String form : new String[] {
            "{anyOf: [" + set + ", {type: object}]}",
            "{oneOf: [{type: string, maxLength: 2}, " + set + "]}",
            "{type: array, items: {anyOf: [" + set + ", {type: 'null'}]}}"
        }) {
            String schemas = """
                    Set: {type: object, required: [kind], properties: {id: {type: string}, kind: {type: string}}}
                    Term: {type: object, properties: {id: {type: string}, set: FORM}}
                    """.replace("FORM", form);
            try (ServedDescription served = ServedDescription.of(COLLECTIONS, schemas)) {
                String first = made(served, "/sets", "{\"kind\": \"a\"}");
                String second = made(served, "/sets", "{\"kind\": \"b\"}");
                String term = made(served, "/sets/" + first + "/terms", "{}");
                assertThat(served.get("/sets/" + first + "/terms/" + term).status())
                        .as(form)
                        .isEqualTo(200);
                assertThat(served.get("/sets/" + first + "/terms").body().size())
                        .as(form)
                        .isEqualTo(1);
                assertThat(served.get("/sets/" + second + "/terms/" + term).status())
                        .as(form)
                        .isEqualTo(404);
                assertThat(served.get("/sets/" + second + "/terms").body().size())
                        .as(form)
                        .isZero();
            }
        }
    }

    @Test
    void aDeeplyNestedInstanceRefersToAllItsParents() throws IOException, InterruptedException {
        String deeper = """
                /sets/{setId}/terms/{termId}/terms:
                  parameters: [{name: setId, in: path, required: true, schema: {type: string}}, {name: termId, in: path, required: true, schema: {type: string}}]
                  post: TERM
                """.replace("TERM", making("Term"));
        try (ServedDescription served = ServedDescription.of(COLLECTIONS + deeper, TERMS)) {
            String set = made(served, "/sets", "{}");
            String term = made(served, "/sets/" + set + "/terms", "{}");
            String inner =
                    made(served, "/sets/" + set + "/terms/" + term + "/terms", "{\"set\": {\"kind\": \"other\"}}");
            assertThat(served.get("/sets/" + set + "/terms/" + inner).status()).isEqualTo(200);
        }
    }

    @Test
    void anUpdateKeepsTheParentUnlessItSetsAnotherOne() throws IOException, InterruptedException {
        String change = """
                  put: TERM
                  patch: TERM
                """.replace("TERM", making("Term").replace("'201'", "'200'"));
        try (ServedDescription served =
                ServedDescription.of(COLLECTIONS + change.indent(2).replace("    p", "  p"), TERMS)) {
            String set = made(served, "/sets", "{}");
            String other = made(served, "/sets", "{}");
            String path = "/sets/" + set + "/terms/" + made(served, "/sets/" + set + "/terms", "{}");
            served.send("PATCH", path, "application/json", "{\"set\": {\"kind\": \"x\"}, \"title\": \"a\"}");
            assertThat(served.get(path).text()).contains("\"a\"");
            served.put(path, "{\"title\": \"b\"}");
            assertThat(served.get(path).text()).contains("\"b\"");
            served.send("PATCH", path, "application/json", "{\"set\": {\"id\": \"" + other + "\"}}");
            assertThat(served.get(path).status()).isEqualTo(404);
            assertThat(served.get(path.replace(set, other)).status()).isEqualTo(200);
        }
    }

    private static String making(String type) {
        String schema = "{$ref: '#/components/schemas/" + type + "'}";
        return "{requestBody: {content: {application/json: {schema: " + schema + "}}}, responses: {'201': "
                + "{description: ok, content: {application/json: {schema: " + schema + "}}}}}";
    }

    private static String showing(String schema) {
        return "{responses: {'200': {description: ok, content: {application/json: {schema: " + schema + "}}}}}";
    }

    private static String made(ServedDescription served, String path, String body)
            throws IOException, InterruptedException {
        return Objects.requireNonNull(served.post(path, body).body().member("id"))
                .text();
    }
}

package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ExpansionTest {
    private static final String PATHS =
            """
            /users:
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewUser'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
            /users/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {parameters: [WISH], responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
              delete: {responses: {'204': {description: ok}}}
            /posts:
              get: {parameters: [WISH], responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {data: {type: array, items: {$ref: '#/components/schemas/Post'}}}}}}}}}
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewPost'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Post'}}}}}}
            /posts/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {parameters: [WISH], responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Post'}}}}}}
            """.replace("WISH", "{name: expand, in: query, schema: {type: array, items: {type: string}}}");
    private static final String SCHEMAS = """
            NewUser: {type: object, required: [name], properties: {name: {type: string}, boss: {type: string}}}
            User:
              type: object
              required: [id, name]
              properties:
                id: {type: string}
                name: {type: string}
                boss: {anyOf: [{type: string}, {$ref: '#/components/schemas/User'}]}
                posts: {type: array, items: {$ref: '#/components/schemas/Post'}}
            NewPost:
              type: object
              required: [author]
              properties: {author: {type: string}, editor_id: {type: string}, readers: {type: array, items: {type: string}}, expand: {type: array, items: {type: string}}}
            Post:
              type: object
              required: [id, author]
              properties:
                id: {type: string}
                author: {anyOf: [{type: string}, {$ref: '#/components/schemas/User'}]}
                editor_id: {type: string}
                editor: {$ref: '#/components/schemas/User'}
                readers: {type: array, items: {anyOf: [{type: string}, {$ref: '#/components/schemas/User'}]}}
            """;

    @SuppressWarnings("NullAway.Init")
    private static ServedDescription served;

    @BeforeAll
    static void boot() {
        served = ServedDescription.of(PATHS, SCHEMAS);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    private static String made(String path, String body) throws IOException, InterruptedException {
        return member(served.post(path, body).body(), "id");
    }

    private static String member(Document holder, String... names) {
        Document at = holder;
        for (String name : names) {
            at = Objects.requireNonNull(at.member(name), () -> name + " in " + holder);
        }
        return at.text();
    }

    @Test
    void aReferenceIsExpandedOnRequestAndAnIdentifierOtherwise() throws IOException, InterruptedException {
        String author = made("/users", "{\"name\":\"Ann\"}");
        String post = made("/posts", "{\"author\":\"" + author + "\"}");
        assertThat(member(served.get("/posts/" + post).body(), "author")).isEqualTo(author);
        Document response = served.get("/posts/" + post + "?expand=author").body();
        assertThat(String.valueOf(response.member("author")))
                .isEqualTo(served.get("/users/" + author).text());
    }

    @Test
    void expansionPathsContinueThroughEmbeddedObjectsAndLists() throws IOException, InterruptedException {
        String boss = made("/users", "{\"name\":\"Eve\"}");
        String author = made("/users", "{\"name\":\"Bob\",\"boss\":\"" + boss + "\"}");
        String post = made("/posts", "{\"author\":\"" + author + "\",\"readers\":[\"" + boss + "\",\"nobody\"]}");
        Document response = served.get("/posts/" + post + "?expand=author.boss&expand=readers")
                .body();
        assertThat(member(response, "author", "boss", "name")).isEqualTo("Eve");
        assertThat(String.valueOf(response.member("readers")))
                .contains("\"name\":\"Eve\"")
                .endsWith(",\"nobody\"]");
        String listed = served.get("/posts?expand=data.author").text();
        assertThat(listed).contains("\"name\":\"Bob\"").doesNotContain("\"name\":\"Eve\"");
    }

    @Test
    void aCreationExpandsTheReferencesInItsBodyAndDoesNotStoreTheRequest() throws IOException, InterruptedException {
        String author = made("/users", "{\"name\":\"Cem\"}");
        Document made = served.post("/posts", "{\"author\":\"" + author + "\",\"expand\":[\"author\"]}")
                .body();
        assertThat(member(made, "author", "name")).isEqualTo("Cem");
        assertThat(served.get("/posts/" + member(made, "id")).text()).doesNotContain("expand", "Cem");
    }

    @Test
    void expandsReferencesInOtherMembersAndBackReferences() throws IOException, InterruptedException {
        String editor = made("/users", "{\"name\":\"Dan\"}");
        String post = made("/posts", "{\"author\":\"" + editor + "\",\"editor_id\":\"" + editor + "\"}");
        assertThat(served.get("/posts/" + post).body().member("editor")).isNull();
        assertThat(member(served.get("/posts/" + post + "?expand=editor").body(), "editor", "name"))
                .isEqualTo("Dan");
        Document posts = Objects.requireNonNull(
                served.get("/users/" + editor + "?expand=posts").body().member("posts"));
        assertThat(posts.size()).isEqualTo(1);
    }

    @Test
    void unknownAndDeletedReferencesStayUnchanged() throws IOException, InterruptedException {
        String author = made("/users", "{\"name\":\"Fay\"}");
        String post = made("/posts", "{\"author\":\"" + author + "\"}");
        String plain = served.get("/posts/" + post).text();
        assertThat(served.get("/posts/" + post + "?expand=nothing&expand=author.nothing.at.all")
                        .status())
                .isEqualTo(200);
        assertThat(served.get("/posts/" + post + "?expand=").text()).isEqualTo(plain);
        served.delete("/users/" + author);
        assertThat(served.get("/posts/" + post + "?expand=author").text()).isEqualTo(plain);
    }
}

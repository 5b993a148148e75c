package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that the current user is the author of what a client creates. */
final class AuthorTest {
    private static final String PATHS = """
            /users:
              USERS
            /users/{login}:
              parameters: [{name: login, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, USER}}}
            /user:
              get: {responses: {'200': {description: ok, USER}}}
            /posts:
              get:
                parameters: [{name: creator, in: query, schema: {type: string}}]
                responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Post'}}}}}}
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewPost'}}}}, responses: {'201': {description: ok, POST}}}
            /posts/{postId}:
              parameters: [{name: postId, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, POST}}}
            """.replace(
                    "USERS",
                    "get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}\n  CREATE")
            .replace("USER}", "content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}")
            .replace("POST}", "content: {application/json: {schema: {$ref: '#/components/schemas/Post'}}}}");
    private static final String CREATE =
            "post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}, responses: {'201': {description: ok}}}";
    private static final String TYPES = """
            User: {type: object, required: [login], properties: {login: {type: string}, city: {type: string}}}
            NewPost: {type: object, properties: {text: {type: string}}}
            Post: {type: object, required: [id, author], properties: {id: {type: string, readOnly: true}, text: {type: string}, author: {$ref: '#/components/schemas/User'}}}
            """;

    @Test
    void theAuthorIsTheCurrentUser() throws IOException, InterruptedException {
        try (ServedDescription blog = ServedDescription.of(PATHS.replace("CREATE", ""), TYPES)) {
            Document made = blog.post("/posts", "{\"text\":\"a\"}").body();
            assertThat(made.member("author")).isEqualTo(blog.get("/user").body());
            String id = made.at(MemberPath.of("id")).text();
            assertThat(blog.get("/posts/" + id).body()).isEqualTo(made);
        }
    }

    @Test
    void theAuthorIsTheCurrentUserWhereClientsCreateUsers() throws IOException, InterruptedException {
        try (ServedDescription blog = ServedDescription.of(PATHS.replace("CREATE", CREATE), TYPES)) {
            blog.post("/users", "{\"login\":\"ada\"}");
            Document made = blog.post("/posts", "{\"text\":\"a\"}").body();
            assertThat(made.at(MemberPath.of("author", "login")))
                    .isEqualTo(blog.get("/user").body().member("login"));
        }
    }

    @Test
    void aFilterForTheCreatorSelectsByTheAuthor() throws IOException, InterruptedException {
        try (ServedDescription blog = ServedDescription.of(PATHS.replace("CREATE", ""), TYPES)) {
            Document made = blog.post("/posts", "{\"text\":\"a\"}").body();
            String login = made.at(MemberPath.of("author", "login")).text();
            assertThat(blog.get("/posts?creator=" + login).body().elements()).containsExactly(made);
            assertThat(blog.get("/posts?creator=nobody").body().elements()).isEmpty();
        }
    }

    @Test
    void anAuthorDoesNotDependOnThePath() throws IOException, InterruptedException {
        String paths = PATHS.substring(PATHS.indexOf("/users/{login}")) + """
                /posts/{postId}/notes:
                  parameters: [{name: postId, in: path, required: true, schema: {type: string}}]
                  post: {requestBody: {JSON: NewPost}, responses: {'201': {description: ok, JSON: Note}}}
                """;
        String types = TYPES.replace("city: {type: string}", "postId: {type: string}")
                + "Note: {type: object, properties: {id: {type: string, readOnly: true}, text: {type: string},"
                + " author: {$ref: '#/components/schemas/User'}}}\n";
        try (ServedDescription blog = ServedDescription.of(paths, types)) {
            Document post = blog.post("/posts", "{\"text\":\"a\"}").body();
            String id = post.at(MemberPath.of("id")).text();
            assertThat(blog.post("/posts/" + id + "/notes", "{\"text\":\"b\"}")
                            .body()
                            .member("author"))
                    .isEqualTo(blog.get("/user").body());
        }
    }
}

package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests that the current user is one of the users and has a path of its own if the description has one. */
final class CurrentUserTest {
    private static final String READ = """
            /users/{user_id}:
              parameters: [{name: user_id, in: path, required: true, description: 'The ID or email of a user, or "me".', schema: {type: string, example: me}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}}}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
              delete: {responses: {'204': {description: ok}}}
            /users/{user_id}/notes:
              parameters: [{name: user_id, in: path, required: true, description: An ID, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {text: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            """;
    private static final String LIST = """
            /users:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
            """;
    private static final String CREATE = """
            /users:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {name: {type: string}, email: {type: string}}}}}}
                responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
            """;
    private static final String ME = """
            /me:
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
            """;
    private static final String USER =
            "User: {type: object, required: [id, name, email], properties: {id: {type: string}, name: {type: string}, email: {type: string}}}\n"
                    + "Note: {type: object, properties: {id: {type: string}, text: {type: string}, user_id: {type: string}}}\n";

    @Test
    void theAliasTheOwnPathAndTheIdentifierReturnTheSameUser() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(LIST + READ + ME, USER)) {
            Document first = users.get("/users").body().element(2);
            assertThat(first.member("id").text()).isNotEqualTo("me");
            assertThat(users.get("/users/me").body()).isEqualTo(first);
            assertThat(users.get("/me").body()).isEqualTo(first);
            assertThat(users.get("/users/" + first.member("id").text()).body()).isEqualTo(first);
            users.send("PATCH", "/users/me", "application/json", "{\"name\":\"Ada\"}");
            assertThat(users.get("/me").body().member("name")).isEqualTo(Document.of("Ada"));
        }
    }

    @Test
    void theCurrentUserExistsFromTheStartAndStaysTheSame() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(CREATE + READ + ME, USER)) {
            Document self = users.get("/me").body();
            users.post("/users", "{\"name\":\"Bo\",\"email\":\"bo@example.com\"}");
            assertThat(users.get("/users/me").body()).isEqualTo(self);
            assertThat(users.get("/users/" + self.member("id").text()).body()).isEqualTo(self);
            assertThat(users.get("/users/bo@example.com").body().member("name")).isEqualTo(Document.of("Bo"));
            assertThat(users.get("/users/nobody").status()).isEqualTo(404);
            assertThat(users.delete("/users/me").status()).isEqualTo(204);
            assertThat(users.get("/me").status()).isEqualTo(404);
            assertThat(users.get("/users/" + self.member("id").text()).status()).isEqualTo(404);
        }
    }

    @Test
    void theAliasIsUnknownIfTheDescriptionDoesNotMentionIt() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(LIST + READ, USER)) {
            assertThat(users.get("/users/me/notes").status()).isEqualTo(404);
            assertThat(users.post("/users/me/notes", "{}").status()).isEqualTo(404);
        }
        String silent =
                READ.replace("The ID or email of a user, or \"me\".", "An ID").replace(", example: me", "");
        try (ServedDescription users = ServedDescription.of(LIST + silent + ME, USER)) {
            assertThat(users.get("/users/me").status()).isEqualTo(404);
            String id = users.get("/me").body().member("id").text();
            assertThat(users.get("/users/" + id).status()).isEqualTo(200);
            assertThat(users.get("/users/user@example.com").status()).isEqualTo(404);
        }
    }

    @Test
    void instancesBelowTheAliasBelongToTheCurrentUser() throws IOException, InterruptedException {
        String read = READ.replace("description: An ID", "description: 'An ID or the string \"me\"'");
        try (ServedDescription users = ServedDescription.of(LIST + read, USER)) {
            String id = users.get("/users/me").body().member("id").text();
            Document note =
                    users.post("/users/me/notes", "{\"text\":\"hello\"}").body();
            assertThat(note.member("user_id")).isEqualTo(Document.of(id));
            assertThat(users.get("/users/" + id + "/notes").body().element(0)).isEqualTo(note);
            assertThat(users.get("/users/me/notes").body().element(0)).isEqualTo(note);
            String other = users.get("/users").body().element(1).member("id").text();
            assertThat(users.get("/users/" + other + "/notes").text()).doesNotContain("hello");
        }
    }
}

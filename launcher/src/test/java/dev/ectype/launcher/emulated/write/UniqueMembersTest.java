package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class UniqueMembersTest {
    private static final String PATHS = """
            /users:
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
                responses:
                  '201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
                  '409':
                    description: A user with this email exists already.
                    content: {application/json: {schema: {type: object, required: [code], properties: {code: {type: string, enum: [BAD_REQUEST, DUPLICATE]}, field: {type: string}}}}}
            /users/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}
                responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}
              delete:
                responses: {'204': {description: gone}}
            """;
    private static final String USER = "User: {type: object, properties: {id: {type: string, readOnly: true}, email:"
            + " {type: string}, name: {type: string}}}\n";

    @Test
    void duplicatesAreRejectedWithTheDescribedError() throws IOException, InterruptedException {
        try (ServedDescription users = ServedDescription.of(PATHS, USER)) {
            String ada = users.post("/users", "{\"email\":\"a@b.c\",\"name\":\"Ada\"}")
                    .body()
                    .member("id")
                    .text();
            ServedDescription.Answer refused = users.post("/users", "{\"email\":\"a@b.c\",\"name\":\"Bob\"}");
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.text()).isEqualTo("{\"code\":\"DUPLICATE\",\"field\":\"email\"}");
            assertThat(users.post("/users", "{\"name\":\"Ada\"}").status()).isEqualTo(201);
            assertThat(users.post("/users", "{\"email\":\"b@b.c\"}").status()).isEqualTo(201);
            String path = "/users/" + ada;
            assertThat(users.send("PATCH", path, "application/json", "{\"email\":\"b@b.c\"}")
                            .status())
                    .isEqualTo(409);
            assertThat(users.send("PATCH", path, "application/json", "{\"email\":\"a@b.c\"}")
                            .status())
                    .isEqualTo(200);
            users.delete(path);
            assertThat(users.post("/users", "{\"email\":\"a@b.c\"}").status()).isEqualTo(201);
        }
    }
}

package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Tests creations at paths that are no collection of what they create. */
final class CreationElsewhereTest {
    private static final String PATHS = """
            /orders: {get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}}}
            /orders/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
            /checkout:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {address: {type: string}}}}}}
                responses: {'201': {description: ordered, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
            /users/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/User'}}}}}}
            /auth/register:
              post:
                requestBody: {content: {application/json: {schema: {type: object, properties: {email: {type: string}}}}}}
                responses:
                  '200':
                    description: registered
                    content: {application/json: {schema: {type: object, properties: {user: {$ref: '#/components/schemas/User'}, token: {type: string}}}}}
            """;
    private static final String SCHEMAS = """
            Order: {type: object, properties: {id: {type: string}, address: {type: string}}}
            User: {type: object, properties: {id: {type: string}, email: {type: string}}}
            """;

    @Test
    void theCollectionHasTheInstance() throws IOException, InterruptedException {
        try (ServedDescription shop = ServedDescription.of(PATHS, SCHEMAS)) {
            assertThat(shop.get("/orders/order_1").status()).isEqualTo(404);
            assertThat(shop.post("/checkout", "{\"address\": \"Kai 1\"}").text())
                    .isEqualTo("{\"id\":\"order_1\",\"address\":\"Kai 1\"}");
            assertThat(shop.get("/orders").text()).isEqualTo("[{\"id\":\"order_1\",\"address\":\"Kai 1\"}]");
        }
    }

    @Test
    void aRegistrationCreatesTheUser() throws IOException, InterruptedException {
        try (ServedDescription shop = ServedDescription.of(PATHS, SCHEMAS)) {
            shop.post("/auth/register", "{\"email\": \"a@example.org\"}");
            assertThat(shop.get("/users/user_1").text()).isEqualTo("{\"id\":\"user_1\",\"email\":\"a@example.org\"}");
        }
    }
}

package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class EmbeddingTest {
    private static final String PATHS = """
            /prices:
              post: {requestBody: {content: {application/json: {schema: {type: object, properties: {amount: {type: integer}}}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Price'}}}}}}
            /prices/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Price'}}}}}}
            /orders:
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewOrder'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
            /orders/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
              patch: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewOrder'}}}}, responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
            """;
    private static final String SCHEMAS = """
            Price: {type: object, required: [id, amount], properties: {id: {type: string}, amount: {type: integer}}}
            NewOrder:
              type: object
              properties:
                items: {type: array, items: {type: object, properties: {price: {type: string}, quantity: {type: integer}}}}
                shipping: {type: string}
            Order:
              type: object
              required: [id, items]
              properties:
                id: {type: string}
                items:
                  type: object
                  required: [data, has_more]
                  properties: {has_more: {type: boolean}, data: {type: array, items: {$ref: '#/components/schemas/Line'}}}
                shipping: {$ref: '#/components/schemas/Price'}
            Line:
              type: object
              required: [price]
              properties: {price: {$ref: '#/components/schemas/Price'}, quantity: {type: integer}}
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

    private static Document price(int amount) throws IOException, InterruptedException {
        return served.post("/prices", "{\"amount\":" + amount + "}").body();
    }

    private static String id(Document made) {
        return Objects.requireNonNull(made.member("id")).text();
    }

    @Test
    void aListIsWrappedInItsObjectAndIdentifiersAreEmbedded() throws IOException, InterruptedException {
        Document small = price(5);
        Document large = price(70);
        String items =
                "{\"items\":[{\"price\":\"" + id(small) + "\",\"quantity\":2},{\"price\":\"" + id(large) + "\"}]}";
        Document order = served.post("/orders", items).body();
        assertThat(String.valueOf(order.member("items")))
                .isEqualTo("{\"has_more\":false,\"data\":[{\"price\":" + small + ",\"quantity\":2},{\"price\":" + large
                        + "}]}");
        assertThat(served.get("/orders/" + id(order)).text()).isEqualTo(order.toString());
    }

    @Test
    void aChangeIsEmbeddedInTheSameForm() throws IOException, InterruptedException {
        Document price = price(9);
        String path = "/orders/" + id(served.post("/orders", "{\"items\":[]}").body());
        String shipped = "{\"shipping\":\"" + id(price) + "\",\"items\":[{\"price\":\"" + id(price) + "\"}]}";
        Document changed =
                served.send("PATCH", path, "application/json", shipped).body();
        assertThat(String.valueOf(changed.member("shipping"))).isEqualTo(price.toString());
        assertThat(String.valueOf(changed.member("items"))).contains("\"data\":[{\"price\":" + price + "}]");
    }

    @Test
    void anUnknownReferenceCreatesNoRow() throws IOException, InterruptedException {
        Document order = served.post("/orders", "{\"shipping\":\"nothing\"}").body();
        assertThat(String.valueOf(order.member("shipping"))).contains("\"id\":\"nothing\"");
        assertThat(served.get("/prices/nothing").status()).isEqualTo(404);
    }
}

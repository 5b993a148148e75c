package dev.ectype.launcher.emulated.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ClientChosenIdentifierTest {
    @SuppressWarnings("NullAway.Init")
    private static ServedDescription served;

    @BeforeAll
    static void boot() {
        served = ServedDescription.of("""
                /products:
                  get: {parameters: [{name: active, in: query, schema: {type: boolean}}], responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Product'}}}}}}}
                  post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewProduct'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Product'}}}}}}
                /products/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Product'}}}}}}
                /shelves:
                  post: {responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}}
                /shelves/{shelf_id}:
                  parameters: [{name: shelf_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Shelf'}}}}}}
                /shelves/{shelf_id}/places:
                  parameters: [{name: shelf_id, in: path, required: true, schema: {type: string}}]
                  post: {requestBody: {content: {application/json: {schema: {type: object, required: [product_id], properties: {product_id: {type: string}}}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Place'}}}}}}
                /shelves/{shelf_id}/places/{product_id}:
                  parameters: [{name: shelf_id, in: path, required: true, schema: {type: string}}, {name: product_id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Place'}}}}}}
                """, """
                Shelf: {type: object, required: [id], properties: {id: {type: string}}}
                Place: {type: object, required: [id, state], properties: {id: {type: string}, state: {type: string, enum: [filling, full]}}}
                NewProduct:
                  type: object
                  properties:
                    id: {type: string, description: Unless you choose one we make one up., example: silver}
                    stock: {type: integer}
                Product:
                  type: object
                  required: [id]
                  properties: {id: {type: string}, stock: {type: integer}}
                """);
    }

    @AfterAll
    static void stop() {
        served.close();
    }

    @Test
    void aClientChosenIdentifierIsUnique() throws IOException, InterruptedException {
        assertThat(served.post("/products", "{\"id\":\"gold\"}").text()).contains("\"id\":\"gold\"");
        assertThat(served.post("/products", "{\"id\":\"gold\"}").status()).isEqualTo(409);
    }

    @Test
    void thePathNameOfTheIdentifierIsAcceptedInTheBody() throws IOException, InterruptedException {
        String shelf = served.post("/shelves", "").body().member("id").text();
        String places = "/shelves/" + shelf + "/places";
        assertThat(served.post(places, "{\"product_id\":\"gold\"}").text()).contains("\"id\":\"gold\"");
        assertThat(served.get(places + "/gold").status()).isEqualTo(200);
        assertThat(served.get(places + "/silver").status()).isEqualTo(404);
        String second = served.post(places, "{\"product_id\":\"gold\"}")
                .body()
                .member("id")
                .text();
        assertThat(second).isNotEqualTo("gold");
        assertThat(served.get(places + "/" + second).status()).isEqualTo(200);
    }

    @Test
    void anExampleIdentifierIsNotReserved() throws IOException, InterruptedException {
        assertThat(served.post("/products", "{\"id\":\"silver\"}").text()).contains("\"id\":\"silver\"");
        assertThat(served.post("/products", "{\"id\":\"silver\"}").status()).isEqualTo(201);
    }
}

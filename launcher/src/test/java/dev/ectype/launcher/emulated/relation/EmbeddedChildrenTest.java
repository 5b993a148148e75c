package dev.ectype.launcher.emulated.relation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class EmbeddedChildrenTest {
    private static final String ITEM = """
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/TYPE'}}}}}}
              patch: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewTYPE'}}}}, responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/TYPE'}}}}}}
              delete: {responses: {'204': {description: ok}}}
            """;
    private static final String COLLECTION = """
              post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewTYPE'}}}}, responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/TYPE'}}}}}}
            """;
    private static final String PATHS = "/orders:\n" + COLLECTION.replace("TYPE", "Order") + "/orders/{id}:\n"
            + ITEM.replace("TYPE", "Order") + "/order_lines:\n" + COLLECTION.replace("TYPE", "Line")
            + "/order_lines/{id}:\n" + ITEM.replace("TYPE", "Line");
    private static final String SCHEMAS = """
            NewOrder:
              type: object
              properties:
                lines: {type: array, items: {$ref: '#/components/schemas/NewLine'}}
            Order:
              type: object
              required: [id, lines]
              properties:
                id: {type: string}
                lines:
                  type: object
                  required: [data]
                  properties: {data: {type: array, items: {$ref: '#/components/schemas/Line'}}}
            NewLine: {type: object, properties: {id: {type: string}, order: {type: string}, quantity: {type: integer}}}
            Line:
              type: object
              required: [id, order]
              properties: {id: {type: string}, order: {type: string}, quantity: {type: integer}}
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

    private static Document order() throws IOException, InterruptedException {
        return served.post("/orders", "{\"lines\":[{\"quantity\":2},{\"quantity\":3}]}")
                .body();
    }

    private static String id(Document made) {
        return Objects.requireNonNull(made.member("id")).text();
    }

    private static Document lines(Document order) {
        return Objects.requireNonNull(
                Objects.requireNonNull(order.member("lines")).member("data"));
    }

    private static Document line(Document order, int position) {
        return Objects.requireNonNull(lines(order).element(position));
    }

    private static Document read(Document order) throws IOException, InterruptedException {
        return served.get("/orders/" + id(order)).body();
    }

    @Test
    void childrenInABodyAreInstancesThatReferToTheirParent() throws IOException, InterruptedException {
        Document order = order();
        assertThat(lines(order).size()).isEqualTo(2);
        for (Document line : lines(order).elements()) {
            assertThat(served.get("/order_lines/" + id(line)).text()).isEqualTo(line.toString());
            assertThat(String.valueOf(line.member("order"))).isEqualTo(id(order));
        }
    }

    @Test
    void theParentContainsTheCurrentChildren() throws IOException, InterruptedException {
        Document order = order();
        String first = "/order_lines/" + id(line(order, 0));
        served.send("PATCH", first, "application/json", "{\"quantity\":9}");
        assertThat(String.valueOf(line(read(order), 0).member("quantity"))).isEqualTo("9");
        served.delete(first);
        assertThat(lines(read(order)).toString()).isEqualTo("[" + line(order, 1) + "]");
        Document added = served.post("/order_lines", "{\"order\":\"" + id(order) + "\",\"quantity\":4}")
                .body();
        assertThat(lines(read(order)).toString()).isEqualTo("[" + line(order, 1) + "," + added + "]");
    }

    @Test
    void aChangeOfTheParentChangesItsChildren() throws IOException, InterruptedException {
        Document order = order();
        String second = id(line(order, 1));
        String change = "{\"lines\":[{\"id\":\"" + second + "\",\"quantity\":7},{\"quantity\":1}]}";
        served.send("PATCH", "/orders/" + id(order), "application/json", change);
        assertThat(served.get("/order_lines/" + second).text()).contains("\"quantity\":7");
        assertThat(served.get("/order_lines/" + id(line(order, 0))).status()).isEqualTo(404);
        assertThat(lines(read(order)).size()).isEqualTo(2);
    }

    @Test
    void aDeletionDeletesTheChildren() throws IOException, InterruptedException {
        Document order = order();
        served.delete("/orders/" + id(order));
        assertThat(served.get("/order_lines/" + id(line(order, 0))).status()).isEqualTo(404);
    }

    @Test
    void aFlagRemovesAChildAndOmittedChildrenStay() throws IOException, InterruptedException {
        String flagged = SCHEMAS.replace(
                "NewLine: {type: object, properties: {",
                "NewLine: {type: object, properties: {_destroy: {type: boolean}, ");
        try (ServedDescription shop = ServedDescription.of(PATHS, flagged)) {
            Document order = shop.post("/orders", "{\"lines\":[{\"quantity\":2},{\"quantity\":3}]}")
                    .body();
            String path = "/orders/" + id(order);
            String second = id(line(order, 1));
            shop.send("PATCH", path, "application/json", "{\"lines\":[{\"quantity\":1}]}");
            assertThat(lines(shop.get(path).body()).size()).isEqualTo(3);
            String removal = "{\"lines\":[{\"id\":\"" + second + "\",\"_destroy\":true}]}";
            shop.send("PATCH", path, "application/json", removal);
            assertThat(lines(shop.get(path).body()).size()).isEqualTo(2);
            assertThat(shop.get("/order_lines/" + second).status()).isEqualTo(404);
        }
    }
}

package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class GraphQlOperationsTest {
    private GraphQlShop shop;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        shop = GraphQlShop.opened();
        shop.data("""
                mutation {
                  tools: createCategory(name: "Tools") { id }
                  new: createTag(label: "new") { id }
                  ada: createCustomer(name: "Ada", email: "ada@example.org") { id }
                  hammer: createProduct(input: {name: "Hammer", price: 9.5, categoryId: "category_1", tagIds: ["tag_1"]}) { product { id } }
                  saw: createProduct(input: {name: "Saw", price: 19, inStock: false}) { product { id } }
                  nail: createProduct(input: {name: "Nail", price: 0.5, categoryId: "category_1"}) { product { id } }
                }""");
    }

    @AfterEach
    void close() {
        shop.close();
    }

    @Test
    void aCreatedObjectContainsItsReferencedObjects() throws IOException, InterruptedException {
        assertThat(shop.data(
                        "{ product(id: \"product_1\") { name currency inStock category { name } tags { label } } }"))
                .isEqualTo("{\"product\":{\"name\":\"Hammer\",\"currency\":\"EUR\",\"inStock\":true,"
                        + "\"category\":{\"name\":\"Tools\"},\"tags\":[{\"label\":\"new\"}]}}");
    }

    @Test
    void scalarsAreEqualAloneAndBesideAnObject() throws IOException, InterruptedException {
        String scalars = "title: name ... on Product { price name } currency inStock __typename name";
        String values = "\"title\":\"Hammer\",\"price\":9.5,\"name\":\"Hammer\",\"currency\":\"EUR\","
                + "\"inStock\":true,\"__typename\":\"Product\"";
        assertThat(shop.data("{ product(id: \"product_1\") { " + scalars + " } }"))
                .isEqualTo("{\"product\":{" + values + "}}");
        assertThat(shop.data("{ product(id: \"product_1\") { " + scalars + " description tags { id } } }"))
                .isEqualTo("{\"product\":{" + values + ",\"description\":null,\"tags\":[{\"id\":\"tag_1\"}]}}");
        assertThat(shop.data("{ product(id: \"product_1\") { " + scalars + " description } }"))
                .isEqualTo("{\"product\":{" + values + ",\"description\":null}}");
    }

    @Test
    void backReferencesAreFollowed() throws IOException, InterruptedException {
        assertThat(shop.data("{ category(id: \"category_1\") { products { totalCount nodes { name } } } }"))
                .isEqualTo(
                        "{\"category\":{\"products\":{\"totalCount\":2,\"nodes\":[{\"name\":\"Nail\"},{\"name\":\"Hammer\"}]}}}");
        assertThat(shop.data("{ tag(id: \"tag_1\") { products { name } } }"))
                .isEqualTo("{\"tag\":{\"products\":[{\"name\":\"Hammer\"}]}}");
        shop.data("mutation { createCategory(name: \"Saws\", parentId: \"category_1\") { id } }");
        assertThat(shop.data("{ category(id: \"category_1\") { children { name parent { name } } } }"))
                .isEqualTo("{\"category\":{\"children\":[{\"name\":\"Saws\",\"parent\":{\"name\":\"Tools\"}}]}}");
    }

    @Test
    void connectionsContinueAfterTheirCursors() throws IOException, InterruptedException {
        String first = shop.data(
                "{ products(first: 2) { edges { node { name } } pageInfo { hasNextPage endCursor } totalCount } }");
        assertThat(first)
                .contains("Nail", "Saw", "\"hasNextPage\":true", "\"totalCount\":3")
                .doesNotContain("Hammer");
        String cursor = first.replaceAll(".*\"endCursor\":\"([^\"]+)\".*", "$1");
        assertThat(shop.data("{ products(first: 2, after: \"" + cursor
                        + "\") { nodes { name } pageInfo { hasNextPage hasPreviousPage } } }"))
                .isEqualTo("{\"products\":{\"nodes\":[{\"name\":\"Hammer\"}],"
                        + "\"pageInfo\":{\"hasNextPage\":false,\"hasPreviousPage\":true}}}");
        assertThat(shop.error("{ products(after: \"nowhere\") { totalCount } }"))
                .startsWith("BAD_USER_INPUT `after` is not a cursor");
    }

    @Test
    void listsAreFilteredAndSorted() throws IOException, InterruptedException {
        assertThat(shop.data("{ products(filter: {inStock: false}) { nodes { name } } }"))
                .isEqualTo("{\"products\":{\"nodes\":[{\"name\":\"Saw\"}]}}");
        assertThat(shop.data("{ products(orderBy: {field: PRICE, direction: DESC}) { nodes { name } } }"))
                .isEqualTo("{\"products\":{\"nodes\":[{\"name\":\"Saw\"},{\"name\":\"Hammer\"},{\"name\":\"Nail\"}]}}");
        assertThat(shop.data("{ products(orderBy: {field: PRICE}) { nodes { name } } }"))
                .isEqualTo("{\"products\":{\"nodes\":[{\"name\":\"Nail\"},{\"name\":\"Hammer\"},{\"name\":\"Saw\"}]}}");
    }

    @Test
    void mutationNamesDetermineStateTransitions() throws IOException, InterruptedException {
        assertThat(shop.data("""
                mutation { createOrder(input: {customerId: "customer_1", items: [{productId: "product_1"}]})
                  { status customer { name } items { quantity product { name } } } }"""))
                .isEqualTo("{\"createOrder\":{\"status\":\"OPEN\",\"customer\":{\"name\":\"Ada\"},"
                        + "\"items\":[{\"quantity\":1,\"product\":{\"name\":\"Hammer\"}}]}}");
        assertThat(shop.data("mutation { payOrder(id: \"order_1\") { status } }"))
                .isEqualTo("{\"payOrder\":{\"status\":\"PAID\"}}");
        assertThat(shop.error("mutation { payOrder(id: \"order_1\") { status } }"))
                .startsWith("CONFLICT ");
        assertThat(shop.data("{ orders(status: PAID) { id } }")).isEqualTo("{\"orders\":[{\"id\":\"order_1\"}]}");
    }

    @Test
    void payloadsContainRequestValues() throws IOException, InterruptedException {
        assertThat(shop.data("""
                mutation { updateProduct(input: {clientMutationId: "a", id: "product_1", price: 12}) {
                  clientMutationId product { name price } errors { message } } }"""))
                .isEqualTo(
                        "{\"updateProduct\":{\"clientMutationId\":\"a\",\"product\":{\"name\":\"Hammer\",\"price\":12.0},\"errors\":[]}}");
        assertThat(shop.data("""
                mutation { deleteProduct(input: {clientMutationId: "b", id: "product_1"}) {
                  clientMutationId deletedProductId errors { message } } }"""))
                .isEqualTo(
                        "{\"deleteProduct\":{\"clientMutationId\":\"b\",\"deletedProductId\":\"product_1\",\"errors\":[]}}");
        assertThat(shop.data(
                        "mutation { updateProduct(input: {id: \"product_1\"}) { product { id } errors { code } } }"))
                .isEqualTo("{\"updateProduct\":{\"product\":null,\"errors\":[{\"code\":\"NOT_FOUND\"}]}}");
        assertThat(shop.data("mutation { deleteCustomer(id: \"customer_1\") }")).isEqualTo("{\"deleteCustomer\":true}");
    }

    @Test
    void missingObjectsAreNull() throws IOException, InterruptedException {
        assertThat(shop.data("{ product(id: \"nothing\") { id } node(id: \"nothing\") { id } }"))
                .isEqualTo("{\"product\":null,\"node\":null}");
        assertThat(shop.error("mutation { cancelOrder(id: \"nothing\") { id } }"))
                .startsWith("NOT_FOUND ");
    }

    @Test
    void objectsOfUnionTypesHaveTheirTypeName() throws IOException, InterruptedException {
        assertThat(shop.data("{ node(id: \"tag_1\") { __typename id ... on Tag { label } } }"))
                .isEqualTo("{\"node\":{\"__typename\":\"Tag\",\"id\":\"tag_1\",\"label\":\"new\"}}");
        assertThat(shop.data("{ search(text: \"TOOL\") { __typename ... on Category { name } } }"))
                .isEqualTo("{\"search\":[{\"__typename\":\"Category\",\"name\":\"Tools\"}]}");
    }

    @Test
    void inputsMustMatchTheirScalars() throws IOException, InterruptedException {
        assertThat(shop.error("mutation { createCustomer(name: \"x\", email: \"none\") { id } }"))
                .isEqualTo("BAD_USER_INPUT body/email: expected text in the format email, found \"none\"");
    }

    @Test
    void excessiveDocumentsAreRejected() throws IOException, InterruptedException {
        assertThat(shop.data(nested(20))).startsWith("{\"categories\":[{\"children\":");
        assertThat(shop.error(nested(21))).isEqualTo("QUERY_TOO_DEEP fields are nested deeper than 20 levels");
        assertThat(shop.data(renamed(100))).contains("\"a99\"");
        assertThat(shop.error(renamed(101))).isEqualTo("TOO_MANY_ALIASES more than 100 fields have an alias");
        String bomb =
                "fragment f on Category { ...g ...g } fragment g on Category { ...h ...h } fragment h on Category { id id }";
        assertThat(shop.data("{ categories { ...f } } " + bomb)).contains("category_1");
    }

    /** Writes a query of the given depth. */
    private static String nested(int level) {
        return "{ categories " + "{ children ".repeat(level - 2) + "{ id }" + " }".repeat(level - 2) + " }";
    }

    private static String renamed(int fields) {
        StringBuilder aliases = new StringBuilder("{");
        for (int at = 0; at < fields; at++) {
            aliases.append(" a").append(at).append(": __typename");
        }
        return aliases.append(" }").toString();
    }

    @Test
    void requestsCanBeBatched() throws IOException, InterruptedException {
        assertThat(served("[{\"query\":\"{ tags { id } }\"},{\"query\":\"{ nothing }\"}]")
                        .text())
                .startsWith("[{\"data\":{\"tags\":[{\"id\":\"tag_1\"}]}},{\"errors\":[{\"message\":");
        assertThat(served("[]").status()).isEqualTo(400);
        String one = "{\"query\":\"{ tags { id } }\"}";
        assertThat(served("[" + (one + ",").repeat(19) + one + "]").status()).isEqualTo(200);
        assertThat(served("[" + (one + ",").repeat(20) + one + "]").status()).isEqualTo(400);
    }

    @Test
    void eachMutationFieldIsOneReplayableJournalEntry() throws IOException, InterruptedException {
        assertThat(shop.served().get("/__service/journal").text())
                .contains("\"operation\":\"createTag\"", "\"target\":\"graphql:mutation/createTag\"", "\"position\":6");
        assertThat(shop.served().post("/__service/journal/verify", "{}").text()).contains("\"to\":6,\"same\":true");
        assertThat(shop.served().get("/graphql:mutation/createTag").status()).isEqualTo(404);
    }

    @Test
    void theExplorerPageLoadsNoExternalFiles() throws IOException, InterruptedException {
        String page = shop.served().get("/__service/graphiql").text();
        assertThat(page).doesNotContain("http");
        Matcher loaded = Pattern.compile("(?:src|href)=\"([^\"]+)\"").matcher(page);
        int files = 0;
        while (loaded.find()) {
            ServedDescription.Answer file = shop.served().get("/__service/" + loaded.group(1));
            assertThat(file.status()).as(loaded.group(1)).isEqualTo(200);
            assertThat(file.text()).hasSizeGreaterThan(1_000);
            files++;
        }
        assertThat(files).isEqualTo(5);
        assertThat(shop.served().get("/__service/graphiql/other.js").status()).isEqualTo(404);
    }

    @Test
    void sandboxesHaveTheirOwnState() throws IOException, InterruptedException {
        String body = "{\"query\":\"mutation { createTag(label: \\\"own\\\") { id } }\"}";
        assertThat(shop.served()
                        .ask("POST", "/graphql", body, "x-service-sandbox", "other")
                        .body())
                .contains("tag_2");
        assertThat(shop.data("{ tags { id } }")).isEqualTo("{\"tags\":[{\"id\":\"tag_1\"}]}");
    }

    @Test
    void instancesAreSharedBetweenProtocols() throws IOException, InterruptedException {
        String rest = """
                openapi: 3.1.0
                info: {title: Shop, version: '1'}
                paths:
                  /tags:
                    post:
                      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Label'}}}}
                      responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Label'}}}}}
                    get:
                      responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Label'}}}}}}
                  /tags/{id}:
                    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                    get:
                      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Label'}}}}}
                components:
                  schemas:
                    Label: {type: object, required: [id, label], properties: {id: {type: string, readOnly: true}, label: {type: string}}}
                """;
        try (GraphQlShop both =
                GraphQlShop.opened(SourceRoot.text("shop.yaml", rest.getBytes(StandardCharsets.UTF_8)))) {
            ServedDescription.Answer made = both.served().post("/tags", "{\"label\":\"over HTTP\"}");
            assertThat(made.status()).isEqualTo(201);
            assertThat(both.data("{ tags { label } }")).isEqualTo("{\"tags\":[{\"label\":\"over HTTP\"}]}");
            both.data("mutation { createTag(label: \"over GraphQL\") { id } }");
            assertThat(both.served().get("/tags").text()).contains("over GraphQL", "over HTTP");
        }
    }

    private ServedDescription.Answer served(String body) throws IOException, InterruptedException {
        return shop.served().post("/graphql", body);
    }
}

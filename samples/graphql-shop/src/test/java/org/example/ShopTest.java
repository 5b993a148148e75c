package org.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ectype.runtime.client.EmulatorClient;
import dev.ectype.runtime.emulator.SavedState;
import dev.ectype.runtime.junit.EmulatorTest;
import java.net.URI;
import java.util.Iterator;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import shop.ShopEmulator;

/** Each test has a new shop. */
@EmulatorTest(ShopEmulator.class)
final class ShopTest {
    private static final Pattern ID = Pattern.compile("\"id\":\"([^\"]+)\"");

    private ShopEmulator emulator;
    private URI address;
    private Shop shop;

    @BeforeEach
    void open(ShopEmulator served, URI at) {
        emulator = served;
        address = at;
        shop = new Shop(at);
    }

    @Test
    void whatMutationsMakeQueriesShow() throws Exception {
        String books = category("Books");
        String tea = product("Tea", "9.5", category("Food"));
        product("Moby-Dick", "12", books);
        assertEquals(
                "{\"data\":{\"product\":{\"name\":\"Tea\",\"price\":9.5,\"category\":{\"name\":\"Food\"}}}}",
                shop.ask("query ($id: ID!) { product(id: $id) { name price category { name } } }", Map.of("id", tea)));
        assertEquals(
                "{\"data\":{\"category\":{\"products\":{\"totalCount\":1,\"edges\":[{\"node\":{\"name\":\"Moby-Dick\"}}]}}}}",
                shop.ask(
                        "query ($id: ID!) { category(id: $id) { products { totalCount edges { node { name } } } } }",
                        Map.of("id", books)));
    }

    @Test
    void ordersAreCancelledOnce() throws Exception {
        String tea = product("Tea", "9.5", category("Food"));
        String order = id(shop.ask(
                "mutation ($id: ID!) { createOrder(items: [{productId: $id, quantity: 2}]) { id } }",
                Map.of("id", tea)));
        String cancel = "mutation ($id: ID!) { cancelOrder(id: $id) { status items { quantity product { name } } } }";
        assertEquals(
                "{\"data\":{\"cancelOrder\":{\"status\":\"CANCELLED\","
                        + "\"items\":[{\"quantity\":2,\"product\":{\"name\":\"Tea\"}}]}}}",
                shop.ask(cancel, Map.of("id", order)));
        assertContains("\"code\":\"CONFLICT\"", shop.ask(cancel, Map.of("id", order)));
    }

    @Test
    void subscriptionsTellOfWhatIsMade() throws Exception {
        Iterator<String> events =
                shop.hear("subscription { productCreated { name } }").iterator();
        product("Tea", "9.5", category("Food"));
        assertEquals("{\"data\":{\"productCreated\":{\"name\":\"Tea\"}}}", events.next());
    }

    @Test
    void statesAreSavedAndGoneBackTo() throws Exception {
        String tea = product("Tea", "9.5", category("Food"));
        SavedState saved = emulator.save();
        delete(tea);
        assertEquals("{\"data\":{\"product\":null}}", name(shop, tea));
        emulator.restore(saved);
        assertEquals("{\"data\":{\"product\":{\"name\":\"Tea\"}}}", name(shop, tea));
    }

    @Test
    void theJournalIsGoneBackAndForward() throws Exception {
        String tea = product("Tea", "9.5", category("Food"));
        long before = emulator.position();
        delete(tea);
        emulator.rewind(before);
        assertEquals("{\"data\":{\"product\":{\"name\":\"Tea\"}}}", name(shop, tea));
        emulator.forward();
        assertEquals("{\"data\":{\"product\":null}}", name(shop, tea));
    }

    @Test
    void whatHappensInASandboxStaysThere() throws Exception {
        String tea = product("Tea", "9.5", category("Food"));
        Shop mine = new Shop(address, "mine");
        mine.ask("mutation ($id: ID!) { updateProduct(id: $id, name: \"Coffee\") { id } }", Map.of("id", tea));
        assertEquals("{\"data\":{\"product\":{\"name\":\"Coffee\"}}}", name(mine, tea));
        assertEquals("{\"data\":{\"product\":{\"name\":\"Tea\"}}}", name(shop, tea));
    }

    @Test
    void faultsComeWhereARuleSaysSo(EmulatorClient client) throws Exception {
        client.chaos().failNext(1, "createCategory", 503);
        String create = "mutation { createCategory(name: \"Food\") { name } }";
        assertContains("\"errors\"", shop.ask(create, Map.of()));
        assertEquals("{\"data\":{\"createCategory\":{\"name\":\"Food\"}}}", shop.ask(create, Map.of()));
    }

    private String category(String name) throws Exception {
        return id(shop.ask(
                "mutation ($name: String!) { createCategory(name: $name) { id } }", Map.of("name", name)));
    }

    private String product(String name, String price, String category) throws Exception {
        return id(shop.ask(
                "mutation ($name: String!, $category: ID!) { createProduct(input: {name: $name, price: " + price
                        + ", categoryId: $category}) { id } }",
                Map.of("name", name, "category", category)));
    }

    private void delete(String product) throws Exception {
        shop.ask("mutation ($id: ID!) { deleteProduct(id: $id) }", Map.of("id", product));
    }

    private static String name(Shop shop, String product) throws Exception {
        return shop.ask("query ($id: ID!) { product(id: $id) { name } }", Map.of("id", product));
    }

    private static String id(String made) {
        Matcher id = ID.matcher(made);
        assertTrue(id.find(), made);
        return id.group(1);
    }

    private static void assertContains(String expected, String text) {
        assertTrue(text.contains(expected), text);
    }
}

package dev.ectype.launcher.emulated.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.sample.SampleApi.Reply;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class ShopSampleTest {
    @SuppressWarnings("NullAway.Init")
    private static SampleApi api;

    @BeforeAll
    static void serve() {
        api = SampleApi.of("shop", "X-Api-Key", "any");
    }

    @BeforeEach
    void forget() {
        api.reset();
    }

    @AfterAll
    static void stop() {
        api.close();
    }

    private static final String NOBODY = "00000000-0000-4000-8000-000000000000";
    private static final String BUYER = "{'email':'nora@example.com','shipping_address':{'name':'Nora',"
            + "'street':'Kajgatan 4','city':'Malmö','postal_code':'211 20','country':'SE'}}";

    private static String product(String sku, String name, String category, int price) {
        String body = "{'sku':'" + sku + "','name':'" + name + "','category_slug':'" + category + "','price':" + price;
        return "/products/" + api.create("/products", body + "}", "id");
    }

    private static String order() {
        String cart = api.create("/carts", "{}", "id");
        return "/orders/" + api.create("/carts/" + cart + "/orders", BUYER, "id");
    }

    @Test
    void categoriesAreSeededAsATree() {
        Reply categories = api.get("/categories");
        List<String> slugs = categories.each("items", "slug");
        assertThat(slugs).contains("lighting", "lanterns");
        assertThat(categories.each("items", "parent_slug"))
                .allMatch(parent -> parent.equals("null") || slugs.contains(parent));
        assertThat(api.get("/categories/lanterns").at("parent_slug")).isEqualTo("lighting");
        assertThat(api.get("/categories/nothing").status()).isEqualTo(404);
    }

    @Test
    void skusAreUnique() {
        product("LAMP-01", "Storm lantern", "lighting", 4900);
        Reply taken = api.post("/products", "{'sku':'LAMP-01','name':'Other','category_slug':'lighting','price':1}");
        assertThat(taken.status()).isEqualTo(409);
        assertThat(taken.field("content-type")).startsWith("application/problem+json");
        assertThat(taken.each("errors", "pointer")).containsExactly("/sku");
    }

    @Test
    void productsAreFoundByCategoryWordsAndPrice() {
        product("LAMP-01", "Storm lantern", "lighting", 4900);
        product("COMP-01", "Compass", "compasses", 1900);
        assertThat(api.get("/products?category_slug=lighting").each("items", "name"))
                .containsExactly("Storm lantern");
        assertThat(api.get("/products?q=lantern").each("items", "sku")).containsExactly("LAMP-01");
        assertThat(api.get("/products?min_price=1000&max_price=2000").each("items", "sku"))
                .containsExactly("COMP-01");
    }

    @Test
    void pagesContainTheTotal() {
        product("A-1", "Anchor", "navigation", 300);
        product("B-1", "Buoy", "navigation", 100);
        product("C-1", "Chart", "navigation", 200);
        Reply page = api.get("/products?per_page=2&page=2&sort=price");
        assertThat(page.each("items", "name")).containsExactly("Anchor");
        assertThat(page.at("total")).isEqualTo("3");
        assertThat(page.at("total_pages")).isEqualTo("2");
        assertThat(api.get("/products?sort=-name").each("items", "name")).containsExactly("Chart", "Buoy", "Anchor");
    }

    @Test
    void aProductIsPublishedOnceAndChanged() {
        String product = product("LAMP-01", "Storm lantern", "lighting", 4900);
        assertThat(api.get(product).at("status")).isEqualTo("draft");
        assertThat(api.post(product + "/publish", "").at("status")).isEqualTo("published");
        assertThat(api.post(product + "/publish", "").status()).isEqualTo(409);
        assertThat(api.get("/products?status=draft").each("items", "id")).isEmpty();
        assertThat(api.patch(product, "{'price':4500}").at("price")).isEqualTo("4500");
        assertThat(api.get(product).at("status")).isEqualTo("published");
        assertThat(api.patch(product, "{}").status()).isEqualTo(400);
    }

    @Test
    void variantsHaveAStockAndAreDeletedWithTheirProduct() {
        String product = product("LAMP-01", "Storm lantern", "lighting", 4900);
        String variant = "/variants/" + api.create(product + "/variants", "{'name':'Brass','stock':2}", "id");
        assertThat(api.get(variant).at("surcharge")).isEqualTo("0");
        assertThat(api.put(variant + "/stock", "{'stock':40}").at("stock")).isEqualTo("40");
        assertThat(api.get(variant).at("name")).isEqualTo("Brass");
        assertThat(api.get(product + "/variants").each("items", "stock")).containsExactly("40");
        assertThat(api.put(variant + "/stock", "{'stock':-1}").status()).isEqualTo(400);
        assertThat(api.post("/products/" + NOBODY + "/variants", "{'name':'Brass'}")
                        .status())
                .isEqualTo(404);
        api.delete(product);
        assertThat(api.get(variant).status()).isEqualTo(404);
    }

    @Test
    void aCouponIsIdentifiedByItsCode() {
        String coupon = "{'code':'HARBOUR10','percent_off':10}";
        assertThat(api.post("/coupons", coupon).status()).isEqualTo(201);
        assertThat(api.post("/coupons", coupon).status()).isEqualTo(409);
        assertThat(api.get("/coupons/HARBOUR10").at("percent_off")).isEqualTo("10");
        assertThat(api.delete("/coupons/HARBOUR10").status()).isEqualTo(204);
        assertThat(api.get("/coupons/HARBOUR10").status()).isEqualTo(404);
    }

    @Test
    void itemsAreAddedToACartAndRemoved() {
        String product = product("LAMP-01", "Storm lantern", "lighting", 4900);
        String variant = api.create(product + "/variants", "{'name':'Brass'}", "id");
        String items = "/carts/" + api.create("/carts", "{}", "id") + "/items";
        String item = items + "/" + api.create(items, "{'variant_id':'" + variant + "'}", "id");
        assertThat(api.get(items).each("items", "quantity")).containsExactly("1");
        assertThat(api.patch(item, "{'quantity':3}").at("variant_id")).isEqualTo(variant);
        assertThat(api.get(items).each("items", "quantity")).containsExactly("3");
        String other = "/carts/" + api.create("/carts", "{}", "id") + "/items";
        assertThat(api.get(other).each("items", "quantity")).isEmpty();
        assertThat(api.delete(item).status()).isEqualTo(204);
        assertThat(api.delete(item).status()).isEqualTo(404);
        assertThat(api.get(items).each("items", "quantity")).isEmpty();
    }

    @Test
    void aCartBecomesAnOrder() {
        String cart = api.create("/carts", "{'email':'nora@example.com'}", "id");
        Reply placed = api.post("/carts/" + cart + "/orders", BUYER);
        assertThat(placed.status()).isEqualTo(201);
        assertThat(placed.at("status")).isEqualTo("placed");
        assertThat(placed.at("cart_id")).isEqualTo(cart);
        assertThat(api.get("/orders/" + placed.at("id")).at("shipping_address/city"))
                .isEqualTo("Malmö");
        assertThat(api.post("/carts/" + NOBODY + "/orders", BUYER).status()).isEqualTo(404);
        assertThat(api.get("/orders").at("total")).isEqualTo("1");
    }

    @Test
    void anOrderIsConfirmedAndCanceled() {
        String order = order();
        assertThat(api.post(order + "/confirm", "").at("confirmed_at")).startsWith("2025-01-01T");
        assertThat(api.post(order + "/confirm", "").status()).isEqualTo(409);
        assertThat(api.get("/orders?status=confirmed").at("total")).isEqualTo("1");
        assertThat(api.get("/orders?email=bo@example.com").at("total")).isEqualTo("0");
        assertThat(api.post(order + "/cancel", "").at("status")).isEqualTo("canceled");
        assertThat(api.post(order + "/confirm", "").status()).isEqualTo(409);
    }

    @Test
    void anOrderIsPaidAndSent() {
        String order = order();
        String other = order();
        api.create(order + "/payments", "{'method':'card','amount':5500}", "id");
        assertThat(api.get(order + "/payments").each("items", "amount")).containsExactly("5500");
        assertThat(api.get(other + "/payments").each("items", "amount")).isEmpty();
        String parcel =
                order + "/fulfilments/" + api.create(order + "/fulfilments", "{'carrier':'Harbour Post'}", "id");
        assertThat(api.post(parcel + "/ship", "").at("status")).isEqualTo("shipped");
        assertThat(api.post(parcel + "/ship", "").status()).isEqualTo(409);
        assertThat(api.get(order + "/fulfilments").each("items", "status")).containsExactly("shipped");
        assertThat(api.post(other + parcel.substring(order.length()) + "/ship", "")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void aReturnIsApprovedOrRejected() {
        String order = order();
        String first = "/returns/" + api.create(order + "/returns", "{'reason':'Too small'}", "id");
        String second = "/returns/" + api.create(order + "/returns", "{'reason':'Too bright'}", "id");
        assertThat(api.post(first + "/approve", "").at("status")).isEqualTo("approved");
        Reply rejected = api.post(second + "/reject", "{'rejection_reason':'It was worn.'}");
        assertThat(rejected.at("status")).isEqualTo("rejected");
        assertThat(rejected.at("rejection_reason")).isEqualTo("It was worn.");
        assertThat(api.post(second + "/approve", "").status()).isEqualTo(409);
        assertThat(api.get(order + "/returns").each("items", "status"))
                .containsExactlyInAnyOrder("approved", "rejected");
        assertThat(api.post("/orders/1/returns", "{'reason':'?'}").status()).isEqualTo(404);
    }
}

package dev.ectype.compiler.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ir.GraphQlField;
import dev.ectype.compiler.ir.GraphQlField.RootType;
import dev.ectype.compiler.ir.GraphQlForm;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WireCallsTest {
    @ParameterizedTest
    @CsvSource({
        "product, READ, product",
        "products, LIST, products",
        "allProducts, LIST, Products",
        "productList, LIST, product",
        "getProduct, READ, Product",
        "searchProducts, LIST, Products",
        "lineItems, LIST, lineItems",
        "productsByTag, ,",
        "newProducts, LIST, newProducts",
    })
    void aQueryNamesWhatItShows(String field, @Nullable String deed, @Nullable String noun) {
        assertThat(said(new GraphQlField(RootType.QUERY, field, List.of(), new GraphQlForm.Plain())))
                .isEqualTo(deed == null ? null : deed + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({"staff, LIST, staff", "productsConnection, LIST, products"})
    void aConnectionIsAList(String field, String deed, String noun) {
        assertThat(said(new GraphQlField(RootType.QUERY, field, List.of(), new GraphQlForm.Connection())))
                .isEqualTo(deed + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({
        "createProduct, CREATE, Product",
        "productCreate, CREATE, product",
        "delete_product, DELETE, product",
        "cancelOrder, OTHER, Order",
        "orderLineUpdate, UPDATE, orderLine",
        "login, ,",
    })
    void aMutationSaysWhatItDoesToWhat(String field, @Nullable String deed, @Nullable String noun) {
        assertThat(said(new GraphQlField(RootType.MUTATION, field, List.of(), new GraphQlForm.Plain())))
                .isEqualTo(deed == null ? null : deed + " " + noun);
    }

    private static @Nullable String said(GraphQlField field) {
        CallName name = WireCalls.name(field);
        return name == null ? null : name.deed() + " " + name.noun();
    }
}

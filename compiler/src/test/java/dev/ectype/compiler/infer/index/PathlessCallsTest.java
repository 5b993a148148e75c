package dev.ectype.compiler.infer.index;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.ir.binding.Binding;
import dev.ectype.compiler.ir.binding.GraphQlField;
import dev.ectype.compiler.ir.binding.GraphQlField.RootType;
import dev.ectype.compiler.ir.binding.GraphQlForm;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PathlessCallsTest {
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
    void readsQueriesWithoutAVerb(String field, @Nullable String kind, @Nullable String noun) {
        assertThat(name(new GraphQlField(RootType.QUERY, field, List.of(), List.of(), null, new GraphQlForm.Plain())))
                .isEqualTo(kind == null ? null : kind + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({
        "productsByTag, products",
        "getProductsByTagId, Products",
        "get_products_by_tag, products",
        "allProductsForCustomer, Products",
        "productByTag, ",
        "productsBy, ",
        "byTag, ",
    })
    void ignoresAFilteringSuffix(String field, @Nullable String noun) {
        OperationName name = PathlessCalls.withoutSuffix(
                new GraphQlField(RootType.QUERY, field, List.of(), List.of(), null, new GraphQlForm.Plain()));
        assertThat(name == null ? null : name.noun()).isEqualTo(noun);
    }

    @ParameterizedTest
    @CsvSource({"staff, LIST, staff", "productsConnection, LIST, products"})
    void readsAConnectionAsAList(String field, String kind, String noun) {
        assertThat(name(new GraphQlField(
                        RootType.QUERY, field, List.of(), List.of(), null, new GraphQlForm.Connection())))
                .isEqualTo(kind + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({
        "createProduct, CREATE, Product",
        "productCreate, CREATE, product",
        "delete_product, DELETE, product",
        "cancelOrder, OTHER, Order",
        "updateAddOn, UPDATE, AddOn",
        "orderLineUpdate, UPDATE, orderLine",
        "login, ,",
        "search, ,",
        "delete, ,",
    })
    void readsTheVerbAndTheNounOfAMutation(String field, @Nullable String kind, @Nullable String noun) {
        assertThat(name(new GraphQlField(
                        RootType.MUTATION, field, List.of(), List.of(), null, new GraphQlForm.Plain())))
                .isEqualTo(kind == null ? null : kind + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({
        "CreateBook, CREATE, Book",
        "ListBooks, LIST, Books",
        "GetBook, READ, Book",
        "CancelOrder, OTHER, Order",
        "UserAdd, CREATE, User",
        "Say, OTHER, library",
        "Get, READ, library",
        "LibraryGetShelf, READ, Shelf",
        "DeleteAddOn, DELETE, AddOn",
    })
    void readsTheVerbAndTheNounOfAMethod(String method, @Nullable String kind, @Nullable String noun) {
        assertThat(name(new GrpcMethod("acme.Library", method, false, false)))
                .isEqualTo(kind == null ? null : kind + " " + noun);
    }

    @ParameterizedTest
    @CsvSource({"acme.Tickets, tickets", "TicketService, ticket", "OpenTicketsAPI, open_tickets", "acme.Api, "})
    void readsTheNounOfAVerbAloneInTheNameOfTheService(String service, @Nullable String noun) {
        assertThat(name(new GrpcMethod(service, "Get", false, false))).isEqualTo(noun == null ? null : "READ " + noun);
    }

    private static @Nullable String name(Binding binding) {
        OperationName name = PathlessCalls.name(binding);
        return name == null ? null : name.kind() + " " + name.noun();
    }
}

package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests objects of conditions, numbers as texts, and instances with an id that queries do not use. */
final class GraphQlConditionsTest {
    private static final String SCHEMA = """
            scalar Decimal
            scalar Long
            type Query {
              lamps(where: LampWhere): [Lamp!]!
              lamp(slug: String!): Lamp
              orders(where: OrderWhere): [Order!]!
            }
            input TextFilter { _eq: String, _in: [String!], _like: String, _is_null: Boolean }
            input IntFilter { _gt: Int, greaterThanOrEqual: Int }
            input LampWhere {
              name: TextFilter, stock: IntFilter, color: TextFilter, tags: [String!]
              _and: [LampWhere!], OR: [LampWhere!], not: LampWhere
              stock_gt: Int, nameContains: String, minPrice: Decimal, maxPrice: Decimal, unknown: Int
              hasColor: Boolean, inStock: Boolean, search: String
            }
            type Lamp { id: ID!, slug: String!, name: String!, price: Decimal, stock: Int, sold: Long, color: String, tags: [String!]! }
            input OrderWhere { lamp: LampWhere, spares: LampsWhere }
            input LampsWhere { some: LampWhere, every: LampWhere, none: LampWhere }
            type Order { id: ID!, lamp: Lamp, spares: [Lamp!]! }
            input NewLamp { slug: String!, name: String!, price: Decimal, stock: Int, sold: Long, color: String, tags: [String!] }
            type Mutation {
              createLamp(input: NewLamp!): Lamp!
              updateLamp(id: ID!, input: NewLamp!): Lamp
              createOrder(lampId: ID, spareIds: [ID!]): Order!
            }
            """;

    @SuppressWarnings("NullAway.Init")
    private static ServedDescription shop;

    @BeforeAll
    static void boot() throws IOException, InterruptedException {
        shop = ServedDescription.of(List.of(SourceRoot.text("shop.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        for (int number = 1; number <= 3; number++) {
            ask("mutation { createLamp(input: {slug: \"l" + number + "\", name: \"Lamp " + number + "\", stock: "
                    + number
                    + "0, price: " + (number == 2 ? "29.90" : "\"" + number + "9.90\"")
                    + ", sold: \"90071992547409931234\", tags: [\"t" + number + "\"]"
                    + (number == 1 ? ", color: \"red\"" : "") + "}) { id } }");
        }
    }

    @AfterAll
    static void stop() {
        shop.close();
    }

    private static Document ask(String query) throws IOException, InterruptedException {
        String text = query.replace("\\", "\\\\").replace("\"", "\\\"");
        return shop.post("/graphql", "{\"query\":\"" + text + "\"}").body();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name: {_eq: 'Lamp 1'}                                  | l1",
                "name: {_in: ['Lamp 1', 'Lamp 3']}                      | l3 l1",
                "name: {_like: '%2'}                                    | l2",
                "color: {_is_null: true}                                | l3 l2",
                "color: {_is_null: false}                               | l1",
                "stock: {_gt: 10}                                       | l3 l2",
                "stock: {greaterThanOrEqual: 20}                        | l3 l2",
                "stock_gt: 20                                           | l3",
                "nameContains: 'amp 2'                                  | l2",
                "minPrice: '20', maxPrice: 30                           | l2",
                "tags: ['t1', 't3']                                     | l3 l1",
                "OR: [{name: {_eq: 'Lamp 1'}}, {stock: {_gt: 20}}]      | l3 l1",
                "_and: [{stock: {_gt: 10}}, {nameContains: '3'}]        | l3",
                "not: {name: {_eq: 'Lamp 1'}}                           | l3 l2",
                "hasColor: true                                         | l1",
                "hasColor: false, inStock: true                         | l3 l2",
                "inStock: false                                         |",
                "search: 'lamp RED'                                     | l1",
            })
    void conditionsSelect(String where, @Nullable String slugs) throws IOException, InterruptedException {
        Document found = ask("{ lamps(where: {" + where.strip().replace('\'', '"') + "}) { slug } }");
        List<String> names = new ArrayList<>();
        found.at(MemberPath.of("data", "lamps"))
                .elements()
                .forEach(lamp -> names.add(lamp.member("slug").text()));
        assertThat(String.join(" ", names)).isEqualTo(slugs == null ? "" : slugs.strip());
    }

    @Test
    void anUnknownConditionIsAnErrorAndSelectsNothing() throws IOException, InterruptedException {
        Document answer = ask("{ lamps(where: {unknown: 1}) { slug } }");
        assertThat(answer.toString())
                .contains("the emulator does not know the condition 'unknown'", "BAD_USER_INPUT")
                .doesNotContain("l1");
        assertThat(ask("{ lamps(where: {unknown: null}) { slug } }").toString()).contains("l1", "l2", "l3");
    }

    @Test
    void conditionsOnRelatedInstancesSelect() throws IOException, InterruptedException {
        Document made = ask("mutation { a: createOrder(lampId: \"lamp_1\", spareIds: [\"lamp_1\", \"lamp_2\"]) { id }"
                        + " b: createOrder(lampId: \"lamp_2\", spareIds: [\"lamp_2\"]) { id }"
                        + " c: createOrder(spareIds: []) { id } }")
                .member("data");
        List<String> id = new ArrayList<>();
        List.of("a", "b", "c")
                .forEach(each -> id.add(made.member(each).member("id").text()));
        assertThat(selected("lamp: {name: {_eq: 'Lamp 1'}}", id)).containsExactly("a");
        assertThat(selected("lamp: {nameContains: 'Lamp'}", id)).containsExactly("b", "a");
        assertThat(selected("lamp: null", id)).containsExactly("c");
        assertThat(selected("spares: {some: {name: {_eq: 'Lamp 1'}}}", id)).containsExactly("a");
        assertThat(selected("spares: {every: {name: {_eq: 'Lamp 2'}}}", id)).containsExactly("c", "b");
        assertThat(selected("spares: {none: {name: {_eq: 'Lamp 2'}}}", id)).containsExactly("c");
        assertThat(ask("{ orders(where: {lamp: {unknown: 1}}) { id } }").toString())
                .contains("does not know the condition 'unknown'");
    }

    /** Returns the letters of the selected ones of three orders. */
    private static List<String> selected(String where, List<String> ids) throws IOException, InterruptedException {
        List<String> letters = new ArrayList<>();
        ask("{ orders(where: {" + where.replace('\'', '"') + "}) { id } }")
                .at(MemberPath.of("data", "orders"))
                .elements()
                .forEach(order -> {
                    int at = ids.indexOf(order.member("id").text());
                    if (at >= 0) {
                        letters.add(List.of("a", "b", "c").get(at));
                    }
                });
        return letters;
    }

    @Test
    void numbersMayBeTextsAndStayAsTheyWereSent() throws IOException, InterruptedException {
        assertThat(ask("{ lamp(slug: \"l1\") { price sold } }").toString())
                .contains("{\"price\":\"19.90\",\"sold\":\"90071992547409931234\"}");
        assertThat(ask("{ lamp(slug: \"l2\") { price sold } }").toString()).contains("{\"price\":29.90,");
        assertThat(ask("mutation { createLamp(input: {slug: \"l8\", name: \"x\", price: \"much\"}) { id } }")
                        .toString())
                .contains("BAD_USER_INPUT");
    }

    @Test
    void theIdIdentifiesAlthoughQueriesUseAnotherKey() throws IOException, InterruptedException {
        assertThat(ask("mutation { createOrder(lampId: \"lamp_2\") { lamp { slug } } }")
                        .toString())
                .contains("{\"lamp\":{\"slug\":\"l2\"}}");
        assertThat(ask("mutation { updateLamp(id: \"lamp_3\", input: {slug: \"l3\", name: \"Lamp 3\"}) { id slug } }")
                        .toString())
                .contains("{\"id\":\"lamp_3\",\"slug\":\"l3\"}");
        assertThat(ask("{ lamp(slug: \"l3\") { id } }").toString()).contains("{\"id\":\"lamp_3\"}");
    }
}

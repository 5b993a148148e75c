package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests entities that no query returns alone, and entities beside the result of a mutation. */
final class GraphQlRelatedEntitiesTest {
    private static final String SCHEMA = """
            directive @audit(level: Int) on FIELD_DEFINITION
            directive @defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
            interface Node { id: ID! }
            type Query { node(id: ID!): Node harbor: Harbor! berth(id: ID!): Berth }
            type Harbor { name: String! berths(first: Int): BerthConnection! }
            type Berth implements Node {
              id: ID! label: String! hooks(size: Size): HookConnection! bookings(status: BookingStatus): BookingConnection!
            }
            enum Size { SMALL LARGE }
            type Hook implements Node { id: ID! size: Size! berth: Berth! }
            enum BookingStatus { OPEN CANCELLED }
            type Booking implements Node { id: ID! status: BookingStatus! berth: Berth! note: String }
            type PageInfo { hasNextPage: Boolean! endCursor: String }
            type BerthConnection { nodes: [Berth!]! pageInfo: PageInfo! totalCount: Int! }
            type HookConnection { nodes: [Hook!]! pageInfo: PageInfo! totalCount: Int! }
            type BookingConnection { nodes: [Booking!]! pageInfo: PageInfo! totalCount: Int! }
            type Mutation {
              createBerth(input: NewBerth!): BerthPayload!
              deleteBerth(id: ID!): DeleteBerthPayload!
              addHook(input: NewHook!): HookPayload!
              deleteHook(id: ID!): DeleteHookPayload!
              placeBooking(input: NewBooking!): BookingPayload!
              cancelBooking(id: ID!): BookingPayload!
            }
            input NewBerth { label: String! }
            input NewHook { berthId: ID! size: Size! }
            input NewBooking { berthId: ID! note: String }
            type UserError { message: String! }
            type BerthPayload { berth: Berth userErrors: [UserError!]! }
            type DeleteBerthPayload { deletedBerthId: ID harbor: Harbor! userErrors: [UserError!]! }
            type HookPayload { hook: Hook berth: Berth userErrors: [UserError!]! }
            type DeleteHookPayload { deletedHookId: ID berth: Berth userErrors: [UserError!]! }
            type BookingPayload { booking: Booking userErrors: [UserError!]! }
            """;

    private GraphQlShop harbor;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        harbor = GraphQlShop.of(List.of(SourceRoot.text("harbor.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        for (String label : List.of("East", "West")) {
            harbor.data("mutation { createBerth(input: {label: \"" + label + "\"}) { berth { id } } }");
        }
    }

    @AfterEach
    void close() {
        harbor.close();
    }

    private void addHook(String size) throws IOException, InterruptedException {
        harbor.data("mutation { addHook(input: {berthId: \"berth_2\", size: " + size + "}) { hook { id } } }");
    }

    @Test
    void aMutationThatReturnsANewEntityCreatesItWhateverItsVerb() throws IOException, InterruptedException {
        String place = "mutation { placeBooking(input: {berthId: \"berth_1\", note: \"late\"})"
                + " { booking { id status berth { label } } } }";
        assertThat(harbor.data(place))
                .isEqualTo("{\"placeBooking\":{\"booking\":"
                        + "{\"id\":\"booking_1\",\"status\":\"OPEN\",\"berth\":{\"label\":\"East\"}}}}");
        assertThat(harbor.data("{ node(id: \"booking_1\") { ... on Booking { note } } }"))
                .isEqualTo("{\"node\":{\"note\":\"late\"}}");
        assertThat(harbor.data("mutation { cancelBooking(id: \"booking_1\") { booking { status } } }"))
                .isEqualTo("{\"cancelBooking\":{\"booking\":{\"status\":\"CANCELLED\"}}}");
        assertThat(harbor.data(
                        "{ berth(id: \"berth_1\") { bookings(status: CANCELLED) { totalCount nodes { id } } } }"))
                .isEqualTo("{\"berth\":{\"bookings\":{\"totalCount\":1,\"nodes\":[{\"id\":\"booking_1\"}]}}}");
        assertThat(harbor.data(
                        "mutation { cancelBooking(id: \"booking_7\") { booking { id } userErrors { message } } }"))
                .contains("\"booking\":null", "there is no 'booking_7' among the bookings");
    }

    @Test
    void payloadsShowTheParentOfANewAndOfADeletedEntity() throws IOException, InterruptedException {
        addHook("SMALL");
        assertThat(harbor.data("mutation { addHook(input: {berthId: \"berth_2\", size: LARGE})"
                        + " { hook { id } berth { label hooks { totalCount } } } }"))
                .isEqualTo("{\"addHook\":{\"hook\":{\"id\":\"hook_2\"},"
                        + "\"berth\":{\"label\":\"West\",\"hooks\":{\"totalCount\":2}}}}");
        assertThat(harbor.data("mutation { deleteHook(id: \"hook_1\")"
                        + " { deletedHookId berth { label hooks { nodes { id } } } } }"))
                .isEqualTo("{\"deleteHook\":{\"deletedHookId\":\"hook_1\","
                        + "\"berth\":{\"label\":\"West\",\"hooks\":{\"nodes\":[{\"id\":\"hook_2\"}]}}}}");
        assertThat(harbor.data("mutation { deleteHook(id: \"hook_1\")"
                        + " { deletedHookId berth { label } userErrors { message } } }"))
                .isEqualTo("{\"deleteHook\":{\"deletedHookId\":null,\"berth\":null,"
                        + "\"userErrors\":[{\"message\":\"there is no 'hook_1' among the hooks\"}]}}");
    }

    @Test
    void argumentsOfNestedFieldsSelect() throws IOException, InterruptedException {
        addHook("SMALL");
        addHook("LARGE");
        assertThat(harbor.data("{ berth(id: \"berth_2\") { hooks(size: LARGE) { totalCount nodes { id } } } }"))
                .isEqualTo("{\"berth\":{\"hooks\":{\"totalCount\":1,\"nodes\":[{\"id\":\"hook_2\"}]}}}");
    }

    @Test
    void theOnlyObjectOfATypeListsAllEntitiesAndIsInPayloads() throws IOException, InterruptedException {
        assertThat(harbor.data("{ harbor { name berths(first: 1) { totalCount nodes { label } } } }"))
                .isEqualTo("{\"harbor\":{\"name\":\"Harbor\","
                        + "\"berths\":{\"totalCount\":2,\"nodes\":[{\"label\":\"West\"}]}}}");
        String delete =
                "mutation { deleteBerth(id: \"berth_1\") { deletedBerthId harbor { name berths { totalCount } } } }";
        assertThat(harbor.data(delete))
                .isEqualTo("{\"deleteBerth\":{\"deletedBerthId\":\"berth_1\","
                        + "\"harbor\":{\"name\":\"Harbor\",\"berths\":{\"totalCount\":1}}}}");
        assertThat(harbor.data(delete)).contains("\"deletedBerthId\":null,\"harbor\":{\"name\":\"Harbor\"");
    }

    @Test
    void introspectionShowsOnlyExecutedDirectivesAndQueriesMayContainAll() throws IOException, InterruptedException {
        assertThat(harbor.data("{ __schema { directives { name } } }"))
                .contains("audit", "include", "skip", "deprecated")
                .doesNotContain("defer", "experimental");
        assertThat(harbor.data("{ harbor { ... @defer { name } } }")).isEqualTo("{\"harbor\":{\"name\":\"Harbor\"}}");
    }
}

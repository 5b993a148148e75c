package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests mutations with unknown verbs, and queries that select the listed objects. */
final class GraphQlMutationVerbsTest {
    private static final String PARCELS = """
            type Query {
              getParcel(id: ID!): Parcel
              getParcelsBySender(senderId: ID!): [Parcel!]!
            }
            type Mutation {
              shipParcel(input: ShipParcelInput!): ShipResult!
              checkParcel(input: ShipParcelInput!): Parcel!
              cancelParcel(parcelId: ID!): Parcel!
              weighParcel(parcelId: ID!): Float!
            }
            input ShipParcelInput { senderId: ID! grams: Int! }
            type ShipResult { parcel: Parcel success: Boolean! problem: String }
            type Parcel { id: ID! senderId: ID! grams: Int! status: ParcelStatus! }
            enum ParcelStatus { PENDING DELIVERED CANCELLED }
            """;

    private GraphQlShop shop;

    @BeforeEach
    void open() {
        byte[] text = PARCELS.getBytes(StandardCharsets.UTF_8);
        shop = GraphQlShop.of(List.of(SourceRoot.text("parcels.graphql", text)));
    }

    @AfterEach
    void close() {
        shop.close();
    }

    private String ship(String sender) throws IOException, InterruptedException {
        return shop.data("mutation { shipParcel(input: {senderId: \"" + sender
                + "\", grams: 7}) { success problem parcel { id grams status } } }");
    }

    @Test
    void aMutationThatReturnsAnObjectWithoutItsIdentifierCreatesOne() throws IOException, InterruptedException {
        assertThat(ship("ann"))
                .isEqualTo("{\"shipParcel\":{\"success\":true,\"problem\":null,"
                        + "\"parcel\":{\"id\":\"parcel_1\",\"grams\":7,\"status\":\"PENDING\"}}}");
        assertThat(shop.data("{ getParcel(id: \"parcel_1\") { grams } other: getParcel(id: \"parcel_2\") { grams } }"))
                .isEqualTo("{\"getParcel\":{\"grams\":7},\"other\":null}");
    }

    @Test
    void aCheckCreatesNothing() throws IOException, InterruptedException {
        shop.data("mutation { checkParcel(input: {senderId: \"ann\", grams: 7}) { grams } }");
        assertThat(shop.data("{ getParcelsBySender(senderId: \"ann\") { id } }"))
                .isEqualTo("{\"getParcelsBySender\":[]}");
    }

    @Test
    void argumentsOfAQueryFilterItsList() throws IOException, InterruptedException {
        ship("ann");
        ship("bob");
        assertThat(shop.data("{ getParcelsBySender(senderId: \"bob\") { id senderId } }"))
                .isEqualTo("{\"getParcelsBySender\":[{\"id\":\"parcel_2\",\"senderId\":\"bob\"}]}");
    }

    @Test
    void anIdentifierArgumentNamedAfterATypeSelectsTheChangedObject() throws IOException, InterruptedException {
        ship("ann");
        assertThat(shop.data("mutation { cancelParcel(parcelId: \"parcel_1\") { status } }"))
                .isEqualTo("{\"cancelParcel\":{\"status\":\"CANCELLED\"}}");
        assertThat(shop.error("mutation { cancelParcel(parcelId: \"parcel_1\") { status } }"))
                .startsWith("CONFLICT ");
        assertThat(shop.error("mutation { cancelParcel(parcelId: \"parcel_2\") { status } }"))
                .startsWith("NOT_FOUND ");
    }
}

package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests realistic schemas with gaps and mistakes. */
final class GraphQlSchemaShapesTest {
    private static final String SCHEMA = """
            type Query {
              hotel(id: ID): Hotel
              hotels(like: Address): HotelList!
              room(id: ID!): Room
              owner(id: ID!): Owner
              owners: [Owner!]!
              tour(id: ID!): Tour
              stops: [Stop!]!
              stop(id: ID!): Stop
            }
            type Mutation {
              createHotel(name: String!, address: Address!, owner: OwnerReference!): Hotel!
              createRoom(hotelId: ID!, extra: RoomExtra): Room!
              createOwner(name: String!): Owner!
              createStop(name: String!): Stop!
              createTour(data: TourCreate!): Tour!
              updateTour(where: TourWhere!, data: TourUpdate!): Tour
              deleteOwner(id: ID!): Boolean!
            }
            type Hotel { id: ID! name: String! address: Address! owner: Owner! built: DateTime! }
            type Address { street: String! number: Int }
            type Owner { id: ID! name: String! }
            type Room { id: ID! hotel: Hotel! floor: Int }
            type HotelList { nodes: [Hotel!]! kinds: [Kind!]! totalCount: Int! }
            enum Kind { LARGE SMALL }
            input OwnerReference { id: ID slug: String }
            input RoomExtra { floor: Int! view: String }
            scalar DateTime
            type Tour { id: ID! title: String guide: Owner stops: [Stop!]! }
            type Stop { id: ID! name: String! }
            input TourWhere { id: ID }
            input TourCreate { title: String guide: GuideNested stops: StopsNested }
            input TourUpdate { title: String guide: GuideNested stops: StopsNested }
            input GuideNested { create: GuideCreate connect: TourWhere disconnect: Boolean }
            input GuideCreate { name: String! }
            input StopsNested { create: [StopCreate!] connect: [TourWhere!] disconnect: [TourWhere!] set: [TourWhere!] }
            input StopCreate { name: String! }
            """;

    private GraphQlShop hotels;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        hotels = GraphQlShop.of(List.of(SourceRoot.text("hotels.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        hotels.data("mutation { createOwner(name: \"Ada\") { id } }");
    }

    @AfterEach
    void close() {
        hotels.close();
    }

    private void createHotel() throws IOException, InterruptedException {
        hotels.data("mutation { createHotel(name: \"Sea\", address: {street: \"Quay\", number: 1},"
                + " owner: {id: \"owner_1\"}) { id } }");
    }

    @Test
    void aTypeUsedForInputAndOutputBecomesTwoTypes() throws IOException, InterruptedException {
        createHotel();
        assertThat(hotels.data("{ hotel(id: \"hotel_1\") { address { street number } owner { name } } }"))
                .isEqualTo("{\"hotel\":{\"address\":{\"street\":\"Quay\",\"number\":1},\"owner\":{\"name\":\"Ada\"}}}");
        assertThat(hotels.data("{ __type(name: \"AddressInput\") { kind } }"))
                .isEqualTo("{\"__type\":{\"kind\":\"INPUT_OBJECT\"}}");
    }

    @Test
    void membersOfAnOptionalInputAreOptional() throws IOException, InterruptedException {
        createHotel();
        assertThat(hotels.data("mutation { createRoom(hotelId: \"hotel_1\") { floor hotel { name } } }"))
                .isEqualTo("{\"createRoom\":{\"floor\":null,\"hotel\":{\"name\":\"Sea\"}}}");
        assertThat(hotels.data("mutation { createRoom(hotelId: \"hotel_1\", extra: {floor: 3}) { floor } }"))
                .isEqualTo("{\"createRoom\":{\"floor\":3}}");
    }

    @Test
    void aQueryWithoutAnIdentifierReturnsNull() throws IOException, InterruptedException {
        assertThat(hotels.data("{ hotel { id } }")).isEqualTo("{\"hotel\":null}");
    }

    @Test
    void aRequiredReferenceToADeletedObjectGetsAPlaceholder() throws IOException, InterruptedException {
        createHotel();
        hotels.data("mutation { deleteOwner(id: \"owner_1\") }");
        assertThat(hotels.data("{ owner(id: \"owner_1\") { id } hotel(id: \"hotel_1\") { owner { id name } } }"))
                .isEqualTo("{\"owner\":null,\"hotel\":{\"owner\":{\"id\":\"owner_1\",\"name\":\"\"}}}");
    }

    @Test
    void otherListsOfAConnectionAreNotItsItems() throws IOException, InterruptedException {
        createHotel();
        assertThat(hotels.data("{ hotels { nodes { id } kinds totalCount } }"))
                .isEqualTo("{\"hotels\":{\"nodes\":[{\"id\":\"hotel_1\"}],\"kinds\":[],\"totalCount\":1}}");
    }

    @Test
    void nestedCreationsBelongToTheSameCall() throws IOException, InterruptedException {
        long before = hotels.served().emulator().journal().lastPosition();
        String stops = "stops { id name }";
        assertThat(hotels.data("mutation { createTour(data: {title: \"Round\", guide: {create: {name: \"Eve\"}},"
                        + " stops: {create: [{name: \"A\"}, {name: \"B\"}]}}) { id guide { id name } " + stops
                        + " } }"))
                .isEqualTo("{\"createTour\":{\"id\":\"tour_1\",\"guide\":{\"id\":\"owner_2\",\"name\":\"Eve\"},"
                        + "\"stops\":[{\"id\":\"stop_1\",\"name\":\"A\"},{\"id\":\"stop_2\",\"name\":\"B\"}]}}");
        assertThat(hotels.served().emulator().journal().lastPosition()).isEqualTo(before + 1);
        assertThat(hotels.data(
                        "mutation { updateTour(where: {id: \"tour_1\"}, data: {guide: {connect: {id: \"owner_1\"}},"
                                + " stops: {disconnect: [{id: \"stop_1\"}], create: [{name: \"C\"}]}}) { guide { name } "
                                + stops + " } }"))
                .isEqualTo("{\"updateTour\":{\"guide\":{\"name\":\"Ada\"},"
                        + "\"stops\":[{\"id\":\"stop_2\",\"name\":\"B\"},{\"id\":\"stop_3\",\"name\":\"C\"}]}}");
        assertThat(hotels.data("mutation { updateTour(where: {id: \"tour_1\"}, data: {guide: {disconnect: true},"
                        + " stops: {set: [{id: \"stop_1\"}]}}) { guide { name } " + stops + " } }"))
                .isEqualTo("{\"updateTour\":{\"guide\":null,\"stops\":[{\"id\":\"stop_1\",\"name\":\"A\"}]}}");
        assertThat(hotels.served().emulator().verify().difference()).isNull();
    }

    @Test
    void clientsThatAlsoAcceptEventsReceiveJson() throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(hotels.served().emulator().baseUri() + "/graphql"))
                .header("content-type", "application/json")
                .header(
                        "accept",
                        "application/graphql-response+json, application/json, text/event-stream, multipart/mixed")
                .POST(HttpRequest.BodyPublishers.ofString("{\"query\":\"{ owners { name } }\"}"));
        assertThat(new String(hotels.served().ask(request).body(), StandardCharsets.UTF_8))
                .isEqualTo("{\"data\":{\"owners\":[{\"name\":\"Ada\"}]}}");
    }
}

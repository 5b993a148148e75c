package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests mutations that change several instances, each with an input for its identifier and one for its members. */
final class GraphQlBulkChangesTest {
    private static final String BOATS = """
            type Query {
              boat(where: BoatWhereUniqueInput!): Boat
              boats: [Boat!]
            }
            type Mutation {
              createBoat(data: BoatCreateInput!): Boat
              updateBoat(where: BoatWhereUniqueInput!, data: BoatUpdateInput!): Boat
              updateBoats(data: [BoatUpdateArgs!]!): [Boat]
            }
            input BoatWhereUniqueInput { id: ID }
            input BoatCreateInput { name: String length: Int }
            input BoatUpdateInput { name: String length: Int }
            input BoatUpdateArgs { where: BoatWhereUniqueInput! data: BoatUpdateInput! }
            type Boat { id: ID! name: String length: Int }
            """;

    private GraphQlShop shop;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        byte[] text = BOATS.getBytes(StandardCharsets.UTF_8);
        shop = GraphQlShop.of(List.of(SourceRoot.text("boats.graphql", text)));
        shop.data("mutation { a: createBoat(data: {name: \"A\", length: 1}) { id }"
                + " b: createBoat(data: {name: \"B\", length: 2}) { id } }");
    }

    @AfterEach
    void close() {
        shop.close();
    }

    @Test
    void eachChangeFindsItsInstanceAndKeepsOtherMembers() throws IOException, InterruptedException {
        assertThat(shop.data("mutation { updateBoats(data: ["
                        + "{where: {id: \"boat_2\"}, data: {name: \"New\"}},"
                        + " {where: {id: \"boat_1\"}, data: {length: 9}}]) { id name length } }"))
                .isEqualTo("{\"updateBoats\":[{\"id\":\"boat_2\",\"name\":\"New\",\"length\":2},"
                        + "{\"id\":\"boat_1\",\"name\":\"A\",\"length\":9}]}");
        assertThat(shop.data("{ boat(where: {id: \"boat_2\"}) { name length } }"))
                .isEqualTo("{\"boat\":{\"name\":\"New\",\"length\":2}}");
    }

    @Test
    void oneUnknownInstanceRejectsAllChanges() throws IOException, InterruptedException {
        assertThat(shop.error("mutation { updateBoats(data: ["
                        + "{where: {id: \"boat_1\"}, data: {name: \"New\"}},"
                        + " {where: {id: \"none\"}, data: {name: \"New\"}}]) { id } }"))
                .startsWith("NOT_FOUND ");
        assertThat(shop.data("{ boat(where: {id: \"boat_1\"}) { name } }")).isEqualTo("{\"boat\":{\"name\":\"A\"}}");
    }
}

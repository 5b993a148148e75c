package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests mutations and queries that are about a type without being named after it. */
final class GraphQlPayloadTypesTest {
    private static final String CAMPS = """
            type Query {
              camp(id: ID!): Camp
              camps: [Camp!]!
              campBySlug(slug: String!): Camp
              weatherStation: Station!
            }
            type Mutation {
              campCreate(name: String!, slug: String!): CampPayload!
              importFromMap(url: String!, name: String!, slug: String!): CampPayload!
              campDescriptionUpdateFromGuide(id: ID!, description: String!): CampPayload!
              campAddLabel(id: ID!, label: String!): CampPayload!
              signIn(name: String!): SignInPayload!
              createCamps(data: [CampInput!]!): [Camp!]!
              deleteCamps(where: [CampKey!]!): [Camp]
              createTent(campId: ID!, beds: Int!): TentPayload!
              moveIn(tentId: ID!): TentPayload!
              updateWeatherStation(town: String!): Station!
            }
            type CampPayload { camp: Camp success: Boolean! }
            input CampInput { name: String! slug: String! stars: Int }
            input CampKey { id: ID slug: String }
            type TentPayload { tent: Tent camp: Camp }
            type Tent { id: ID! campId: ID! beds: Int! }
            type SignInPayload { camp: Camp token: String! }
            type Camp { id: ID! name: String! slug: String! description: String }
            type Station { town: String! degrees: Int! }
            """;

    private GraphQlShop shop;

    @BeforeEach
    void open() {
        byte[] text = CAMPS.getBytes(StandardCharsets.UTF_8);
        shop = GraphQlShop.of(List.of(SourceRoot.text("camps.graphql", text)));
    }

    @AfterEach
    void close() {
        shop.close();
    }

    private String camps() throws IOException, InterruptedException {
        return shop.data("{ camps { name description } }");
    }

    @Test
    void aMutationWithoutAnIdentifierCreatesTheObjectInItsPayload() throws IOException, InterruptedException {
        shop.data("mutation { campCreate(name: \"Lake\", slug: \"lake\") { success } }");
        shop.data(
                "mutation { importFromMap(url: \"https://maps.example\", name: \"Hill\", slug: \"hill\") { success } }");
        assertThat(camps()).contains("\"Lake\"", "\"Hill\"");
    }

    @Test
    void aMutationWithAnIdentifierChangesTheObjectInItsPayload() throws IOException, InterruptedException {
        shop.data("mutation { campCreate(name: \"Lake\", slug: \"lake\") { success } }");
        String change = "campDescriptionUpdateFromGuide(id: \"camp_1\", description: \"quiet\")";
        assertThat(shop.data("mutation { " + change + " { camp { name description } } }"))
                .isEqualTo("{\"campDescriptionUpdateFromGuide\":{\"camp\":"
                        + "{\"name\":\"Lake\",\"description\":\"quiet\"}}}");
        assertThat(camps()).contains("quiet");
        assertThat(shop.data("mutation { campAddLabel(id: \"camp_1\", label: \"wet\") { camp { name } } }"))
                .isEqualTo("{\"campAddLabel\":{\"camp\":{\"name\":\"Lake\"}}}");
        assertThat(shop.error("mutation { campAddLabel(id: \"camp_2\", label: \"wet\") { camp { name } } }"))
                .startsWith("NOT_FOUND ");
    }

    @Test
    void aMutationThatReturnsATokenCreatesNothing() throws IOException, InterruptedException {
        shop.data("mutation { signIn(name: \"Lake\") { token } }");
        assertThat(camps()).isEqualTo("{\"camps\":[]}");
    }

    @Test
    void aListInAMutationCreatesAndDeletesSeveralObjects() throws IOException, InterruptedException {
        assertThat(shop.data("mutation { createCamps(data: [{name: \"Lake\", slug: \"lake\"},"
                        + " {name: \"Hill\", slug: \"hill\"}]) { id name } }"))
                .isEqualTo("{\"createCamps\":[{\"id\":\"camp_1\",\"name\":\"Lake\"},"
                        + "{\"id\":\"camp_2\",\"name\":\"Hill\"}]}");
        shop.data("mutation { deleteCamps(where: [{id: \"camp_1\"}]) { id } }");
        assertThat(camps()).contains("Hill").doesNotContain("Lake");
    }

    @Test
    void aCreationOfATypeThatNoQueryReturnsIsStored() throws IOException, InterruptedException {
        shop.data("mutation { campCreate(name: \"Lake\", slug: \"lake\") { success } }");
        String tent = "tent { id beds } camp { name }";
        assertThat(shop.data("mutation { createTent(campId: \"camp_1\", beds: 3) { " + tent + " } }"))
                .contains("{\"id\":\"tent_1\",\"beds\":3}");
        assertThat(shop.data("mutation { moveIn(tentId: \"tent_1\") { tent { id beds } } }"))
                .isEqualTo("{\"moveIn\":{\"tent\":{\"id\":\"tent_1\",\"beds\":3}}}");
        assertThat(shop.error("mutation { moveIn(tentId: \"tent_2\") { tent { id } } }"))
                .startsWith("NOT_FOUND ");
    }

    @Test
    void aQueryWithAnotherKeyFindsTheObject() throws IOException, InterruptedException {
        shop.data("mutation { campCreate(name: \"Lake\", slug: \"lake\") { success } }");
        shop.data("mutation { campCreate(name: \"Hill\", slug: \"hill\") { success } }");
        assertThat(shop.data("{ campBySlug(slug: \"hill\") { name } other: campBySlug(slug: \"sea\") { name } }"))
                .isEqualTo("{\"campBySlug\":{\"name\":\"Hill\"},\"other\":null}");
    }

    @Test
    void aQueryWithoutArgumentsReturnsTheOnlyObject() throws IOException, InterruptedException {
        assertThat(shop.data("mutation { updateWeatherStation(town: \"Bergen\") { town } }"))
                .isEqualTo("{\"updateWeatherStation\":{\"town\":\"Bergen\"}}");
        assertThat(shop.data("{ weatherStation { town } }")).isEqualTo("{\"weatherStation\":{\"town\":\"Bergen\"}}");
    }
}

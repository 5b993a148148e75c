package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests queries for instances of several types. */
final class GraphQlNodesTest {
    private static final String SCHEMA = """
            type Query { nodes(ids: [ID!]!): [Node]! studio(id: ID!): Studio film(id: ID!): Film }
            type Mutation { createStudio(name: String!): Studio! createFilm(title: String!, studioId: ID!): Film! }
            interface Node { id: ID! }
            type Studio implements Node { id: ID! name: String! films: [Film!]! filmsCount: Int! }
            type Film implements Node { id: ID! title: String! studio: Studio! }
            """;

    private GraphQlShop films;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        films = GraphQlShop.of(List.of(SourceRoot.text("films.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        films.data("mutation { createStudio(name: \"North\") { id } }");
        films.data("mutation { createFilm(title: \"Alien\", studioId: \"studio_1\") { id } }");
        films.data("mutation { createFilm(title: \"Blade\", studioId: \"studio_1\") { id } }");
    }

    @AfterEach
    void close() {
        films.close();
    }

    @Test
    void aListOfIdentifiersSelectsInstancesInItsOrder() throws IOException, InterruptedException {
        assertThat(films.data("{ nodes(ids: [\"film_2\", \"none\", \"studio_1\"]) { __typename id } }"))
                .isEqualTo("{\"nodes\":[{\"__typename\":\"Film\",\"id\":\"film_2\"},null,"
                        + "{\"__typename\":\"Studio\",\"id\":\"studio_1\"}]}");
    }

    @Test
    void aFieldCountsLinkedInstances() throws IOException, InterruptedException {
        assertThat(films.data("{ studio(id: \"studio_1\") { filmsCount } }"))
                .isEqualTo("{\"studio\":{\"filmsCount\":2}}");
    }
}

package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests the arguments of fields with linked instances. */
final class GraphQlLinkOrderTest {
    private static final String SCHEMA = """
            type Query { studio(id: ID!): Studio film(id: ID!): Film }
            type Mutation {
              createStudio(name: String!): Studio!
              createFilm(title: String!, year: Int!, genre: Genre!, studioId: ID!): Film!
            }
            enum Genre { DRAMA COMEDY HORROR }
            enum FilmField { TITLE YEAR }
            enum Direction { ASC DESC }
            input FilmOrder { field: FilmField! direction: Direction! }
            type Studio {
              id: ID!
              name: String!
              film(title: String!): Film
              films(genres: [Genre!], ids: [ID!], orderBy: FilmOrder): [Film!]!
              pages(first: Int, genres: [Genre!], orderBy: FilmOrder): FilmConnection!
            }
            type FilmConnection { nodes: [Film!]! }
            type Film { id: ID! title: String! year: Int! genre: Genre! studio: Studio! }
            """;

    @Test
    void ordersAndSelectsTheInstancesOfALink() throws IOException, InterruptedException {
        byte[] schema = SCHEMA.getBytes(StandardCharsets.UTF_8);
        try (GraphQlShop films = GraphQlShop.of(List.of(SourceRoot.text("films.graphql", schema)))) {
            films.data("mutation { createStudio(name: \"Ealing\") { id } }");
            create(films, "B", 1951, "COMEDY");
            create(films, "C", 1949, "DRAMA");
            create(films, "A", 1955, "HORROR");

            assertThat(titles(films, "orderBy: {field: TITLE, direction: ASC}")).isEqualTo("A B C");
            assertThat(titles(films, "orderBy: {field: YEAR, direction: DESC}")).isEqualTo("A B C");
            assertThat(titles(films, "orderBy: {field: YEAR, direction: ASC}, genres: [DRAMA, HORROR]"))
                    .isEqualTo("C A");
            assertThat(titles(films, "ids: [\"film_1\"]")).isEqualTo("B");
        }
    }

    @Test
    void aFieldWithArgumentsFindsOneOfTheInstancesOfALink() throws IOException, InterruptedException {
        byte[] schema = SCHEMA.getBytes(StandardCharsets.UTF_8);
        try (GraphQlShop films = GraphQlShop.of(List.of(SourceRoot.text("films.graphql", schema)))) {
            films.data("mutation { createStudio(name: \"Ealing\") { id } }");
            create(films, "B", 1951, "COMEDY");
            create(films, "C", 1949, "DRAMA");

            String query = "{ studio(id: \"studio_1\") { film(title: \"%s\") { year } } }";
            assertThat(films.data(query.formatted("B"))).isEqualTo("{\"studio\":{\"film\":{\"year\":1951}}}");
            assertThat(films.data(query.formatted("D"))).isEqualTo("{\"studio\":{\"film\":null}}");
        }
    }

    private static void create(GraphQlShop films, String title, int year, String genre)
            throws IOException, InterruptedException {
        films.data("mutation { createFilm(title: \"" + title + "\", year: " + year + ", genre: " + genre
                + ", studioId: \"studio_1\") { id } }");
    }

    private static String titles(GraphQlShop films, String arguments) throws IOException, InterruptedException {
        String data = films.data("{ studio(id: \"studio_1\") { films(" + arguments + ") { title } } }");
        return data.replaceAll("\"title\"", "").replaceAll("[^A-C]+", " ").strip();
    }
}

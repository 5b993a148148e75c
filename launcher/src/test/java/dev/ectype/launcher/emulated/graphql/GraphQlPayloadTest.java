package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the fields of payloads that describe the request. */
final class GraphQlPayloadTest {
    private static final String SCHEMA = """
            type Query { film(id: ID!): Film films(first: Int): FilmConnection! }
            type Mutation {
              createFilm(input: CreateFilmInput!): CreateFilmPayload!
              renameFilm(id: ID!, title: String!): RenameFilmPayload!
              deleteFilm(id: ID!): ID!
            }
            input CreateFilmInput { title: String! }
            type CreateFilmPayload { film: Film filmEdge: FilmEdge done: Boolean! note: String title: String }
            type RenameFilmPayload { film: Film ok: Boolean problems: [String!]! errors: [String!]! }
            type FilmConnection { edges: [FilmEdge!]! }
            type FilmEdge { node: Film! cursor: String! }
            type Film { id: ID! title: String! }
            """;

    private GraphQlShop films;

    @BeforeEach
    void open() {
        films = GraphQlShop.of(List.of(SourceRoot.text("films.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
    }

    @AfterEach
    void close() {
        films.close();
    }

    private String create() throws IOException, InterruptedException {
        return films.data("mutation { createFilm(input: {title: \"Alien\"}) {"
                + " film { id } filmEdge { cursor node { title } } done note title } }");
    }

    @Test
    void aPayloadHasTheEdgeOfTheNewInstanceAndRepeatsArguments() throws IOException, InterruptedException {
        String page = "{\"films\":{\"edges\":[{\"cursor\":\"Y3Vyc29yOmZpbG1fMQ==\"}]}}";
        assertThat(create())
                .isEqualTo("{\"createFilm\":{\"film\":{\"id\":\"film_1\"},\"filmEdge\":"
                        + "{\"cursor\":\"Y3Vyc29yOmZpbG1fMQ==\",\"node\":{\"title\":\"Alien\"}},"
                        + "\"done\":true,\"note\":null,\"title\":\"Alien\"}}");
        assertThat(films.data("{ films { edges { cursor } } }")).isEqualTo(page);
    }

    @Test
    void errorsThatAreTextsHoldTheMessage() throws IOException, InterruptedException {
        String rename = "mutation { renameFilm(id: \"film_9\", title: \"B\") { film { id } ok problems errors } }";
        assertThat(films.data(rename))
                .startsWith("{\"renameFilm\":{\"film\":null,\"ok\":false,\"problems\":[],\"errors\":[\"")
                .contains("film_9")
                .doesNotContain("Lambda");
    }

    @Test
    void aDeletionWithoutAPayloadRepeatsTheIdentifier() throws IOException, InterruptedException {
        create();
        assertThat(films.data("mutation { deleteFilm(id: \"film_1\") }")).isEqualTo("{\"deleteFilm\":\"film_1\"}");
    }
}

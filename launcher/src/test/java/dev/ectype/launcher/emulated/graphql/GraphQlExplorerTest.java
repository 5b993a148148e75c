package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the explorer page opens with a query of the schema. */
final class GraphQlExplorerTest {
    static Stream<Arguments> schemas() {
        return Stream.of(
                Arguments.of(
                        "type Query { version: String tag(id: ID!): Tag tags: [Tag!]! } type Tag { id: ID! name: String owner: Tag }",
                        "{\n  tags {\n    id\n    name\n  }\n}\n"),
                Arguments.of("""
                        type Query { tags(first: Int, after: String): TagConnection! }
                        type TagConnection { totalCount: Int! edges: [TagEdge!]! pageInfo: PageInfo! }
                        type TagEdge { cursor: String! node: Tag! }
                        type PageInfo { hasNextPage: Boolean! endCursor: String }
                        type Tag { id: ID! name: String }
                        """, """
                        {
                          tags(first: 10) {
                            edges {
                              node {
                                id
                                name
                              }
                            }
                          }
                        }
                        """),
                Arguments.of(
                        "type Query { pick(filter: Pick!): Tag } input Pick { kind: Kind! at: Int! = 1 } enum Kind { A B } type Tag { id: ID! name: String }",
                        "{\n  pick(filter: {kind: A}) {\n    id\n    name\n  }\n}\n"),
                Arguments.of("type Query { version: String }", "{\n  version\n}\n"),
                Arguments.of(
                        "type Query { both: [Both] } union Both = A | B type A { x: Int } type B { y: Int }",
                        "{\n  both {\n    __typename\n  }\n}\n"),
                Arguments.of(
                        "type Query { self: Loop } type Loop { next: Loop }", "{\n  self {\n    __typename\n  }\n}\n"));
    }

    @ParameterizedTest
    @MethodSource("schemas")
    void thePageOpensWithAValidQuery(String schema, String query) throws IOException, InterruptedException {
        SourceRoot root = SourceRoot.text("schema.graphql", schema.getBytes(StandardCharsets.UTF_8));
        try (ServedDescription served = ServedDescription.of(List.of(root))) {
            String start = served.get("/__service/graphiql/start.json").text();
            assertThat(Json.parse(start).member("query").text()).isEqualTo(query);
            String body = "{\"query\":" + JsonPrinter.compact(new JsonText(query)) + "}";
            assertThat(served.post("/graphql", body).text())
                    .startsWith("{\"data\":")
                    .doesNotContain("errors");
        }
    }

    @Test
    void thePageDoesNotContainTheQueryOfItsAddress() throws IOException, InterruptedException {
        byte[] schema = "type Query { version: String }".getBytes(StandardCharsets.UTF_8);
        try (ServedDescription served = ServedDescription.of(List.of(SourceRoot.text("schema.graphql", schema)))) {
            ServedDescription.Answer plain = served.get("/__service/graphiql");
            ServedDescription.Answer withQuery =
                    served.get("/__service/graphiql?query=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E");
            assertThat(withQuery.text()).isEqualTo(plain.text());
            assertThat(withQuery.header("content-security-policy"))
                    .startsWith("default-src 'none'; script-src 'self';")
                    .doesNotContain("script-src 'self' 'unsafe");
        }
    }

    @Test
    void aTrailingSlashRedirectsToThePage() throws IOException, InterruptedException {
        byte[] schema = "type Query { version: String }".getBytes(StandardCharsets.UTF_8);
        try (ServedDescription served = ServedDescription.of(List.of(SourceRoot.text("schema.graphql", schema)))) {
            ServedDescription.Answer folder = served.get("/__service/graphiql/?query=%7Bversion%7D");
            assertThat(folder.status()).isEqualTo(308);
            assertThat(folder.location()).isEqualTo("../graphiql?query=%7Bversion%7D");
        }
    }
}

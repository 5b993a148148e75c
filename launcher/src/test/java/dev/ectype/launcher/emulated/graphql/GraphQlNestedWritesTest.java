package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests objects that write linked instances, with an identifier of another name than {@code id}. */
final class GraphQlNestedWritesTest {
    private static final String SCHEMA = """
            type Query { post(uuid: ID!): Post tag(uuid: ID!): Tag }
            type Mutation {
              createTag(label: String!): Tag!
              createPost(title: String!, tags: [TagWhere!], main: MainTag): Post!
            }
            input TagWhere { uuid: ID! }
            input MainTag { create: NewTag set: TagWhere }
            input NewTag { label: String! }
            type Tag { uuid: ID! label: String! }
            type Post { uuid: ID! title: String! tags: [Tag!]! main: Tag }
            """;

    private GraphQlShop posts;

    @BeforeEach
    void open() {
        posts = GraphQlShop.of(List.of(SourceRoot.text("posts.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
    }

    @AfterEach
    void close() {
        posts.close();
    }

    private String tag() throws IOException, InterruptedException {
        String created = posts.data("mutation { createTag(label: \"blue\") { uuid } }");
        return created.replaceAll(".*\"uuid\":(\"[^\"]+\").*", "$1");
    }

    @Test
    void aListOfObjectsWithIdentifiersLinksInstances() throws IOException, InterruptedException {
        assertThat(posts.data(
                        "mutation { createPost(title: \"A\", tags: [{uuid: " + tag() + "}]) { tags { label } } }"))
                .isEqualTo("{\"createPost\":{\"tags\":[{\"label\":\"blue\"}]}}");
    }

    @Test
    void anObjectCreatesOrLinksOneInstance() throws IOException, InterruptedException {
        assertThat(posts.data(
                        "mutation { createPost(title: \"A\", main: {create: {label: \"red\"}}) { main { label } } }"))
                .isEqualTo("{\"createPost\":{\"main\":{\"label\":\"red\"}}}");
        assertThat(posts.data(
                        "mutation { createPost(title: \"A\", main: {set: {uuid: " + tag() + "}}) { main { label } } }"))
                .isEqualTo("{\"createPost\":{\"main\":{\"label\":\"blue\"}}}");
    }
}

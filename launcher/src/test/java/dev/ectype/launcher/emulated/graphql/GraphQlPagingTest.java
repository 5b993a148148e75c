package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests pages of nested lists and connections. */
final class GraphQlPagingTest {
    private static final String SCHEMA = """
            type Query { shelf(id: ID!): Shelf book(id: ID!): Book }
            type Mutation {
              createShelf(name: String!): Shelf!
              createBook(title: String!, shelfId: ID!): Book!
            }
            type Shelf {
              id: ID!
              name: String!
              books(page_size: Int, skip: Int): [Book!]!
              bookPage(limit: Int, offset: Int): BookPage!
              titled(title: String, where: BookFilter): [Book!]!
            }
            type Book { id: ID! title: String! shelf: Shelf! }
            input BookFilter { title: String }
            type BookPage {
              items: [Book!]!
              total: Int!
              page: Int!
              pages: Int!
              pageSize: Int!
              offset: Int!
              hasPrevious: Boolean!
              hasNext: Boolean!
              nextCursor: String
            }
            """;

    private GraphQlShop shelves;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        shelves = GraphQlShop.of(List.of(SourceRoot.text("shelves.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))));
        shelves.data("mutation { createShelf(name: \"Low\") { id } }");
        for (String title : List.of("A", "B", "C")) {
            shelves.data("mutation { createBook(title: \"" + title + "\", shelfId: \"shelf_1\") { id } }");
        }
    }

    @AfterEach
    void close() {
        shelves.close();
    }

    @Test
    void aNestedListHasOnlyTheRequestedItems() throws IOException, InterruptedException {
        assertThat(shelves.data("{ shelf(id: \"shelf_1\") { books(page_size: 1, skip: 1) { title } } }"))
                .isEqualTo("{\"shelf\":{\"books\":[{\"title\":\"B\"}]}}");
    }

    @Test
    void aNestedListHasOnlyTheItemsThatMatchItsArguments() throws IOException, InterruptedException {
        assertThat(shelves.data("{ shelf(id: \"shelf_1\") { named: titled(title: \"B\") { title }"
                        + " found: titled(where: {title: \"C\"}) { title } } }"))
                .isEqualTo("{\"shelf\":{\"named\":[{\"title\":\"B\"}],\"found\":[{\"title\":\"C\"}]}}");
    }

    @Test
    void theFieldsOfAConnectionDescribeThePage() throws IOException, InterruptedException {
        assertThat(shelves.data("{ shelf(id: \"shelf_1\") { bookPage(limit: 2, offset: 1) { items { title }"
                        + " total page pages pageSize offset hasPrevious hasNext nextCursor } } }"))
                .isEqualTo("{\"shelf\":{\"bookPage\":{\"items\":[{\"title\":\"B\"},{\"title\":\"A\"}],"
                        + "\"total\":3,\"page\":1,\"pages\":2,\"pageSize\":2,\"offset\":1,"
                        + "\"hasPrevious\":true,\"hasNext\":false,\"nextCursor\":null}}}");
    }
}

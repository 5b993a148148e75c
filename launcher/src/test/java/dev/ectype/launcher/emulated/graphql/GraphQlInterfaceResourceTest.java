package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests a resource of an interface, one of whose types has a resource of its own. */
final class GraphQlInterfaceResourceTest {
    private static final String ACCOUNTS = """
            type Query {
              account(id: String!): Account
              accounts(limit: Int): [Account!]!
              bot(id: String!): Bot
              bots: [Bot!]!
            }
            type Mutation {
              deleteAccount(account: AccountReference!): Account
              createBot(name: String!): Bot
            }
            interface Account { id: String! name: String! }
            type Person implements Account { id: String! name: String! }
            type Bot implements Account { id: String! name: String! }
            input AccountReference { id: String slug: String }
            """;

    private GraphQlShop shop;

    @BeforeEach
    void open() {
        byte[] text = ACCOUNTS.getBytes(StandardCharsets.UTF_8);
        shop = GraphQlShop.of(List.of(SourceRoot.text("accounts.graphql", text)));
    }

    @AfterEach
    void close() {
        shop.close();
    }

    @Test
    void listedInstancesAreReadAndDeleted() throws IOException, InterruptedException {
        assertThat(shop.data("{ accounts { id } }"))
                .isEqualTo("{\"accounts\":[{\"id\":\"account_3\"},{\"id\":\"account_2\"},{\"id\":\"account_1\"}]}");
        assertThat(shop.data("{ account(id: \"account_2\") { id __typename } }"))
                .contains("account_2");
        shop.data("mutation { deleteAccount(account: {id: \"account_2\"}) { id } }");
        assertThat(shop.data("{ account(id: \"account_2\") { id } accounts { id } }"))
                .isEqualTo("{\"account\":null,\"accounts\":[{\"id\":\"account_3\"},{\"id\":\"account_1\"}]}");
    }
}

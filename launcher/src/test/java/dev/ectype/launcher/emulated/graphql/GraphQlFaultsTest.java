package dev.ectype.launcher.emulated.graphql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests injected faults of GraphQL responses. */
final class GraphQlFaultsTest {
    private static final String SCHEMA = """
            type Query { hull(id: ID!): Hull hulls: [Hull!]! }
            type Mutation { createHull(name: String!): Hull! }
            type Hull { id: ID! name: String! }
            """;
    private static final String CREATE = "{\"query\":\"mutation { createHull(name: \\\"Ann\\\") { id name } }\"}";
    private static final String LIST = "{\"query\":\"{ hulls { id name } }\"}";

    @Test
    void damageTheWholeResponseOfAnOperationThatRan() throws IOException, InterruptedException {
        try (ServedDescription hulls = ServedDescription.of(
                List.of(SourceRoot.text("hulls.graphql", SCHEMA.getBytes(StandardCharsets.UTF_8))))) {
            set(hulls, "\"malformed\":true");
            String malformed = hulls.post("/graphql", CREATE).text();
            assertThat(malformed).startsWith("{\"data\":{").contains("<!").doesNotEndWith("}");
            set(hulls, "\"empty\":true");
            ServedDescription.Answer empty = hulls.post("/graphql", CREATE);
            assertThat(empty.status()).isEqualTo(200);
            assertThat(empty.text()).isEmpty();
            assertThat(hulls.post("/graphql", LIST).text())
                    .isEqualTo(
                            "{\"data\":{\"hulls\":[{\"id\":\"hull_2\",\"name\":\"Ann\"},{\"id\":\"hull_1\",\"name\":\"Ann\"}]}}");
        }
    }

    private static void set(ServedDescription hulls, String fault) throws IOException, InterruptedException {
        String rules = "{\"rules\":[{\"name\":\"rule\",\"operation\":\"createHull\"," + fault + "}]}";
        assertThat(hulls.send("PUT", "/__service/chaos", "application/json", rules)
                        .status())
                .isEqualTo(200);
    }
}

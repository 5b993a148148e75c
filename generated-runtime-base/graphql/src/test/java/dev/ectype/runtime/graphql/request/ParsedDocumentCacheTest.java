package dev.ectype.runtime.graphql.request;

import static org.assertj.core.api.Assertions.assertThat;

import graphql.ExecutionInput;
import graphql.ExecutionResult;
import graphql.GraphQL;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.SchemaGenerator;
import graphql.schema.idl.SchemaParser;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.Test;

final class ParsedDocumentCacheTest {
    private final ParsedDocumentCache prepared = new ParsedDocumentCache();
    private final GraphQL graphQl = GraphQL.newGraphQL(new SchemaGenerator()
                    .makeExecutableSchema(
                            new SchemaParser().parse("type Query { a(b: Int): Int } type Mutation { c: Int }"),
                            RuntimeWiring.newRuntimeWiring()
                                    .type("Query", type -> type.dataFetcher("a", field -> field.getArgument("b")))
                                    .build()))
            .preparsedDocumentProvider(prepared)
            .build();

    @Test
    void documentsAreReadOnceAndVariablesEachTime() {
        String query = "query Q($b: Int) { a(b: $b) }";
        for (int b = 0; b < 3; b++) {
            LinkedHashMap<String, Object> variables = new LinkedHashMap<>();
            variables.put("b", b);
            ExecutionInput input =
                    ExecutionInput.newExecutionInput(query).variables(variables).build();
            assertThat(graphQl.execute(input).<Object>getData()).hasToString("{a=" + b + "}");
        }
        assertThat(prepared.size()).isEqualTo(1);
    }

    @Test
    void invalidDocumentsAreNotCachedAndReportedEachTime() {
        for (int time = 0; time < 2; time++) {
            assertThat(graphQl.execute("{ nothing }").getErrors()).hasSize(1);
            assertThat(graphQl.execute("{ a").getErrors()).hasSize(1);
        }
        assertThat(prepared.size()).isZero();
    }

    @Test
    void documentsBeyondTheLimitsAreRefusedEachTime() {
        StringBuilder many = new StringBuilder("{");
        for (int alias = 0; alias < 501; alias++) {
            many.append(" a").append(alias).append(": a");
        }
        for (int time = 0; time < 2; time++) {
            ExecutionResult result =
                    graphQl.execute(many.append(time == 0 ? " }" : "").toString());
            assertThat(result.getErrors().get(0).getMessage()).contains("have an alias");
        }
    }

    @Test
    void theOldestDocumentsAreEvicted() {
        String often = "{ a(b: 1) }";
        String space = " ".repeat(1000);
        for (int b = 0; b < 2000; b++) {
            graphQl.execute("{ a(b: " + b + ")" + space + "}");
            graphQl.execute(often);
        }
        assertThat(prepared.size()).isBetween(300, 400);
        graphQl.execute("{ a " + " ".repeat(50_000) + "}");
        assertThat(prepared.size()).isBetween(300, 400);
    }

    @Test
    void kindsAreKnownBeforeAndAfterADocumentIsCached() {
        String both = "query Q { a } mutation M { c }";
        assertThat(kind(both, "M")).isEqualTo(OperationKind.MUTATION);
        graphQl.execute(
                ExecutionInput.newExecutionInput(both).operationName("Q").build());
        assertThat(prepared.size()).isEqualTo(1);
        assertThat(kind(both, "M")).isEqualTo(OperationKind.MUTATION);
        assertThat(kind(both, "Q")).isEqualTo(OperationKind.QUERY);
        assertThat(kind(both, null)).isEqualTo(OperationKind.UNKNOWN);
        assertThat(kind("mutation {", null)).isEqualTo(OperationKind.UNKNOWN);
    }

    private OperationKind kind(String query, String name) {
        return prepared.kind(new GraphQlRequest(query, name, new LinkedHashMap<>(), new LinkedHashMap<>()));
    }
}

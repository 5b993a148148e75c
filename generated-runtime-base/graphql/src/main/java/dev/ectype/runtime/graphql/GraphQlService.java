package dev.ectype.runtime.graphql;

import dev.ectype.runtime.graphql.fetch.EntityExecutionStrategy;
import dev.ectype.runtime.graphql.fetch.GraphQlExceptionHandler;
import dev.ectype.runtime.graphql.fetch.GraphQlSession;
import dev.ectype.runtime.graphql.fetch.RootObject;
import dev.ectype.runtime.graphql.fetch.SchemaCatalog;
import dev.ectype.runtime.graphql.fetch.SchemaWiring;
import dev.ectype.runtime.graphql.request.GraphQlRequest;
import dev.ectype.runtime.graphql.request.OperationKind;
import dev.ectype.runtime.graphql.request.ParsedDocumentCache;
import dev.ectype.runtime.graphql.request.QueryTexts;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.plan.Plan;
import dev.ectype.runtime.plan.binding.GraphQlPlan;
import graphql.ExecutionInput;
import graphql.ExecutionResult;
import graphql.GraphQL;
import graphql.execution.AsyncExecutionStrategy;
import graphql.execution.ExecutionId;
import graphql.parser.ParserOptions;
import graphql.schema.GraphQLSchema;
import graphql.schema.idl.FastSchemaGenerator;
import graphql.schema.idl.RuntimeWiring;
import graphql.schema.idl.SchemaGenerator;
import graphql.schema.idl.SchemaParser;
import graphql.schema.idl.TypeDefinitionRegistry;
import graphql.schema.idl.TypeRuntimeWiring;
import java.io.StringReader;
import java.util.Locale;
import java.util.Objects;

/** Executes GraphQL requests against the schema of an API. */
final class GraphQlService {
    /** Published schemas have half a million tokens. */
    private static final int TOKENS = 20_000_000;

    private static final ExecutionId ID = ExecutionId.from("0");

    private final GraphQLSchema schema;
    private final GraphQL graphQl;
    private final ParsedDocumentCache prepared = new ParsedDocumentCache();
    private final QueryTexts texts = new QueryTexts();

    private GraphQlService(GraphQLSchema schema) {
        this.schema = schema;
        this.graphQl = GraphQL.newGraphQL(schema)
                .defaultDataFetcherExceptionHandler(new GraphQlExceptionHandler())
                .queryExecutionStrategy(new EntityExecutionStrategy())
                // Each event is one execution of the operation.
                .subscriptionExecutionStrategy(new AsyncExecutionStrategy())
                .preparsedDocumentProvider(prepared)
                .build();
    }

    static GraphQlService of(Plan plan, DataFetchers fetchers) {
        GraphQlPlan described = Objects.requireNonNull(plan.graphQl(), "a plan with a schema");
        ParserOptions options = ParserOptions.newParserOptions()
                .maxTokens(TOKENS)
                .maxWhitespaceTokens(TOKENS)
                .maxCharacters(Integer.MAX_VALUE)
                .captureLineComments(false)
                .captureIgnoredChars(false)
                .build();
        TypeDefinitionRegistry registry = new SchemaParser().parse(new StringReader(described.document()), options);
        SchemaCatalog catalog = SchemaCatalog.of(plan, registry);
        RuntimeWiring.Builder wiring = RuntimeWiring.newRuntimeWiring()
                .wiringFactory(new SchemaWiring(catalog))
                .codeRegistry(ExecutedDirectives.registry());
        catalog.respelledValues()
                .forEach((type, values) -> wiring.type(TypeRuntimeWiring.newTypeWiring(type)
                        .enumValues(value -> values.getOrDefault(value, value))
                        .build()));
        fetchers.wire(catalog, wiring);
        // The compiler has already repaired or reported the schema's errors.
        SchemaGenerator.Options unchecked =
                SchemaGenerator.Options.defaultOptions().withValidation(false).captureAstDefinitions(false);
        return new GraphQlService(new FastSchemaGenerator().makeExecutableSchema(unchecked, registry, wiring.build()));
    }

    GraphQLSchema schema() {
        return schema;
    }

    /** Reads the JSON form of a request. */
    GraphQlRequest read(Document document) {
        return GraphQlRequest.of(document, texts);
    }

    /** Returns the kind of the requested operation. */
    OperationKind kind(GraphQlRequest request) {
        return prepared.kind(request);
    }

    ExecutionResult execute(GraphQlRequest request, GraphQlSession session) {
        ExecutionInput input = ExecutionInput.newExecutionInput()
                .query(request.query())
                .operationName(request.operationName())
                .variables(request.variables())
                .extensions(request.extensions())
                // Fetchers read it from their environment without a search.
                .localContext(session)
                .executionId(ID)
                .locale(Locale.ROOT)
                .root(RootObject.ROOT)
                .build();
        return graphQl.execute(input);
    }
}

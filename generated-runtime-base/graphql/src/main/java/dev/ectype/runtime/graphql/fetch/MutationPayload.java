package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.GraphQlPayloadPlan;
import dev.ectype.runtime.plan.binding.GraphQlPayloadPlan.ErrorFields;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the payload of a mutation: its result, its errors and its {@code clientMutationId}.
 *
 * @param field the root field, whose plan names the meaning of each field of the payload
 * @param entities the result and the entities beside it
 * @param refused the reason for a failed mutation, or null
 */
record MutationPayload(
        SchemaCatalog catalog,
        RootField field,
        PayloadEntities entities,
        @Nullable OperationRefused refused) implements ResolvedObject {
    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        String name = environment.getField().getName();
        if (name.equals(field.binding().form().member())) {
            return entities.result();
        }
        if (name.equals(ArgumentBinder.CLIENT_MUTATION_ID)) {
            return entities.arguments().clientMutationId();
        }
        GraphQlPayloadPlan.Member meant = field.payload().members().get(name);
        if (meant != null) {
            return value(meant, environment);
        }
        EntitySource entity = refused == null ? entities.of(environment) : entities.only(environment);
        return entity == null ? absent(environment) : entity;
    }

    private @Nullable Object value(GraphQlPayloadPlan.Member meant, DataFetchingEnvironment environment) {
        return switch (meant.fact()) {
            case ERRORS -> refused == null ? List.of() : List.of(error(refused, environment));
            case SUCCESS -> refused == null;
            case EDGE -> {
                Object result = entities.result();
                yield result == null
                        ? absent(environment)
                        : new ConnectionPage.Edge(result, ConnectionPage.cursorOf(result));
            }
            case ARGUMENT -> argument(meant.argument(), environment);
        };
    }

    /** Resolves fields such as {@code deletedProductId} to the identifier in the request. */
    private @Nullable Object argument(@Nullable String name, DataFetchingEnvironment environment) {
        Object value =
                name == null || refused != null ? null : entities.arguments().member(name);
        return value == null ? absent(environment) : value;
    }

    private static @Nullable Object absent(DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (GraphQLTypeUtil.isList(type)) {
            return List.of();
        }
        return type.equals(environment.getGraphQLSchema().getQueryType())
                ? RootObject.ROOT
                : NonNullDefaults.of(environment.getFieldType());
    }

    /** Returns an error object, or the message if the errors are texts. */
    private Object error(OperationRefused reason, DataFetchingEnvironment environment) {
        GraphQLNamedType items = GraphQLTypeUtil.unwrapAll(environment.getFieldType());
        return GraphQLTypeUtil.isLeaf(items) ? reason.message() : (ResolvedObject) inside -> detail(reason, inside);
    }

    private @Nullable Object detail(OperationRefused reason, DataFetchingEnvironment environment) {
        ErrorFields known = catalog.errorFields(environment);
        String name = environment.getField().getName();
        if (name.equals(known.message())) {
            return reason.message();
        }
        return name.equals(known.code()) ? reason.code() : NonNullDefaults.of(environment.getFieldType());
    }
}

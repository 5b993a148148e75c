package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLFieldDefinition;
import graphql.schema.GraphQLInterfaceType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNamedType;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.GraphQLUnionType;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the payload of a mutation: its result, its errors and its {@code clientMutationId}.
 *
 * @param member the field with the result, or the empty text
 * @param refused the reason for a failed mutation, or null
 */
record MutationPayload(
        ArgumentBinder arguments,
        String member,
        @Nullable Object result,
        @Nullable OperationRefused refused) implements ResolvedObject {
    /** Returns true if an object type has a field for errors. */
    static boolean reportsErrors(GraphQLType declared) {
        return GraphQLTypeUtil.unwrapNonNull(declared) instanceof GraphQLObjectType object
                && object.getFieldDefinitions().stream().anyMatch(MutationPayload::isErrors);
    }

    private static boolean isErrors(GraphQLFieldDefinition field) {
        return GraphQLTypeUtil.unwrapNonNull(field.getType()) instanceof GraphQLList && isErrors(field.getName());
    }

    private static boolean isErrors(String field) {
        return field.toLowerCase(Locale.ROOT).endsWith("errors");
    }

    @Override
    public @Nullable Object field(DataFetchingEnvironment environment) {
        String name = environment.getField().getName();
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        if (name.equals(member)) {
            return result;
        }
        if (name.equals("clientMutationId")) {
            return arguments.clientMutationId();
        }
        if (type instanceof GraphQLList) {
            return refused != null && isErrors(name) ? List.of(error(refused)) : List.of();
        }
        String leaf = ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(type)).getName();
        if (leaf.equals("Boolean")) {
            return refused == null;
        }
        return composite(type) ? object(environment) : text(name, leaf, environment);
    }

    private static boolean composite(GraphQLType type) {
        return type instanceof GraphQLObjectType
                || type instanceof GraphQLInterfaceType
                || type instanceof GraphQLUnionType;
    }

    private @Nullable Object object(DataFetchingEnvironment environment) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(environment.getFieldType());
        boolean edge = type instanceof GraphQLObjectType object
                && object.getFieldDefinition("node") != null
                && object.getFieldDefinition("cursor") != null;
        if (edge && result != null) {
            return new ConnectionPage.Edge(result, ConnectionPage.cursorOf(result));
        }
        return type.equals(environment.getGraphQLSchema().getQueryType())
                ? RootObject.ROOT
                : NonNullDefaults.of(environment.getFieldType());
    }

    /** Resolves fields such as {@code deletedProductId} to the identifier in the request. */
    private @Nullable Object text(String name, String leaf, DataFetchingEnvironment environment) {
        boolean names = leaf.equals("ID") || name.toLowerCase(Locale.ROOT).endsWith("id");
        Object same = arguments.member(name);
        Object id = same == null && names ? arguments.member("id") : same;
        boolean any = id != null && refused == null;
        return any ? id : NonNullDefaults.of(environment.getFieldType());
    }

    private static ResolvedObject error(OperationRefused refused) {
        return environment -> switch (environment.getField().getName()) {
            case "message" -> refused.message();
            case "code" ->
                isWord(environment.getFieldType()) ? refused.code() : NonNullDefaults.of(environment.getFieldType());
            default -> NonNullDefaults.of(environment.getFieldType());
        };
    }

    private static boolean isWord(GraphQLType type) {
        return ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(type)).getName().equals("String");
    }
}

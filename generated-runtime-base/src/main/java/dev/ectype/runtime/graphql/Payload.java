package dev.ectype.runtime.graphql;

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
 * What a mutation gives: what it is about, and what is told of the request.
 *
 * @param member the field that shows what it is about, or the empty text
 * @param refused why it was not done, or null
 */
record Payload(
        Told told,
        String member,
        @Nullable Object shown,
        @Nullable Refused refused) implements Shown {
    /** Whether an object tells of errors by itself. */
    static boolean tellsErrors(GraphQLType declared) {
        return GraphQLTypeUtil.unwrapNonNull(declared) instanceof GraphQLObjectType object
                && object.getFieldDefinitions().stream().anyMatch(Payload::isErrors);
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
            return shown;
        }
        if (name.equals("clientMutationId")) {
            return told.clientMutationId();
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
        if (edge && shown != null) {
            return new Connection.Edge(shown, Connection.cursorOf(shown));
        }
        return type.equals(environment.getGraphQLSchema().getQueryType())
                ? Root.ROOT
                : Defaults.of(environment.getFieldType());
    }

    /** {@code deletedProductId} is the name that the request told. */
    private @Nullable Object text(String name, String leaf, DataFetchingEnvironment environment) {
        boolean names = leaf.equals("ID") || name.toLowerCase(Locale.ROOT).endsWith("id");
        Object same = told.member(name);
        Object id = same == null && names ? told.member("id") : same;
        boolean any = id != null && refused == null;
        return any ? id : Defaults.of(environment.getFieldType());
    }

    private static Shown error(Refused refused) {
        return environment -> switch (environment.getField().getName()) {
            case "message" -> refused.message();
            case "code" ->
                isWord(environment.getFieldType()) ? refused.code() : Defaults.of(environment.getFieldType());
            default -> Defaults.of(environment.getFieldType());
        };
    }

    private static boolean isWord(GraphQLType type) {
        return ((GraphQLNamedType) GraphQLTypeUtil.unwrapAll(type)).getName().equals("String");
    }
}

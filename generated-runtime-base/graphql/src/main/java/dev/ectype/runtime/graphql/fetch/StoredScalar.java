package dev.ectype.runtime.graphql.fetch;

import graphql.execution.ExecutionContext;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLFieldDefinition;
import graphql.schema.GraphQLObjectType;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLSchema;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads a scalar or enum field from a stored document.
 *
 * @param type the type without non-null
 */
record StoredScalar(String member, GraphQLType type) {
    /** Returns the scalar fields of a type that are read by their name alone, without arguments or fetchers of an application. */
    static Map<String, StoredScalar> of(GraphQLObjectType type, GraphQLSchema schema) {
        Map<String, StoredScalar> fields = new LinkedHashMap<>();
        for (GraphQLFieldDefinition field : type.getFieldDefinitions()) {
            String member = schema.getCodeRegistry().getDataFetcher(type, field) instanceof FieldFetcher fetcher
                    ? fetcher.scalarMember(field)
                    : null;
            if (member != null && field.getArguments().isEmpty()) {
                fields.put(field.getName(), new StoredScalar(member, GraphQLTypeUtil.unwrapNonNull(field.getType())));
            }
        }
        return fields;
    }

    /** Returns the value in its result form, or null. */
    @Nullable
    Object value(EntitySource entity, ExecutionContext context) {
        Object value = entity.leaf(member);
        if (value == null) {
            return null;
        }
        return type instanceof GraphQLScalarType scalar
                ? scalar.getCoercing().serialize(value, context.getGraphQLContext(), context.getLocale())
                : ((GraphQLEnumType) type).serialize(value, context.getGraphQLContext(), context.getLocale());
    }
}

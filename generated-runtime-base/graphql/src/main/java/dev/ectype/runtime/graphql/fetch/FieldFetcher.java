package dev.ectype.runtime.graphql.fetch;

import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLFieldDefinition;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import graphql.schema.LightDataFetcher;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Fetches the value of a GraphQL field below a root field. Most are stored scalars, read by their name alone. */
final class FieldFetcher implements LightDataFetcher<@Nullable Object> {
    private final @Nullable String member;

    /** @param member the stored member, or null for a link */
    FieldFetcher(@Nullable String member) {
        this.member = member;
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        return get(environment.getFieldDefinition(), environment.getSource(), () -> environment);
    }

    @Override
    public @Nullable Object get(
            GraphQLFieldDefinition field, @Nullable Object source, Supplier<DataFetchingEnvironment> environment) {
        String scalar = scalarMember(field);
        if (scalar != null && source instanceof EntitySource entity) {
            Object value = entity.leaf(scalar);
            if (value != null) {
                return value;
            }
        }
        return source instanceof ResolvedObject resolved ? resolved.field(environment.get()) : null;
    }

    /** Returns the stored member of a scalar or enum field, or null for others. */
    @Nullable
    String scalarMember(GraphQLFieldDefinition field) {
        return member != null && isLeaf(field.getType()) ? member : null;
    }

    private static boolean isLeaf(GraphQLType declared) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(declared);
        return type instanceof GraphQLScalarType || type instanceof GraphQLEnumType;
    }
}

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

/** Answers a field that is below a root field. Most are values that are kept as they are shown, which need nothing but their name. */
final class FieldFetcher implements LightDataFetcher<@Nullable Object> {
    private final boolean stored;

    /** @param kept whether the field is where its name says, and nowhere else */
    FieldFetcher(boolean kept) {
        this.stored = kept;
    }

    @Override
    public @Nullable Object get(DataFetchingEnvironment environment) {
        return get(environment.getFieldDefinition(), environment.getSource(), () -> environment);
    }

    @Override
    public @Nullable Object get(
            GraphQLFieldDefinition field, @Nullable Object source, Supplier<DataFetchingEnvironment> environment) {
        if (stored && source instanceof EntitySource thing && isLeaf(field.getType())) {
            Object value = thing.leaf(field.getName());
            if (value != null) {
                return value;
            }
        }
        return source instanceof ResolvedObject shown ? shown.field(environment.get()) : null;
    }

    private static boolean isLeaf(GraphQLType declared) {
        GraphQLType type = GraphQLTypeUtil.unwrapNonNull(declared);
        return type instanceof GraphQLScalarType || type instanceof GraphQLEnumType;
    }
}

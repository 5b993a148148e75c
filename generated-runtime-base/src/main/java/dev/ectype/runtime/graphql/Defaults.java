package dev.ectype.runtime.graphql;

import graphql.Scalars;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNonNull;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is shown where nothing is told and null is not allowed. */
final class Defaults {
    private Defaults() {}

    static @Nullable Object of(GraphQLType type) {
        return type instanceof GraphQLNonNull sure ? sure(sure.getWrappedType()) : null;
    }

    private static @Nullable Object sure(GraphQLType type) {
        if (type instanceof GraphQLList) {
            return List.of();
        }
        if (type instanceof GraphQLEnumType words) {
            return words.getValues().get(0).getValue();
        }
        if (!(type instanceof GraphQLScalarType scalar)) {
            return Root.ROOT;
        }
        if (scalar.getName().equals(Scalars.GraphQLBoolean.getName())) {
            return false;
        }
        boolean number = scalar.getName().equals("Int") || scalar.getName().equals("Float");
        return number ? (Object) 0 : "";
    }
}

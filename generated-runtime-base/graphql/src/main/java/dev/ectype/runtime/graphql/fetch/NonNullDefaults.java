package dev.ectype.runtime.graphql.fetch;

import graphql.Scalars;
import graphql.schema.GraphQLEnumType;
import graphql.schema.GraphQLList;
import graphql.schema.GraphQLNonNull;
import graphql.schema.GraphQLScalarType;
import graphql.schema.GraphQLType;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Creates default values for non-null fields without a stored value. The names of scalars decide only which value is valid,
 * not the behavior of a field.
 */
final class NonNullDefaults {
    private static final Pattern NUMBER =
            Pattern.compile("(big|long|short|positive|unsigned)?-?(int|long|short|float|decimal)(64)?");
    private static final Pattern TIME = Pattern.compile(".*(datetime|timestamp|instant)");

    private NonNullDefaults() {}

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
            return RootObject.ROOT;
        }
        if (scalar.getName().equals(Scalars.GraphQLBoolean.getName())) {
            return false;
        }
        String name = scalar.getName().toLowerCase(Locale.ROOT);
        if (NUMBER.matcher(name).matches()) {
            return 0;
        }
        return TIME.matcher(name).matches() ? "1970-01-01T00:00:00Z" : name.endsWith("date") ? "1970-01-01" : "";
    }
}

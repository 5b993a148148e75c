package dev.ectype.runtime.graphql.fetch;

import dev.ectype.runtime.plan.binding.WireSpellingPlan;
import graphql.schema.DataFetchingEnvironment;
import graphql.schema.GraphQLArgument;
import graphql.schema.GraphQLInputObjectType;
import graphql.schema.GraphQLType;
import graphql.schema.GraphQLTypeUtil;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Gives arguments and the members of input objects the names of stored members. The schema decides what is a name. */
final class ArgumentNames {
    private final WireSpellingPlan spelling;

    ArgumentNames(WireSpellingPlan spelling) {
        this.spelling = spelling;
    }

    Map<String, Object> stored(DataFetchingEnvironment environment) {
        Map<String, Object> arguments = environment.getArguments();
        if (spelling.isNone()) {
            return arguments;
        }
        Map<String, Object> stored = new LinkedHashMap<>();
        for (GraphQLArgument argument : environment.getFieldDefinition().getArguments()) {
            String name = argument.getName();
            if (arguments.containsKey(name)) {
                stored.put(spelling.stored(null, name), value(arguments.get(name), argument.getType()));
            }
        }
        return stored;
    }

    // Maps of graphql-java contain nulls, although their types have no annotation for it.
    @SuppressWarnings("NullAway")
    private Object value(@Nullable Object value, GraphQLType declared) {
        GraphQLType type = GraphQLTypeUtil.unwrapAll(declared);
        if (value instanceof List<?> list) {
            List<@Nullable Object> values = new ArrayList<>();
            list.forEach(each -> values.add(value(each, type)));
            return values;
        }
        if (!(value instanceof Map<?, ?> members) || !(type instanceof GraphQLInputObjectType input)) {
            return value;
        }
        Map<String, @Nullable Object> stored = new LinkedHashMap<>();
        members.forEach((name, member) -> {
            String field = String.valueOf(name);
            stored.put(
                    spelling.stored(input.getName(), field),
                    value(member, input.getFieldDefinition(field).getType()));
        });
        return stored;
    }
}

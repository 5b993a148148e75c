package dev.ectype.runtime.graphql.fetch;

import graphql.GraphQLContext;
import graphql.execution.CoercedVariables;
import graphql.language.ArrayValue;
import graphql.language.BooleanValue;
import graphql.language.EnumValue;
import graphql.language.FloatValue;
import graphql.language.IntValue;
import graphql.language.NullValue;
import graphql.language.ObjectField;
import graphql.language.ObjectValue;
import graphql.language.StringValue;
import graphql.language.Value;
import graphql.language.VariableReference;
import graphql.schema.Coercing;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Accepts every JSON value for the custom scalars of a schema. The operation validates the values with the request. */
final class AnyScalarCoercing implements Coercing<Object, Object> {
    @Override
    public Object serialize(Object value, GraphQLContext context, Locale locale) {
        return value;
    }

    @Override
    public Object parseValue(Object value, GraphQLContext context, Locale locale) {
        return value;
    }

    @Override
    public @Nullable Object parseLiteral(
            Value<?> literal, CoercedVariables variables, GraphQLContext context, Locale locale) {
        return plain(literal, variables);
    }

    @Override
    public Value<?> valueToLiteral(Object value, GraphQLContext context, Locale locale) {
        return literal(value);
    }

    private static @Nullable Object plain(Value<?> literal, CoercedVariables variables) {
        if (literal instanceof StringValue text) {
            return text.getValue();
        }
        if (literal instanceof IntValue whole) {
            return whole.getValue();
        }
        if (literal instanceof FloatValue number) {
            return number.getValue();
        }
        if (literal instanceof BooleanValue flag) {
            return flag.isValue();
        }
        if (literal instanceof EnumValue word) {
            return word.getName();
        }
        if (literal instanceof VariableReference reference) {
            return variables.get(reference.getName());
        }
        if (literal instanceof ArrayValue array) {
            List<@Nullable Object> list = new ArrayList<>();
            array.getValues().forEach(element -> list.add(plain(element, variables)));
            return list;
        }
        return literal instanceof ObjectValue object ? members(object, variables) : null;
    }

    private static Object members(ObjectValue object, CoercedVariables variables) {
        Map<String, @Nullable Object> map = new LinkedHashMap<>();
        for (ObjectField field : object.getObjectFields()) {
            map.put(field.getName(), plain(field.getValue(), variables));
        }
        return map;
    }

    private static Value<?> literal(@Nullable Object value) {
        if (value instanceof Boolean flag) {
            return BooleanValue.of(flag);
        }
        if (value instanceof Number number) {
            return FloatValue.newFloatValue(new BigDecimal(number.toString())).build();
        }
        if (value instanceof List<?> list) {
            ArrayValue.Builder array = ArrayValue.newArrayValue();
            list.forEach(element -> array.value(literal(element)));
            return array.build();
        }
        if (value instanceof Map<?, ?> map) {
            ObjectValue.Builder object = ObjectValue.newObjectValue();
            map.forEach((name, member) -> object.objectField(new ObjectField(String.valueOf(name), literal(member))));
            return object.build();
        }
        return value == null ? NullValue.of() : StringValue.of(value.toString());
    }
}

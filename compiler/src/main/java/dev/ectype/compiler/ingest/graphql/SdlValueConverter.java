package dev.ectype.compiler.ingest.graphql;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import graphql.language.ArrayValue;
import graphql.language.BooleanValue;
import graphql.language.EnumValue;
import graphql.language.FloatValue;
import graphql.language.IntValue;
import graphql.language.ObjectField;
import graphql.language.ObjectValue;
import graphql.language.StringValue;
import graphql.language.Value;
import java.math.BigDecimal;
import java.util.Objects;

/** Converts the values of a schema, such as defaults, to JSON. */
final class SdlValueConverter {
    private SdlValueConverter() {}

    static JsonValue json(Value<?> value) {
        if (value instanceof IntValue whole) {
            return JsonNumber.of(new BigDecimal(whole.getValue()));
        }
        if (value instanceof FloatValue number) {
            return JsonNumber.of(number.getValue());
        }
        if (value instanceof StringValue text) {
            return new JsonText(text(text));
        }
        if (value instanceof BooleanValue flag) {
            return JsonBoolean.of(flag.isValue());
        }
        if (value instanceof EnumValue constant) {
            return new JsonText(constant.getName());
        }
        if (value instanceof ArrayValue array) {
            return new JsonArray(array.getValues().stream()
                    .<JsonValue>map(SdlValueConverter::json)
                    .toList());
        }
        return value instanceof ObjectValue object ? object(object) : JsonNull.NULL;
    }

    static String text(StringValue value) {
        return Objects.requireNonNullElse(value.getValue(), "");
    }

    private static JsonValue object(ObjectValue object) {
        JsonObject.Builder members = JsonObject.builder();
        for (ObjectField field : object.getObjectFields()) {
            members.put(field.getName(), json(field.getValue()));
        }
        return members.build();
    }
}

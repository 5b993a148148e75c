package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.schema.EnumSchema;
import org.jspecify.annotations.Nullable;

/** Converts a value to the required kind if it has the same meaning, such as {@code "1"} and {@code 1}. */
final class ValueCoercion {
    private static final int LONGEST_NUMBER = 40;

    private ValueCoercion() {}

    static @Nullable Document toNumber(Document source) {
        Document scalar = scalar(source);
        if (scalar.isNumber()) {
            return scalar;
        }
        String text = scalar.isString() ? scalar.text() : "";
        if (text.isEmpty() || text.length() > LONGEST_NUMBER) {
            return null;
        }
        try {
            Document read = Json.parse(text);
            return read.isNumber() ? read : null;
        } catch (MalformedJson noNumber) {
            return null;
        }
    }

    static @Nullable String toText(Document source) {
        Document scalar = scalar(source);
        return scalar.isString() || scalar.isNumber() || scalar.isBoolean() ? scalar.text() : null;
    }

    static @Nullable Document toBoolean(Document source) {
        if (source.isBoolean()) {
            return source;
        }
        return switch (source.isString() ? source.text() : "") {
            case "true" -> Document.TRUE;
            case "false" -> Document.FALSE;
            default -> null;
        };
    }

    static @Nullable Document toListed(Document source, EnumSchema schema) {
        String text = toText(source);
        for (Document value : schema.values()) {
            if (text != null
                    && !value.isObject()
                    && !value.isArray()
                    && !value.isNull()
                    && value.text().equals(text)) {
                return value;
            }
        }
        return null;
    }

    /** Returns the identifier of an object in place of the object. */
    private static Document scalar(Document source) {
        Document id = source.member("id");
        return id == null ? source : id;
    }
}

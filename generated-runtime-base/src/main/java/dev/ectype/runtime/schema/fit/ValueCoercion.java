package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.schema.EnumSchema;
import org.jspecify.annotations.Nullable;

/** Reads a value as the kind that a type asks for, when it says the same in another spelling. */
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
        String told = toText(source);
        for (Document value : schema.values()) {
            if (told != null
                    && !value.isObject()
                    && !value.isArray()
                    && !value.isNull()
                    && value.text().equals(told)) {
                return value;
            }
        }
        return null;
    }

    /** An object that stands where its identifier should. */
    private static Document scalar(Document source) {
        Document id = source.member("id");
        return id == null ? source : id;
    }
}

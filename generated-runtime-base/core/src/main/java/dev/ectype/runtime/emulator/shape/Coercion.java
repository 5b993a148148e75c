package dev.ectype.runtime.emulator.shape;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.schema.ArraySchema;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.TextSchema;
import dev.ectype.runtime.schema.Validator;
import dev.ectype.runtime.schema.keyword.Direction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts texts of paths, queries and forms to values of a type. */
public final class Coercion {
    private static final int LONGEST_LITERAL = 100;

    private Coercion() {}

    /** Converts a text to a string if the type allows it, else to a number, a boolean or null. */
    public static Document coerce(String text, Schema schema) {
        Document string = Document.of(text);
        if (SchemaShape.isFreeText(schema) || allows(schema, string)) {
            return string;
        }
        Document literal = literal(text);
        if (literal != null && allows(schema, literal)) {
            return literal;
        }
        if (text.isEmpty() && allows(schema, Document.NULL)) {
            return Document.NULL;
        }
        Schema bare = SchemaShape.bare(schema);
        Document structure = structure(text, schema, bare);
        if (structure != null) {
            return structure;
        }
        if (bare instanceof BooleanSchema) {
            Document flag = flag(text);
            return flag == null ? string : flag;
        }
        return literal != null && bare instanceof NumberSchema ? literal : string;
    }

    /** Converts texts to an array. */
    public static Document list(List<String> texts, ArraySchema array) {
        JsonWriter out = new JsonWriter(64).beginArray();
        for (int position = 0; position < texts.size(); position++) {
            out.value(coerce(texts.get(position), array.item(position)));
        }
        return out.endArray().toDocument();
    }

    /** Parses JSON objects and arrays, which many clients send in place of other styles. */
    private static @Nullable Document structure(String text, Schema schema, Schema bare) {
        boolean object = text.startsWith("{") && !(bare instanceof ArraySchema);
        boolean array = text.startsWith("[") && !(bare instanceof ObjectSchema);
        if (!object && !array || bare instanceof TextSchema) {
            return null;
        }
        try {
            Document value = Json.parse(text.getBytes(StandardCharsets.UTF_8));
            boolean wanted = bare instanceof ObjectSchema || bare instanceof ArraySchema;
            return wanted || allows(schema, value) ? value : null;
        } catch (MalformedJson other) {
            return null;
        }
    }

    private static @Nullable Document flag(String text) {
        return switch (text) {
            case "1", "True", "TRUE", "yes", "on" -> Document.TRUE;
            case "0", "False", "FALSE", "no", "off" -> Document.FALSE;
            default -> null;
        };
    }

    /** Parses a number, a boolean or null; returns null for other text. */
    public static @Nullable Document literal(String text) {
        if (text.isEmpty() || text.length() > LONGEST_LITERAL || text.charAt(0) == '"') {
            return null;
        }
        try {
            Document value = Json.parse(text.getBytes(StandardCharsets.UTF_8));
            return value.isObject() || value.isArray() ? null : value;
        } catch (MalformedJson noLiteral) {
            return null;
        }
    }

    private static boolean allows(Schema schema, Document value) {
        return Validator.allows(schema, value, Direction.REQUEST);
    }
}

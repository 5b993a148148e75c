package dev.ectype.runtime.emulator.shape;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.schema.BooleanSchema;
import dev.ectype.runtime.schema.Direction;
import dev.ectype.runtime.schema.NumberSchema;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.schema.Validator;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Gives texts of paths, queries and forms the meaning that their type has for them. */
public final class Coercion {
    private static final int LONGEST_LITERAL = 100;

    private Coercion() {}

    /** The document that a text means: a string where the type allows that string, else a number, a boolean or null. */
    public static Document coerce(String text, Schema schema) {
        Document string = Document.of(text);
        if (Shape.isFreeText(schema) || allows(schema, string)) {
            return string;
        }
        Document literal = literal(text);
        if (literal != null && allows(schema, literal)) {
            return literal;
        }
        if (text.isEmpty() && allows(schema, Document.NULL)) {
            return Document.NULL;
        }
        Schema bare = Shape.bare(schema);
        if (bare instanceof BooleanSchema) {
            Document flag = flag(text);
            return flag == null ? string : flag;
        }
        return literal != null && bare instanceof NumberSchema ? literal : string;
    }

    private static @Nullable Document flag(String text) {
        return switch (text) {
            case "1", "True", "TRUE", "yes", "on" -> Document.TRUE;
            case "0", "False", "FALSE", "no", "off" -> Document.FALSE;
            default -> null;
        };
    }

    /** The number, boolean or null that a text spells, or null. */
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

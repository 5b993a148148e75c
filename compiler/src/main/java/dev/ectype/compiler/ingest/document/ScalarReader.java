package dev.ectype.compiler.ingest.document;

import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import dev.ectype.compiler.source.tree.NullNode;
import dev.ectype.compiler.source.tree.ScalarNode;
import dev.ectype.compiler.source.tree.SourceNode;
import dev.ectype.compiler.source.tree.TextNode;
import org.jspecify.annotations.Nullable;

/** Reads a scalar as the kind of value that its type requires, since authors forget quotes or write too many. */
public final class ScalarReader {
    private ScalarReader() {}

    /** Returns the number in a text, or null. */
    static @Nullable public JsonNumber number(String text) {
        try {
            return new JsonNumber(text.strip());
        } catch (IllegalArgumentException other) {
            return null;
        }
    }

    /** Returns the value of a node for the given JSON Schema type, unchanged if it cannot have that type. */
    public static JsonValue as(@Nullable String type, SourceNode node) {
        if (type == null || !(node instanceof ScalarNode scalar) || scalar instanceof NullNode) {
            return node.toJson();
        }
        return switch (type) {
            case "string" -> new JsonText(scalar.text());
            case "integer", "number" -> scalar instanceof TextNode ? numberOr(scalar) : scalar.toJson();
            case "boolean" -> scalar instanceof TextNode ? booleanOr(scalar) : scalar.toJson();
            default -> scalar.toJson();
        };
    }

    private static JsonValue numberOr(ScalarNode scalar) {
        JsonNumber number = number(scalar.text());
        return number == null ? scalar.toJson() : number;
    }

    private static JsonValue booleanOr(ScalarNode scalar) {
        return switch (scalar.text()) {
            case "true" -> JsonBoolean.TRUE;
            case "false" -> JsonBoolean.FALSE;
            default -> scalar.toJson();
        };
    }
}

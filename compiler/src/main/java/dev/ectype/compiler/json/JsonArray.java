package dev.ectype.compiler.json;

import java.util.List;

/** Represents a JSON array. */
public record JsonArray(List<JsonValue> elements) implements JsonValue {
    public static final JsonArray EMPTY = new JsonArray(List.of());

    public JsonArray {
        elements = List.copyOf(elements);
    }

    public static JsonArray of(JsonValue... elements) {
        return new JsonArray(List.of(elements));
    }

    public static JsonArray ofTexts(List<String> texts) {
        return new JsonArray(texts.stream().<JsonValue>map(JsonText::new).toList());
    }
}

package dev.ectype.compiler.json;

import java.util.Objects;

/** Represents a JSON string. */
public record JsonText(String text) implements JsonValue {
    public JsonText {
        Objects.requireNonNull(text, "text");
    }
}

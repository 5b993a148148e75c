package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonValue;

/** Represents a boolean with its source text, such as {@code True}. */
public record BooleanNode(String text, int line, int column) implements ScalarNode {
    public boolean isTrue() {
        return text.charAt(0) == 't' || text.charAt(0) == 'T';
    }

    @Override
    public JsonValue toJson() {
        return JsonBoolean.of(isTrue());
    }
}

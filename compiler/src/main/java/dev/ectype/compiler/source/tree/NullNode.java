package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonValue;

/** Represents null with its source text, such as {@code ~} or nothing at all. */
public record NullNode(String text, int line, int column) implements ScalarNode {
    @Override
    public JsonValue toJson() {
        return JsonNull.NULL;
    }
}

package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonValue;

/** No value; its text is as written, such as {@code ~} or nothing at all. */
public record NullNode(String text, int line, int column) implements ScalarNode {
    @Override
    public JsonValue toJson() {
        return JsonNull.NULL;
    }
}

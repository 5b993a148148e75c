package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;

/** Represents a text. */
public record TextNode(String text, int line, int column) implements ScalarNode {
    @Override
    public JsonValue toJson() {
        return new JsonText(text);
    }
}

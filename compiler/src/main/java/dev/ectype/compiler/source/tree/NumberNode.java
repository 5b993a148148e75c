package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonValue;

/** A number; its text is the literal of the file, such as {@code 1.10}, {@code 010} or {@code 0x1F}. */
public record NumberNode(String text, int line, int column) implements ScalarNode {
    @Override
    public JsonValue toJson() {
        return toNumber();
    }

    public JsonNumber toNumber() {
        return new JsonNumber(YamlCoreSchema.jsonLiteral(text));
    }
}

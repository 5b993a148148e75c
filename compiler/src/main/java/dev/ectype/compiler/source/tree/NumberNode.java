package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonValue;

/** Represents a number with its source literal, such as {@code 1.10}, {@code 010} or {@code 0x1F}. */
public record NumberNode(String text, int line, int column) implements ScalarNode {
    @Override
    public JsonValue toJson() {
        return toNumber();
    }

    public JsonNumber toNumber() {
        return new JsonNumber(YamlCoreSchema.jsonLiteral(text));
    }
}

package dev.ectype.compiler.source;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** A list of values; two are equal only when they are the same place. */
public final class ArrayNode implements Node {
    private final List<Node> elements;
    private final int line;
    private final int column;

    public ArrayNode(List<? extends Node> elements, int line, int column) {
        this.elements = List.copyOf(elements);
        this.line = line;
        this.column = column;
    }

    public List<Node> elements() {
        return elements;
    }

    @Override
    public int line() {
        return line;
    }

    @Override
    public int column() {
        return column;
    }

    @Override
    public JsonValue toJson() {
        return new JsonArray(elements.stream().map(Node::toJson).toList());
    }
}

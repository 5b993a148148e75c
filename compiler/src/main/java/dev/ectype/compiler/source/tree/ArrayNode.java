package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonValue;
import java.util.List;

/** Represents a list of values. Two lists are equal only if they are the same node. */
public final class ArrayNode implements SourceNode {
    private final List<SourceNode> elements;
    private final int line;
    private final int column;

    public ArrayNode(List<? extends SourceNode> elements, int line, int column) {
        this.elements = List.copyOf(elements);
        this.line = line;
        this.column = column;
    }

    public List<SourceNode> elements() {
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
        return new JsonArray(elements.stream().map(SourceNode::toJson).toList());
    }
}

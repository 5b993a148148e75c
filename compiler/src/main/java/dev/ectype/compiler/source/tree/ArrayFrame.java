package dev.ectype.compiler.source.tree;

import java.util.ArrayList;
import java.util.List;

/** Builds a list that is still open. */
final class ArrayFrame extends Frame {
    private final List<SourceNode> elements = new ArrayList<>();

    ArrayFrame(int line, int column) {
        super(line, column);
    }

    @Override
    void add(Subtree branch, TreeBuilder builder) {
        raiseTo(branch.height());
        elements.add(branch.node());
    }

    @Override
    SourceNode finish(TreeBuilder builder) {
        return new ArrayNode(elements, line(), column());
    }
}

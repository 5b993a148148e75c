package dev.ectype.compiler.source;

import java.util.ArrayList;
import java.util.List;

/** A list that is still open. */
final class ArrayFrame extends Frame {
    private final List<Node> elements = new ArrayList<>();

    ArrayFrame(int line, int column) {
        super(line, column);
    }

    @Override
    void add(Branch branch, TreeBuilder builder) {
        raiseTo(branch.height());
        elements.add(branch.node());
    }

    @Override
    Node finish(TreeBuilder builder) {
        return new ArrayNode(elements, line(), column());
    }
}

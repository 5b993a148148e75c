package dev.ectype.compiler.source.query;

import dev.ectype.compiler.source.tree.SourceNode;

/**
 * Holds what a query refers to while it runs.
 *
 * @param root the root of the document, {@code $}
 * @param current the node that a filter examines, {@code @}
 */
record QueryContext(SourceNode root, SourceNode current, WorkBudget budget) {
    QueryContext at(SourceNode node) {
        return new QueryContext(root, node, budget);
    }
}

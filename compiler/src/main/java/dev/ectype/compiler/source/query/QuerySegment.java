package dev.ectype.compiler.source.query;

import java.util.List;
import java.util.function.Consumer;

/**
 * Represents one segment of a query.
 *
 * @param descends whether the selectors apply to the node and all its descendants
 */
record QuerySegment(boolean descends, List<Selector> selectors) {
    QuerySegment {
        selectors = List.copyOf(selectors);
    }

    boolean isSingular() {
        return !descends && selectors.size() == 1 && selectors.get(0).isSingular();
    }

    void select(QueryMatch from, QueryContext context, Consumer<QueryMatch> selected) {
        context.budget().step();
        for (Selector selector : selectors) {
            selector.select(from, context, selected);
        }
        if (descends) {
            Selector.Children.of(from, context, child -> select(child, context, selected));
        }
    }
}

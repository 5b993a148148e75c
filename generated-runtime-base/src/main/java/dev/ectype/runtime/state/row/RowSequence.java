package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;

/** Some rows of a table in the order of their creation, counted, so that a page of them is found without a walk. */
public interface RowSequence {
    int size();

    /** How many of the rows come before a place in the order of creation. */
    int rank(int slot);

    /** Whether one of the rows stands at a place in the order of creation. */
    boolean has(int slot);

    /** The rows from an offset on, which is counted in the given order. */
    RowCursor from(int offset, Order order);
}

package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;

/** Represents counted rows of a table in the order of creation. Pages are found without a walk. */
public interface RowSequence {
    int size();

    /** Returns the number of rows before a slot in the order of creation. */
    int rank(int slot);

    /** Returns true if one of the rows has a slot in the order of creation. */
    boolean has(int slot);

    /** Returns the rows from an offset on, counted in the given order. */
    RowCursor from(int offset, Order order);
}

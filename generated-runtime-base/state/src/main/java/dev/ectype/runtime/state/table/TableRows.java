package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowCursor;
import dev.ectype.runtime.state.row.RowSequence;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieCursor;

/** All rows of a table. */
public record TableRows(Trie<Row> rows) implements RowSequence {
    @Override
    public int size() {
        return rows.live();
    }

    @Override
    public int rank(int slot) {
        return rows.rank(slot);
    }

    @Override
    public boolean has(int slot) {
        return rows.get(slot) != null;
    }

    @Override
    public RowCursor from(int offset, Order order) {
        int total = rows.live();
        if (offset >= total) {
            return () -> null;
        }
        boolean ascending = order == Order.OLDEST_FIRST;
        int start = rows.select(ascending ? offset : total - 1 - offset);
        return new TrieCursor<>(rows, start, ascending)::next;
    }
}

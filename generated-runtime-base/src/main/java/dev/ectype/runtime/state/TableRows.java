package dev.ectype.runtime.state;

/** All rows of a table. */
record TableRows(Trie<Row> rows) implements RowSequence {
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
    public RowWalk from(int offset, Order order) {
        int total = rows.live();
        if (offset >= total) {
            return () -> null;
        }
        boolean ascending = order == Order.OLDEST_FIRST;
        int start = rows.select(ascending ? offset : total - 1 - offset);
        return new TrieCursor<>(rows, start, ascending)::next;
    }
}

package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.state.RowPage;

/** What decides which members the envelope of a page has. */
record PageKind(boolean next, boolean previous, boolean empty) {
    static final int KINDS = 8;

    static PageKind of(RowPage rows) {
        boolean empty = rows.rows().isEmpty();
        return new PageKind(rows.hasNext() && !empty, rows.hasPrevious(), empty);
    }

    int index() {
        return (next ? 1 : 0) + (previous ? 2 : 0) + (empty ? 4 : 0);
    }
}

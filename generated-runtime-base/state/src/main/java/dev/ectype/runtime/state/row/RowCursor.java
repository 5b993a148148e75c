package dev.ectype.runtime.state.row;

import org.jspecify.annotations.Nullable;

/** Iterates over rows. */
public interface RowCursor {
    /** Returns the next row, or null after the last. */
    @Nullable
    Row next();
}

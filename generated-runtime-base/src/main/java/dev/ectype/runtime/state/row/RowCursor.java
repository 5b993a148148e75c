package dev.ectype.runtime.state.row;

import org.jspecify.annotations.Nullable;

/** Rows one after the other. */
public interface RowCursor {
    /** The next row, or null behind the last. */
    @Nullable
    Row next();
}

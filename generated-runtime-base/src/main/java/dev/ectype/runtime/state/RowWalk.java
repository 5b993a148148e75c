package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/** Rows one after the other. */
interface RowWalk {
    /** The next row, or null behind the last. */
    @Nullable
    Row next();
}

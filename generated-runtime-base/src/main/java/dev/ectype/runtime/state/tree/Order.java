package dev.ectype.runtime.state.tree;

/** The direction in which rows are listed. */
public enum Order {
    NEWEST_FIRST,
    OLDEST_FIRST
}

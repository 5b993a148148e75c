package dev.ectype.runtime.state.tree;

/** Lists the orders of rows. */
public enum Order {
    NEWEST_FIRST,
    OLDEST_FIRST
}

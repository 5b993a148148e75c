package dev.ectype.compiler.ir.resource;

/** Lists the kinds of edits of a list. */
public enum ListEditKind {
    ADD,
    REMOVE,
    /** Makes the items the whole list. */
    REPLACE
}

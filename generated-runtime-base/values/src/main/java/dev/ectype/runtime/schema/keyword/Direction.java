package dev.ectype.runtime.schema.keyword;

/** Lists the directions of a value, which decide about read-only and write-only members. */
public enum Direction {
    /** From a client: read-only members are neither required nor validated. */
    REQUEST,
    /** To a client: write-only members are not required. */
    REPLY,
    /** Into the state: every member counts. */
    STORED
}

package dev.ectype.runtime.schema.keyword;

/** Where a value is going, which decides about members that only one side may send. */
public enum Direction {
    /** From a client: server-assigned members are neither required nor looked at. */
    REQUEST,
    /** To a client: members that are never told are not required. */
    REPLY,
    /** Into the state: every member counts. */
    STORED
}

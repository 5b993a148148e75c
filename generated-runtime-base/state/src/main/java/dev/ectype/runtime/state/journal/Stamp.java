package dev.ectype.runtime.state.journal;

/** Holds the time and the position of a journal entry. Times are logical, in milliseconds since 1970. */
public record Stamp(long position, String sandbox, long time, long clockBefore, long clockAfter) {}

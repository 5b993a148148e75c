package dev.ectype.runtime.state.journal;

/** When and where an entry of the journal was written; times are logical, in milliseconds since 1970. */
public record Stamp(long position, String sandbox, long time, long clockBefore, long clockAfter) {}

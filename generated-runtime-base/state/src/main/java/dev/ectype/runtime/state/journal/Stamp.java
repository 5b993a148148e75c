package dev.ectype.runtime.state.journal;

/**
 * Holds the time and the position of a journal entry. Times are logical, in milliseconds since 1970.
 *
 * @param position the number of writes up to and including the entry
 * @param sandbox the name of the sandbox, or {@code default}
 * @param time the time of the write
 * @param clockBefore the emulator's clock before the write
 * @param clockAfter the emulator's clock after the write
 */
public record Stamp(long position, String sandbox, long time, long clockBefore, long clockAfter) {}

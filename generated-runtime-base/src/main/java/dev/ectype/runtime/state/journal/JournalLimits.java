package dev.ectype.runtime.state.journal;

/** How much a journal remembers; the oldest entries go first. */
public record JournalLimits(int entries, long bytes) {
    private static final int MOST_ENTRIES = 100_000;
    private static final long MOST_BYTES = 256L << 20;
    private static final long SMALLEST = 4096;

    /** For whoever wants to know what remembering costs: {@code -Dectype.journal.entries=0} leaves it out. */
    private static final String ENTRIES = "ectype.journal.entries";

    public JournalLimits {
        if (entries < 0 || bytes < SMALLEST) {
            throw new IllegalArgumentException("a journal holds at least 0 entries and " + SMALLEST
                    + " bytes, but was given " + entries + " and " + bytes);
        }
    }

    /** At most an eighth of the heap. */
    public static JournalLimits standard() {
        long eighth = Runtime.getRuntime().maxMemory() / 8;
        return new JournalLimits(
                Integer.getInteger(ENTRIES, MOST_ENTRIES), Math.max(SMALLEST, Math.min(MOST_BYTES, eighth)));
    }

    /** Whether nothing at all is remembered, and no earlier state can be gone to. */
    boolean isNothing() {
        return entries == 0;
    }
}

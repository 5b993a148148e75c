package dev.ectype.runtime.state.journal;

/**
 * Limits a journal by its number of entries and bytes. The oldest entries are evicted first.
 *
 * @param entries the maximum number of entries; 0 disables the journal
 * @param bytes the maximum size of all entries in bytes, at least 4096
 */
public record JournalLimits(int entries, long bytes) {
    private static final int MOST_ENTRIES = 100_000;
    private static final long MOST_BYTES = 256L << 20;
    private static final long SMALLEST = 4096;

    /** The property to measure the cost of the journal: {@code -Dectype.journal.entries=0} disables it. */
    private static final String ENTRIES = "ectype.journal.entries";

    /**
     * Creates limits.
     *
     * @param entries the maximum number of entries; 0 disables the journal
     * @param bytes the maximum size of all entries in bytes, at least 4096
     * @throws IllegalArgumentException if a limit is too small
     */
    public JournalLimits {
        if (entries < 0 || bytes < SMALLEST) {
            throw new IllegalArgumentException("a journal needs at least 0 entries and " + SMALLEST + " bytes, but got "
                    + entries + " and " + bytes);
        }
    }

    /**
     * Returns the default limits: 100,000 entries and 256 MiB, but at most an eighth of the heap. The system property
     * {@code ectype.journal.entries} replaces the number of entries.
     *
     * @return the limits
     */
    public static JournalLimits standard() {
        long eighth = Runtime.getRuntime().maxMemory() / 8;
        return new JournalLimits(
                Integer.getInteger(ENTRIES, MOST_ENTRIES), Math.max(SMALLEST, Math.min(MOST_BYTES, eighth)));
    }

    /** Returns true if the journal is disabled and no earlier state is reachable. */
    boolean isNothing() {
        return entries == 0;
    }
}

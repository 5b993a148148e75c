package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * What came of running remembered writes again.
 *
 * @param from the position that they were run behind
 * @param to the position that they led to
 * @param difference the first write that came out otherwise, or null where all came out alike
 */
public record Verified(long from, long to, @Nullable Difference difference) {
    /**
     * A write that came out otherwise.
     *
     * @param what in words for people: the status, the reply or the changes
     */
    public record Difference(long position, String operation, String what, Outcome was, Outcome is) {}

    /** What a write was answered with, and how many rows and counters it changed. */
    public record Outcome(int status, long digest, int changes) {
        static final Outcome NONE = new Outcome(0, 0, 0);

        static Outcome of(JournalEntry entry) {
            return new Outcome(
                    entry.cause().status(),
                    entry.cause().digest(),
                    entry.changes().size());
        }
    }

    /** What is different between a write and its repetition, or null. */
    static @Nullable Difference between(JournalEntry was, @Nullable JournalEntry is) {
        Outcome before = Outcome.of(was);
        Outcome after = is == null ? Outcome.NONE : Outcome.of(is);
        String what = what(was, before, is, after);
        return what == null ? null : new Difference(was.position(), was.cause().operation(), what, before, after);
    }

    private static @Nullable String what(JournalEntry was, Outcome before, @Nullable JournalEntry is, Outcome after) {
        if (is == null) {
            return "it wrote nothing";
        }
        if (before.status() != after.status()) {
            return "the status is another";
        }
        if (before.digest() != after.digest()) {
            return "the reply has other bytes";
        }
        return was.changes().equals(is.changes()) ? null : "it changed something else";
    }
}

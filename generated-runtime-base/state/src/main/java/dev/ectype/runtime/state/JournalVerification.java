package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalEntry;
import dev.ectype.runtime.state.journal.RequestRecord;
import dev.ectype.runtime.state.journal.StateChange;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Replays journaled writes and reports the first difference.
 *
 * @param from the position before the first replayed write
 * @param to the position after the last replayed write
 * @param difference the first different write, or null if all are equal
 */
public record JournalVerification(
        long from, long to, @Nullable ReplayDifference difference) {
    /**
     * Checks the hash of every journal entry. Then it replays the writes of the current branch from the oldest reachable
     * position and compares each with its entry.
     *
     * @param twin an engine of the same API; the state at that position replaces its state
     * @param again the consumer that repeats a request with the twin
     * @throws UnknownPosition if a write was evicted meanwhile, or is incomplete
     */
    public static JournalVerification of(StateEngine engine, StateEngine twin, Consumer<RequestRecord> again) {
        Journal.Damage damage = engine.journal().damage();
        if (damage != null) {
            return damaged(damage);
        }
        long to = engine.state().position();
        // The state may be at the start of a branch without its first writes.
        long from = Math.min(engine.journal().oldestReachable(), to);
        twin.restore(
                Json.parse(engine.snapshotChunks(engine.at(from)).whole(), JsonLimits.GREATEST),
                SnapshotFit.SAME_DESCRIPTION);
        for (long position = from + 1; position <= to; position++) {
            JournalEntry was = remembered(engine, position);
            again.accept(was.cause().request());
            ReplayDifference difference = between(was, twin.journal().entry(position));
            if (difference != null) {
                return new JournalVerification(from, position, difference);
            }
        }
        return new JournalVerification(from, to, null);
    }

    /** Reports a damaged entry. It is not replayed and may be unreadable. */
    private static JournalVerification damaged(Journal.Damage damage) {
        String what = "its bytes do not match its hash: it was changed after it had been written to " + damage.branch();
        return new JournalVerification(
                damage.position() - 1,
                damage.position(),
                new ReplayDifference(
                        damage.position(), "", what, ReplayDifference.Outcome.NONE, ReplayDifference.Outcome.NONE));
    }

    private static JournalEntry remembered(StateEngine engine, long position) {
        JournalEntry entry = engine.journal().entry(position);
        if (entry == null) {
            throw new UnknownPosition("position " + position + " was removed in the meantime");
        }
        if (entry.cause().request().body().truncated()) {
            throw new UnknownPosition("position " + position + " cannot be repeated: its request was longer than "
                    + RequestRecord.LONGEST_BODY + " bytes");
        }
        return entry;
    }

    /** Returns the difference between a write and its repetition, or null. */
    static @Nullable ReplayDifference between(JournalEntry was, @Nullable JournalEntry is) {
        ReplayDifference.Outcome before = ReplayDifference.Outcome.of(was);
        ReplayDifference.Outcome after = is == null ? ReplayDifference.Outcome.NONE : ReplayDifference.Outcome.of(is);
        String what = describe(was, before, is, after);
        return what == null
                ? null
                : new ReplayDifference(was.position(), was.cause().operation(), what, before, after);
    }

    private static @Nullable String describe(
            JournalEntry was,
            ReplayDifference.Outcome before,
            @Nullable JournalEntry is,
            ReplayDifference.Outcome after) {
        if (is == null) {
            return "it wrote nothing";
        }
        if (before.status() != after.status()) {
            return "the status is different";
        }
        if (before.digest() != after.digest()) {
            return "the response has different bytes";
        }
        return changes(was).equals(changes(is)) ? null : "the changes are different";
    }

    /**
     * Returns the row changes of an entry without row numbers, because a snapshot renumbers the rows of the twin. Auxiliary
     * documents are not replayed.
     */
    static List<StateChange> changes(JournalEntry entry) {
        return entry.changes().stream()
                .filter(StateChange::isApiChange)
                .map(JournalVerification::placeless)
                .toList();
    }

    private static StateChange placeless(StateChange change) {
        if (change instanceof StateChange.RowChange row) {
            return new StateChange.RowChange(row.resource(), row.id(), placeless(row.before()), placeless(row.after()));
        }
        if (change instanceof StateChange.TombstoneChange stone) {
            return new StateChange.TombstoneChange(
                    stone.resource(), stone.id(), placeless(stone.before()), placeless(stone.after()));
        }
        return change;
    }

    private static StateChange.@Nullable Image placeless(StateChange.@Nullable Image image) {
        return image == null ? null : new StateChange.Image(0, image.version(), image.owner(), image.document());
    }
}

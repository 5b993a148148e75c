package dev.ectype.runtime.state;

import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalBranch;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.table.State;
import org.jspecify.annotations.Nullable;

/** Moves an engine between the positions of its journal, and compares them. */
public record StateHistory(StateEngine engine) {
    /**
     * Rewinds to a position of the current branch. A write there starts a new branch.
     *
     * @throws UnknownPosition if the journal does not contain the position
     */
    public void rewind(long position) {
        requireOrder(position <= engine.state().position(), "rewind", position, "forward");
        travel(null, position);
    }

    /**
     * Moves forward to a later position of the current branch.
     *
     * @throws UnknownPosition if the branch has no such position
     */
    public void forward(long position) {
        requireOrder(position >= engine.state().position(), "go forward", position, "rewind");
        travel(null, position);
    }

    private void requireOrder(boolean holds, String what, long position, String other) {
        if (!holds) {
            throw new IllegalArgumentException("cannot " + what + " to " + position + ": the state is at "
                    + engine.state().position() + "; use " + other + " instead");
        }
    }

    /**
     * Moves to a position of a branch.
     *
     * @param branch the name of the branch, or null for the current one
     * @throws UnknownPosition if the branch does not exist, or the journal does not contain the position
     */
    public void travel(@Nullable String branch, long position) {
        engine.replace(now -> {
            Journal journal = engine.journal();
            JournalBranch line = branch == null ? journal.branch() : journal.branchNamed(branch);
            State there = journal.state(line, position);
            journal.switchTo(line);
            return there;
        });
    }

    /** Returns the differences between two positions of the current branch. */
    public StateDiff diff(long from, long to) {
        return StateDiff.between(engine, from, to);
    }

    /** Returns the differences between another state of the same API and the newest version. */
    public StateDiff diff(State other) {
        return StateDiff.between(engine.schema(), other, engine.state());
    }
}

package dev.ectype.runtime.state;

import dev.ectype.runtime.state.journal.JournalLimits;
import dev.ectype.runtime.state.time.Clock;

/** Holds the user's options of the state: seed of ids and dice, clock, sandbox name and journal limits. */
public record StateOptions(long seed, Clock clock, String sandbox, JournalLimits journal) {
    public static final String DEFAULT_SANDBOX = "default";

    public static StateOptions standard() {
        return new StateOptions(0, Clock.LOGICAL, DEFAULT_SANDBOX, JournalLimits.standard());
    }

    public StateOptions withSeed(long newSeed) {
        return new StateOptions(newSeed, clock, sandbox, journal);
    }

    public StateOptions withClock(Clock newClock) {
        return new StateOptions(seed, newClock, sandbox, journal);
    }

    public StateOptions withJournal(JournalLimits limits) {
        return new StateOptions(seed, clock, sandbox, limits);
    }

    StateOptions withSandbox(String name) {
        return new StateOptions(seed, clock, name, journal);
    }
}

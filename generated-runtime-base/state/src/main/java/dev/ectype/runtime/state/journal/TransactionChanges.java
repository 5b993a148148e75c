package dev.ectype.runtime.state.journal;

import java.util.List;

/** Holds all changes of one transaction. */
public record TransactionChanges(ChangeLog rows, List<StateChange.CounterChange> counters) {}

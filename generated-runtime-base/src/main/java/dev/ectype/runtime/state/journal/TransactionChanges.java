package dev.ectype.runtime.state.journal;

import java.util.List;

/** All that one transaction changed. */
public record TransactionChanges(ChangeLog rows, List<StateChange.CounterChange> counters) {}

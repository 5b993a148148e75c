package dev.ectype.runtime.state.change;

import java.util.List;

/** Holds all changes of one transaction. */
public record TransactionChanges(ChangeLog rows, List<CounterLog.Entry> counters) {}

package dev.ectype.runtime.state;

import java.util.List;

/** All that one transaction changed. */
record Changes(ChangeLog rows, List<Change.CounterChange> counters) {}

package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.usage.UsageCounters.Counted;
import java.util.Map;
import java.util.UUID;

/**
 * Holds the usage of one organization that a node counted in an interval.
 *
 * @param number the number of the batch, ascending for each node
 */
record UsageBatch(UUID organization, long number, Map<Counted, Amounts> counts) {}

package dev.ectype.controlplane.usage;

import dev.ectype.controlplane.usage.UsageCounters.Counted;
import java.util.Map;
import java.util.UUID;

/**
 * What one node counted for one organization in a while.
 *
 * @param number greater than those of the node's earlier ones
 */
record UsageBatch(UUID organization, long number, Map<Counted, Amounts> counts) {}

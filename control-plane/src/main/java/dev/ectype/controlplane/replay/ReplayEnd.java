package dev.ectype.controlplane.replay;

import org.jspecify.annotations.Nullable;

/**
 * Holds the outcome of a replay.
 *
 * @param error the reason of an early end; null if the replay is complete
 * @param size the size of its results in bytes
 * @param responsesSize the size of its received responses in bytes; without responses, their content does not exist
 */
record ReplayEnd(ReplaySummary summary, @Nullable String error, long size, long responsesSize) {}

package dev.ectype.controlplane.replay;

import org.jspecify.annotations.Nullable;

/**
 * How a replay ended.
 *
 * @param error why not at its end; nothing if it is whole
 * @param size how many bytes its results have
 */
record ReplayEnd(ReplaySummary summary, @Nullable String error, long size) {}

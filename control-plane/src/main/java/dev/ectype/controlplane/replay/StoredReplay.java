package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.storage.ObjectKey;

/**
 * Pairs a replay with the key of its results.
 *
 * @param size the size of the results in bytes
 */
public record StoredReplay(RecordingReplay replay, ObjectKey key, long size) {}

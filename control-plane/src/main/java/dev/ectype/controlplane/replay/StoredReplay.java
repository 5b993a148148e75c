package dev.ectype.controlplane.replay;

import dev.ectype.controlplane.platform.storage.ObjectKey;
import org.jspecify.annotations.Nullable;

/**
 * Pairs a replay with the keys of its contents.
 *
 * @param key the key of its results
 * @param size the size of the results in bytes
 * @param responses the key of the received responses that do not match; null if there are none
 */
public record StoredReplay(
        RecordingReplay replay,
        ObjectKey key,
        long size,
        @Nullable ObjectKey responses) {}

package dev.ectype.controlplane.platform.database;

import org.jspecify.annotations.Nullable;

/**
 * Holds the result of a key rotation.
 *
 * @param values the number of resealed values; -1 if an earlier attempt resealed them
 * @param file the file with the new key; null if each node's environment must provide it
 */
public record RotatedKey(long values, @Nullable String file) {
    /** Returns whether an earlier, interrupted attempt had replaced the key. */
    public boolean wasDoneBefore() {
        return values == KeyExchange.DONE_BEFORE;
    }
}

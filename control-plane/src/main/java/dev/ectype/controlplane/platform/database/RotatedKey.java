package dev.ectype.controlplane.platform.database;

import org.jspecify.annotations.Nullable;

/**
 * A rotation of the application key.
 *
 * @param values how many values were sealed anew; -1 where an earlier attempt did
 * @param file the file that has the new key; null where the environment of each node has to give it
 */
public record RotatedKey(long values, @Nullable String file) {
    /** Whether an earlier attempt, which was interrupted, had replaced the key already. */
    public boolean wasDoneBefore() {
        return values == KeyExchange.DONE_BEFORE;
    }
}

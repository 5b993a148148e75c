package dev.ectype.controlplane.scim.call;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Holds the number of calls since the last write, and the last one.
 *
 * @param reason the detail of the error of the last call, or null
 */
record CallCount(int status, @Nullable String reason, long calls, Instant lastAt) {
    /** Returns the sum of two counts with the later call. */
    CallCount plus(CallCount other) {
        CallCount last = other.lastAt.isBefore(lastAt) ? this : other;
        return new CallCount(last.status, last.reason, calls + other.calls, last.lastAt);
    }
}

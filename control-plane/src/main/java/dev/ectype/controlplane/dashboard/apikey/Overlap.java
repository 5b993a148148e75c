package dev.ectype.controlplane.dashboard.apikey;

import dev.ectype.controlplane.apikey.ApiKey;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * Represents a time for which a rotated key stays valid, as a choice of the form.
 *
 * @param end the end of the old key, if it is rotated now
 */
public record Overlap(long seconds, String label, Instant end) {
    /** The choice of a form without another choice. */
    public static final long DEFAULT = Duration.ofHours(24).toSeconds();

    /** Returns the choices for a key, which ends no later than its expiry. */
    static List<Overlap> of(ApiKey key, Instant now) {
        return List.of(
                of(Duration.ZERO, "None", key, now),
                of(Duration.ofHours(1), "1 hour", key, now),
                of(Duration.ofHours(24), "24 hours", key, now),
                of(Duration.ofDays(7), "7 days", key, now));
    }

    private static Overlap of(Duration overlap, String label, ApiKey key, Instant now) {
        Instant end = now.plus(overlap);
        Instant expiry = key.expiresAt();
        return new Overlap(overlap.toSeconds(), label, expiry != null && expiry.isBefore(end) ? expiry : end);
    }
}

package dev.ectype.controlplane.dashboard.apikey;

import dev.ectype.controlplane.apikey.ApiKey;
import java.time.Duration;
import java.time.Instant;

/** Lists what the pages display about the validity of a key. */
public enum ApiKeyState {
    ACTIVE("Active", "good"),
    ENDING("Expires soon", "warn"),
    EXPIRED("Expired", "plain"),
    REVOKED("Revoked", "plain");

    private static final Duration SOON = Duration.ofDays(7);

    private final String label;
    private final String badge;

    ApiKeyState(String label, String badge) {
        this.label = label;
        this.badge = badge;
    }

    /** Returns the state of a key at a time. */
    public static ApiKeyState of(ApiKey key, Instant now) {
        Instant end = key.expiresAt();
        if (key.revokedAt() != null) {
            return REVOKED;
        } else if (end == null) {
            return ACTIVE;
        } else if (!end.isAfter(now)) {
            return EXPIRED;
        }
        return end.isAfter(now.plus(SOON)) ? ACTIVE : ENDING;
    }

    public String label() {
        return label;
    }

    /** Returns the class of the badge. */
    public String badge() {
        return badge;
    }

    /** Returns whether requests with the key are accepted. */
    public boolean isValid() {
        return this == ACTIVE || this == ENDING;
    }
}

package dev.ectype.controlplane.session;

import java.time.Instant;
import java.util.UUID;

/**
 * Holds a new session.
 *
 * @param token the secret of the client, which is not stored
 */
public record IssuedSession(UUID id, String token, Instant expiresAt) {
    /** Omits the token. */
    @Override
    public String toString() {
        return "IssuedSession[" + id + "]";
    }
}

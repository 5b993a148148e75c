package dev.ectype.controlplane.signin.sso;

import java.time.Instant;
import java.util.SortedMap;
import java.util.UUID;

/**
 * Holds a sign-in that waits for the response of a provider.
 *
 * @param browser the hash of the browser's cookie
 * @param secrets the secrets that verify the response
 * @param next the path after the sign-in
 */
record PendingSignIn(
        UUID id, UUID provider, byte[] browser, SortedMap<String, String> secrets, String next, Instant expiresAt) {
    /** Omits the secrets. */
    @Override
    public String toString() {
        return "PendingSignIn[" + id + "]";
    }
}

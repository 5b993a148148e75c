package dev.ectype.controlplane.signin.sso;

import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * Holds the identity of a verified response.
 *
 * @param email the e-mail address as the provider sent it
 * @param name the display name, or null
 * @param claims the texts of each claim or attribute
 * @param responseId the identifier that must not be used twice, or null if the protocol prevents it
 * @param usableUntil the time until which the identifier is kept, or null
 * @param idToken the ID token, or null
 */
public record SsoIdentity(
        String email,
        @Nullable String name,
        SortedMap<String, List<String>> claims,
        @Nullable String responseId,
        @Nullable Instant usableUntil,
        @Nullable String idToken) {
    /** Omits the token. */
    @Override
    public String toString() {
        return "SsoIdentity[" + email + "]";
    }
}

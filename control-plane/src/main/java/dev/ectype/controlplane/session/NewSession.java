package dev.ectype.controlplane.session;

import java.time.Duration;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds the properties of a new session.
 *
 * @param provider the identity provider of the sign-in, or null
 * @param origin the only origin whose pages may use the session; null if any may
 * @param agent the user agent of the sign-in, or null
 * @param idToken the ID token of the provider, or null
 * @param lifetime the time until the session ends, even with use
 */
public record NewSession(
        UUID user,
        SessionKind kind,
        SignInMethod method,
        @Nullable UUID provider,
        @Nullable String origin,
        @Nullable String agent,
        @Nullable String address,
        @Nullable String idToken,
        Duration lifetime) {}

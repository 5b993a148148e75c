package dev.ectype.controlplane.session;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Summarizes the stored sessions of a user, including sessions that ended recently.
 *
 * @param method how the user last signed in with a browser; null if no such session is stored
 * @param lastUsedAt the last use of a session, precise to a minute
 */
public record SessionActivity(@Nullable SignInMethod method, Instant lastUsedAt) {}

package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Who sent a request, and what they may do.
 *
 * @param means how they showed who they are
 * @param credential the key or session
 * @param name what the key is called, or the e-mail address of the user
 * @param expires when the credential ends
 */
public record Caller(
        UUID organization,
        Plan plan,
        Scope scope,
        Means means,
        UUID credential,
        String name,
        @Nullable UUID user,
        @Nullable Instant expires) {
    /** How a caller shows who they are. */
    public enum Means {
        API_KEY,
        SESSION_BEARER,
        SESSION_COOKIE
    }

    /** The caller as the log of events and stored replies name them. */
    public String id() {
        return user == null ? IdKind.KEY.text(credential) : IdKind.USER.text(user);
    }
}

package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Represents the authenticated sender of a request and its permissions.
 *
 * @param means the kind of credential
 * @param credential the identifier of the key, session or SCIM token
 * @param name the name of the key, the e-mail address of the user, or the name of the identity provider
 * @param expires the end of the credential
 * @param origin the only origin whose pages may use the session; null if the credential is not bound to one
 */
public record Caller(
        UUID organization,
        Plan plan,
        Scope scope,
        Means means,
        UUID credential,
        String name,
        @Nullable UUID user,
        @Nullable Instant expires,
        @Nullable String origin) {
    /** Lists the kinds of credentials. */
    public enum Means {
        API_KEY,
        SESSION_BEARER,
        SESSION_COOKIE,
        SCIM_TOKEN
    }

    /** Returns the caller's name in events and stored responses. */
    public String id() {
        if (user != null) {
            return IdKind.USER.text(user);
        }
        return (means == Means.SCIM_TOKEN ? IdKind.SCIM_TOKEN : IdKind.KEY).text(credential);
    }
}

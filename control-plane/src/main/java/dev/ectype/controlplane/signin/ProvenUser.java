package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.session.SignInMethod;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds a user whose identity is proven.
 *
 * @param email the normalised e-mail address
 * @param name the display name, or null if it is unknown
 * @param mappedScope the scope by the user's groups; null if no group is mapped
 * @param defaultScope the scope of a new user without a mapped group and without an invitation; null if the user must exist
 * @param provider the identity provider, or null
 * @param idToken the ID token of the provider, or null
 */
public record ProvenUser(
        String email,
        @Nullable String name,
        @Nullable Scope mappedScope,
        @Nullable Scope defaultScope,
        SignInMethod method,
        @Nullable UUID provider,
        @Nullable String idToken) {
    private static final int LONGEST_NAME = 1_000;

    /** Shortens the name to one line of text, because providers send any characters. Ignores a blank name. */
    public ProvenUser {
        name = name == null || name.isBlank() ? null : Excerpt.of(name, LONGEST_NAME);
    }

    /** Omits the token. */
    @Override
    public String toString() {
        return "ProvenUser[" + email + ", " + method + "]";
    }
}

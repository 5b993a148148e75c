package dev.ectype.controlplane.signin.password;

import org.jspecify.annotations.Nullable;

/**
 * Holds the fields of a sign-in form.
 *
 * @param code the code of the authenticator app or a recovery code; empty if there is none
 * @param organization the slug of the chosen organization, or null
 */
public record PasswordEntry(
        String email,
        String password,
        String code,
        @Nullable String organization) {
    /** Omits the secrets. */
    @Override
    public String toString() {
        return "PasswordEntry[" + email + "]";
    }
}

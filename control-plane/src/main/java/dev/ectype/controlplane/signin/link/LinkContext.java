package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.sso.SignInProvider;
import org.jspecify.annotations.Nullable;

/**
 * Holds a valid link with the data of its page.
 *
 * @param organization the display name of the organization
 * @param email the address of the member or invited person; empty for the setup
 * @param provider the identity provider that users of the address must sign in with, or null
 */
record LinkContext(
        SignInLink link,
        String organization,
        String email,
        @Nullable SignInProvider provider) {
    /** Returns whether the link sets a password; an invited person may leave it out. */
    boolean needsPassword() {
        return link.purpose() == LinkPurpose.RESET || link.purpose() == LinkPurpose.SETUP;
    }
}

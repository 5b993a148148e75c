package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.platform.id.IdKind;
import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Holds a link without its token.
 *
 * @param user the member; null for invitations and for the setup
 * @param invitation the invitation, or null
 */
record SignInLink(
        UUID organization,
        UUID id,
        LinkPurpose purpose,
        @Nullable UUID user,
        @Nullable UUID invitation,
        Instant expiresAt) {
    /** Returns the identifier in events. */
    String target() {
        if (user != null) {
            return IdKind.USER.text(user);
        }
        return invitation == null ? IdKind.ORGANIZATION.text(organization) : IdKind.INVITATION.text(invitation);
    }
}

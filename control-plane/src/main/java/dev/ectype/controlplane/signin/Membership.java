package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.platform.id.IdKind;
import java.util.UUID;

/**
 * Holds a member who has an e-mail address, before the sign-in knows the organization.
 *
 * @param slug the slug of the organization
 * @param name the display name of the organization
 * @param active whether the member may sign in
 */
public record Membership(UUID organization, UUID user, String slug, String name, boolean active) {
    /** Returns the identifier of the member in events. */
    public String target() {
        return IdKind.USER.text(user);
    }
}

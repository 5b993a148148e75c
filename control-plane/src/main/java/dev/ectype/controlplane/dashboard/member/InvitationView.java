package dev.ectype.controlplane.dashboard.member;

import dev.ectype.controlplane.organization.Invitation;
import java.time.Instant;

/**
 * Represents an invitation on a page.
 *
 * @param expired whether its link no longer works
 */
public record InvitationView(Invitation invitation, boolean expired) {
    static InvitationView of(Invitation invitation, Instant now) {
        return new InvitationView(invitation, !invitation.expiresAt().isAfter(now));
    }

    /** Returns the address of the invitation. */
    public String path() {
        return InvitationPages.HOME + "/" + invitation.id();
    }
}

package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.event.Change;
import org.jspecify.annotations.Nullable;

/** Records that an invitation was created, sent again, accepted or revoked. */
record InvitationChanged(
        String kind,
        String target,
        @Nullable Invitation before,
        @Nullable Invitation after) implements Change {
    static InvitationChanged created(Invitation invitation) {
        return new InvitationChanged("invitation.created", invitation.id(), null, invitation);
    }

    static InvitationChanged resent(Invitation before, Invitation after) {
        return new InvitationChanged("invitation.resent", after.id(), before, after);
    }

    static InvitationChanged accepted(Invitation invitation) {
        return new InvitationChanged("invitation.accepted", invitation.id(), invitation, null);
    }

    static InvitationChanged revoked(Invitation invitation) {
        return new InvitationChanged("invitation.revoked", invitation.id(), invitation, null);
    }
}

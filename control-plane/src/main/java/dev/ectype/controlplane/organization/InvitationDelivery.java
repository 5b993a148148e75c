package dev.ectype.controlplane.organization;

import java.util.UUID;

/** Delivers invitations, in the transaction that creates or extends them. */
public interface InvitationDelivery {
    void send(UUID organization, Invitation invitation);

    /** Delivers an invitation again; the earlier link stops working. */
    void sendAgain(UUID organization, Invitation invitation);
}

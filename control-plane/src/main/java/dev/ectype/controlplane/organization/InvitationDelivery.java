package dev.ectype.controlplane.organization;

import java.util.UUID;

/** Delivers invitations, in the transaction that creates them. */
public interface InvitationDelivery {
    void send(UUID organization, Invitation invitation);
}

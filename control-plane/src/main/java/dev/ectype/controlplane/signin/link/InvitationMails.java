package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.InvitationDelivery;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.event.Actor;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.platform.mail.Mails;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Sends invitations as mails with links. */
@Component
class InvitationMails implements InvitationDelivery {
    private final Links links;
    private final Mails mails;
    private final Organizations organizations;

    InvitationMails(Links links, Mails mails, Organizations organizations) {
        this.links = links;
        this.mails = mails;
        this.organizations = organizations;
    }

    @Override
    public void send(UUID organization, Invitation invitation) {
        mail(organization, invitation, links.createForInvitation(organization, id(invitation)));
    }

    @Override
    public void sendAgain(UUID organization, Invitation invitation) {
        mail(organization, invitation, links.replaceForInvitation(organization, id(invitation)));
    }

    private static UUID id(Invitation invitation) {
        return IdKind.INVITATION.require(invitation.id());
    }

    private void mail(UUID organization, Invitation invitation, IssuedLink link) {
        String name = organizations.get(organization).name();
        mails.send(organization, LinkMail.invitation(new MailAddress(invitation.email()), name, inviter(), link));
    }

    /** Returns the inviting person. The names of keys are not meant for the invited person. */
    private static String inviter() {
        Actor actor = Actor.current();
        boolean user = actor.type().startsWith("session");
        return user && actor.name() != null ? actor.name() : "An administrator";
    }
}

package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.operator.Operator;
import dev.ectype.controlplane.organization.operator.OperatorTransactions;
import dev.ectype.controlplane.organization.operator.OrganizationStatus;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.signin.Membership;
import dev.ectype.controlplane.signin.Memberships;
import java.net.URI;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;

/** Creates links for operators. They work for members whose identity provider or password does not, and without mails. */
@Component
public class OperatorLinks {
    private final Operator operator;
    private final Memberships memberships;
    private final Invitations invitations;
    private final Links links;
    private final OperatorTransactions transactions;
    private final ApplicationEventPublisher changes;

    OperatorLinks(
            Operator operator,
            Memberships memberships,
            Invitations invitations,
            Links links,
            OperatorTransactions transactions,
            ApplicationEventPublisher changes) {
        this.operator = operator;
        this.memberships = memberships;
        this.invitations = invitations;
        this.links = links;
        this.transactions = transactions;
        this.changes = changes;
    }

    /** Creates the link with which the first administrator enters an e-mail address and a password. */
    public URI setup() {
        UUID organization = id(operator.get(Operator.FIRST_SLUG));
        return transactions.as(
                organization, () -> links.createForSetup(organization).address());
    }

    /**
     * Creates a link that signs a member in.
     *
     * @param slug the slug of the organization; null if the member has only one
     */
    public OperatorLink signIn(String email, @Nullable String slug) {
        MailAddress address = parse(email);
        Membership member = slug == null ? onlyMembership(address) : membership(address, requireActive(slug));
        if (!member.active()) {
            throw new Conflict(address.text() + " is deactivated in the organization \"" + member.slug()
                    + "\"; activate the member at the identity provider first.");
        }
        return transactions.as(member.organization(), () -> {
            IssuedLink link = links.createForUser(member.organization(), member.user(), LinkPurpose.SIGN_IN);
            changes.publishEvent(SignInLinkCreated.of(member.target(), link));
            return new OperatorLink(address.text(), member.slug(), link.address(), link.expiresAt());
        });
    }

    /** Invites a person without a mail, and returns the link. */
    public OperatorLink invite(String email, String slug, Scope scope) {
        UUID organization = id(requireActive(slug));
        return transactions.as(organization, () -> {
            Invitation invitation = invitations.replace(organization, email, scope);
            IssuedLink link = links.createForInvitation(organization, IdKind.INVITATION.require(invitation.id()));
            return new OperatorLink(invitation.email(), slug, link.address(), link.expiresAt());
        });
    }

    private Membership onlyMembership(MailAddress address) {
        List<Membership> members = transactions.asOwner(() -> memberships.of(address));
        if (members.size() > 1) {
            String slugs = members.stream().map(Membership::slug).sorted().collect(Collectors.joining(", "));
            throw new Conflict(address.text() + " is a member of several organizations: " + slugs
                    + "; choose one with --organization.");
        }
        return members.stream()
                .findFirst()
                .orElseThrow(() -> unknown(address.text() + " is not a member of any active organization"));
    }

    private Membership membership(MailAddress address, OrganizationStatus organization) {
        return transactions.asOwner(() -> memberships.of(address, organization.slug())).stream()
                .findFirst()
                .orElseThrow(() -> unknown(
                        address.text() + " is not a member of the organization \"" + organization.slug() + "\""));
    }

    private OrganizationStatus requireActive(String slug) {
        OrganizationStatus organization = operator.get(slug);
        if (organization.suspendedAt() != null) {
            throw new Conflict("The organization \"" + slug
                    + "\" is suspended; resume it with `ectype control-plane organization resume " + slug + "` first.");
        }
        return organization;
    }

    private static ServiceException unknown(String fact) {
        return new ServiceException(
                ErrorCode.NOT_FOUND, fact + "; add --organization SLUG --scope SCOPE to invite the person.");
    }

    private static MailAddress parse(String email) {
        return MailAddress.parse(email)
                .orElseThrow(() -> InvalidRequest.of("email", "email", "must be an e-mail address"));
    }

    private static UUID id(OrganizationStatus organization) {
        return IdKind.ORGANIZATION.require(organization.id());
    }
}

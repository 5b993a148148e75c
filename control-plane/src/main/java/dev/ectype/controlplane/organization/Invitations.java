package dev.ectype.controlplane.organization;

import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Creates, lists, sends again and revokes invitations. An address has at most one invitation. */
@Service
public class Invitations {
    private static final Duration VALID = Duration.ofDays(7);

    private final InvitationRepository repository;
    private final MemberRepository members;
    private final InvitationDelivery delivery;
    private final ApplicationEventPublisher changes;
    private final Uuid7 ids;
    private final Times times;

    Invitations(
            InvitationRepository repository,
            MemberRepository members,
            InvitationDelivery delivery,
            ApplicationEventPublisher changes,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.members = members;
        this.delivery = delivery;
        this.changes = changes;
        this.ids = ids;
        this.times = times;
    }

    public Page<Invitation> list(UUID organization, PageRequest page) {
        return Page.of(
                repository.list(organization, page), page, invitation -> IdKind.INVITATION.require(invitation.id()));
    }

    /** Returns an invitation, which may have expired. */
    public Invitation get(UUID organization, String id) {
        return find(organization, IdKind.INVITATION.require(id)).orElseThrow(() -> new NotFound("invitation", id));
    }

    @Transactional(readOnly = true)
    public Optional<Invitation> find(UUID organization, UUID id) {
        return repository.find(organization, id);
    }

    /** Invites a person, replaces an expired invitation, and sends a mail. */
    @Transactional
    public Invitation create(UUID organization, String email, Scope scope) {
        String address = address(organization, email);
        endOld(organization, address, times.now());
        Invitation made = insert(organization, address, scope);
        delivery.send(organization, made);
        return made;
    }

    /** Invites a person for an operator, who delivers the link. It replaces any invitation of the person. */
    @Transactional
    public Invitation replace(UUID organization, String email, Scope scope) {
        String address = address(organization, email);
        repository.delete(organization, address).ifPresent(old -> changes.publishEvent(InvitationChanged.revoked(old)));
        return insert(organization, address, scope);
    }

    /** Extends an invitation, which may have expired, and sends a mail with a new link. */
    @Transactional
    public Invitation resend(UUID organization, String id) {
        UUID invitation = IdKind.INVITATION.require(id);
        Invitation before = repository.lock(organization, invitation).orElseThrow(() -> new NotFound("invitation", id));
        refuseMember(organization, before.email());
        Invitation after =
                repository.extend(organization, invitation, times.now().plus(VALID));
        delivery.sendAgain(organization, after);
        changes.publishEvent(InvitationChanged.resent(before, after));
        return after;
    }

    private String address(UUID organization, String email) {
        String address = MailAddress.parse(email)
                .orElseThrow(() -> InvalidRequest.of("email", "email", "must be an e-mail address"))
                .text();
        refuseMember(organization, address);
        return address;
    }

    private void refuseMember(UUID organization, String address) {
        if (members.hasAddress(organization, address)) {
            throw new Conflict(address + " is already a member; change the scope of the member instead.");
        }
    }

    private Invitation insert(UUID organization, String address, Scope scope) {
        Instant now = times.now();
        Invitation invitation =
                new Invitation(IdKind.INVITATION.text(ids.next()), address, scope, now, now.plus(VALID));
        Invitation made = repository
                .insert(organization, invitation)
                .orElseThrow(
                        () -> new Conflict(address + " is being invited by another request; list the invitations."));
        changes.publishEvent(InvitationChanged.created(made));
        return made;
    }

    /** Deletes the invitation of an address that signs in for the first time; returns it unless it has expired. */
    @Transactional
    public Optional<Invitation> accept(UUID organization, String email) {
        Optional<Invitation> deleted = repository.delete(organization, email);
        Instant now = times.now();
        Optional<Invitation> accepted =
                deleted.filter(invitation -> invitation.expiresAt().isAfter(now));
        deleted.map(invitation -> accepted.isPresent()
                        ? InvitationChanged.accepted(invitation)
                        : InvitationChanged.revoked(invitation))
                .ifPresent(changes::publishEvent);
        return accepted;
    }

    /** Revokes an invitation. */
    @Transactional
    public void revoke(UUID organization, String id) {
        Invitation invitation = repository
                .delete(organization, IdKind.INVITATION.require(id))
                .orElseThrow(() -> new NotFound("invitation", id));
        changes.publishEvent(InvitationChanged.revoked(invitation));
    }

    private void endOld(UUID organization, String address, Instant now) {
        repository.delete(organization, address).ifPresent(old -> {
            if (old.expiresAt().isAfter(now)) {
                throw new Conflict(address + " is invited until " + old.expiresAt() + "; revoke " + old.id()
                        + " to invite the person again.");
            }
            changes.publishEvent(InvitationChanged.revoked(old));
        });
    }
}

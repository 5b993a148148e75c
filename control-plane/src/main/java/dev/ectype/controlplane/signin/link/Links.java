package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.crypto.SecretText;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.password.PasswordChanged;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Creates links and uses them up. The database stores hashes of the tokens, so a copy of it opens no link. */
@Service
class Links {
    static final String PATH = "/sign-in/link";

    private static final int INVITATION_LINKS = 3;
    private static final Duration INVITATION_PERIOD = Duration.ofHours(1);

    private final LinkRepository repository;
    private final ServiceAddress address;
    private final Uuid7 ids;
    private final Times times;

    Links(LinkRepository repository, ServiceAddress address, Uuid7 ids, Times times) {
        this.repository = repository;
        this.address = address;
        this.ids = ids;
        this.times = times;
    }

    /** Creates a link for a member. */
    @Transactional(propagation = Propagation.MANDATORY)
    public IssuedLink createForUser(UUID organization, UUID user, LinkPurpose purpose) {
        return create(organization, purpose, user, null);
    }

    /** Creates a link that ends with its invitation. */
    @Transactional(propagation = Propagation.MANDATORY)
    public IssuedLink createForInvitation(UUID organization, UUID invitation) {
        return create(organization, LinkPurpose.INVITATION, null, invitation);
    }

    /** Creates a link of an invitation that replaces the earlier one, unless too many links were created within an hour. */
    @Transactional(propagation = Propagation.MANDATORY)
    public IssuedLink replaceForInvitation(UUID organization, UUID invitation) {
        Instant now = times.now();
        List<Instant> recent = repository.createdForInvitation(organization, invitation, now.minus(INVITATION_PERIOD));
        if (recent.size() >= INVITATION_LINKS) {
            Duration wait =
                    Duration.between(now, recent.get(INVITATION_LINKS - 1).plus(INVITATION_PERIOD));
            throw new ServiceException(
                            ErrorCode.RATE_LIMITED,
                            "The invitation was sent " + INVITATION_LINKS + " times within an hour; wait "
                                    + (wait.toMinutes() + 1) + " min, then send it again.")
                    .with("violated-policies", List.of("invitations"))
                    .header("Retry-After", Long.toString(wait.toSeconds() + 1));
        }
        // The rows stay, so that the uses of the earlier links are events.
        repository.expireOfInvitation(organization, invitation, now);
        return createForInvitation(organization, invitation);
    }

    /** Creates the link for the first administrator, which replaces earlier ones. */
    @Transactional(propagation = Propagation.MANDATORY)
    public IssuedLink createForSetup(UUID organization) {
        repository.deleteOfOrganization(organization, LinkPurpose.SETUP);
        return create(organization, LinkPurpose.SETUP, null, null);
    }

    private IssuedLink create(UUID organization, LinkPurpose purpose, @Nullable UUID user, @Nullable UUID invitation) {
        String token = SecretText.make();
        Instant now = times.now();
        SignInLink link =
                new SignInLink(organization, ids.next(), purpose, user, invitation, now.plus(purpose.valid()));
        repository.insert(link, SecretHash.of(token), now);
        // The access log has no queries, and pages send no referrer to other origins.
        return new IssuedLink(URI.create(address.dashboard() + PATH + "?token=" + token), link.expiresAt());
    }

    /** Returns the organization of a token. */
    @Transactional(readOnly = true)
    public Optional<UUID> organizationOf(String token) {
        return repository.organizationOf(SecretHash.of(token));
    }

    /** Returns the link of a token, even if it has expired. */
    @Transactional(readOnly = true)
    public Optional<SignInLink> find(UUID organization, String token) {
        return repository.find(organization, SecretHash.of(token));
    }

    void requireValid(SignInLink link) throws SignInRefused {
        if (!times.now().isBefore(link.expiresAt())) {
            throw new SignInRefused(SignInRefusal.INVALID_LINK, "the link expired at " + link.expiresAt());
        }
    }

    /** Uses a link up, in the transaction of its effect. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void use(SignInLink link) throws SignInRefused {
        if (!repository.delete(link)) {
            throw new SignInRefused(SignInRefusal.INVALID_LINK, "another request has used the link");
        }
    }

    @Transactional(readOnly = true)
    public int countResets(UUID organization, UUID user) {
        return repository.countOfUser(organization, user, LinkPurpose.RESET, times.now());
    }

    /** Ends the links to a new password when the password changes. */
    @EventListener
    @Transactional(propagation = Propagation.MANDATORY)
    public void changed(PasswordChanged change) {
        repository.deleteOfUser(change.organization(), change.user(), LinkPurpose.RESET);
    }
}

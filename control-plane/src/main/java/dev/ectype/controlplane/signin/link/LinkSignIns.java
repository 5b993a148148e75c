package dev.ectype.controlplane.signin.link;

import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.Organizations;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.database.TenantTransactions;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailAddress;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.SignInMethod;
import dev.ectype.controlplane.signin.ProvenUser;
import dev.ectype.controlplane.signin.SignInClient;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.SignIns;
import dev.ectype.controlplane.signin.page.Discovery;
import dev.ectype.controlplane.signin.password.PasswordAttempts;
import dev.ectype.controlplane.signin.password.PasswordHashes;
import dev.ectype.controlplane.signin.password.PasswordRules;
import dev.ectype.controlplane.signin.password.Passwords;
import dev.ectype.controlplane.sso.SignInProvider;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Service;

/** Reads links for their pages, and uses them up when their forms are sent. A rejected form does not use its link up. */
@Service
class LinkSignIns {
    private static final Logger LOG = LoggerFactory.getLogger(LinkSignIns.class);

    private final Links links;
    private final Members members;
    private final Invitations invitations;
    private final Organizations organizations;
    private final Passwords passwords;
    private final PasswordHashes hashes;
    private final PasswordAttempts attempts;
    private final SignIns signIns;
    private final Discovery discovery;
    private final TenantTransactions transactions;

    LinkSignIns(
            Links links,
            Members members,
            Invitations invitations,
            Organizations organizations,
            Passwords passwords,
            PasswordHashes hashes,
            PasswordAttempts attempts,
            SignIns signIns,
            Discovery discovery,
            TenantTransactions transactions) {
        this.links = links;
        this.members = members;
        this.invitations = invitations;
        this.organizations = organizations;
        this.passwords = passwords;
        this.hashes = hashes;
        this.attempts = attempts;
        this.signIns = signIns;
        this.discovery = discovery;
        this.transactions = transactions;
    }

    /** Returns the valid link of a token, without using it up: mail services open links to inspect them. */
    LinkContext open(String token) throws SignInRefused {
        UUID organization = links.organizationOf(token).orElseThrow(LinkSignIns::unknown);
        SignInLink link = transactions
                .run(organization, () -> links.find(organization, token))
                .orElseThrow(LinkSignIns::unknown);
        try {
            links.requireValid(link);
            return transactions.run(organization, () -> context(link));
        } catch (SignInRefused refused) {
            record(link, null, refused);
            throw refused;
        }
    }

    private LinkContext context(SignInLink link) throws SignInRefused {
        String organization = organizations.get(link.organization()).name();
        String email = "";
        if (link.user() != null) {
            email = members.get(link.organization(), IdKind.USER.text(link.user()))
                    .email();
        } else if (link.invitation() != null) {
            Invitation invitation =
                    invitations.find(link.organization(), link.invitation()).orElseThrow(LinkSignIns::unknown);
            email = invitation.email();
        }
        // The link of an operator also works for members who cannot use their identity provider.
        boolean exempt = link.purpose() == LinkPurpose.SIGN_IN || link.purpose() == LinkPurpose.SETUP;
        Optional<SignInProvider> provider =
                exempt ? Optional.empty() : discovery.of(new MailAddress(email)).filter(SignInProvider::required);
        return new LinkContext(link, organization, email, provider.orElse(null));
    }

    /** Uses a link up. Returns the new session; empty after a reset, because the second factor of the user is not proven. */
    Optional<IssuedSession> use(LinkContext context, LinkEntry entry, SignInClient client) throws SignInRefused {
        SignInLink link = context.link();
        String email = context.link().purpose() == LinkPurpose.SETUP ? email(entry) : context.email();
        String hash = hash(context, entry, email);
        try {
            if (context.provider() != null) {
                boolean enabled = context.provider().enabled();
                throw new SignInRefused(
                        enabled ? SignInRefusal.SSO_REQUIRED : SignInRefusal.PROVIDER_DISABLED,
                        email + " must sign in with the provider "
                                + context.provider().id() + (enabled ? "" : ", which is disabled"));
            }
            Optional<IssuedSession> session = transactions.run(link.organization(), () -> {
                links.use(link);
                return link.purpose() == LinkPurpose.RESET
                        ? reset(link, Objects.requireNonNull(hash))
                        : Optional.of(complete(link, email, hash, client));
            });
            attempts.forget(email);
            return session;
        } catch (SignInRefused refused) {
            record(link, email, refused);
            throw refused;
        }
    }

    private static String email(LinkEntry entry) {
        return MailAddress.parse(entry.email())
                .map(MailAddress::text)
                .orElseThrow(() -> InvalidRequest.of("email", "email", "must be an e-mail address"));
    }

    /** Hashes the new password before the transaction, which a slow hash would prolong; returns null if there is none. */
    private @Nullable String hash(LinkContext context, LinkEntry entry, String email) {
        boolean accepted = context.needsPassword() || context.link().purpose() == LinkPurpose.INVITATION;
        return !accepted || entry.password().isEmpty() && !context.needsPassword()
                ? null
                : hashes.hash(PasswordRules.accept("password", entry.password(), email));
    }

    private Optional<IssuedSession> reset(SignInLink link, String hash) throws SignInRefused {
        UUID user = Objects.requireNonNull(link.user());
        Member member = members.get(link.organization(), IdKind.USER.text(user));
        if (!member.active()) {
            throw new SignInRefused(SignInRefusal.DEACTIVATED, member.id() + " is deactivated");
        }
        passwords.change(link.organization(), user, hash, null);
        return Optional.empty();
    }

    private IssuedSession complete(SignInLink link, String email, @Nullable String hash, SignInClient client)
            throws SignInRefused {
        UUID organization = link.organization();
        if (link.purpose() == LinkPurpose.INVITATION
                && members.findByAddress(organization, email).isPresent()) {
            throw new SignInRefused(SignInRefusal.INVALID_LINK, email + " is a member already");
        }
        Scope scope = link.purpose() == LinkPurpose.SETUP ? Scope.ADMIN : null;
        IssuedSession session = signIns.complete(
                organization, new ProvenUser(email, null, null, scope, SignInMethod.LINK, null, null), client);
        if (hash != null) {
            Member member = members.findByAddress(organization, email).orElseThrow();
            passwords.change(organization, IdKind.USER.require(member.id()), hash, session.id());
        }
        return session;
    }

    private void record(SignInLink link, @Nullable String email, SignInRefused refused) {
        transactions.run(link.organization(), () -> {
            signIns.recordRefusal(link.target(), SignInMethod.LINK, null, email, refused);
            return true;
        });
    }

    private static SignInRefused unknown() {
        // An unknown link belongs to no organization whose events could record it.
        LOG.warn("a sign-in with an unknown link was refused");
        return new SignInRefused(SignInRefusal.INVALID_LINK, "the link is unknown");
    }
}

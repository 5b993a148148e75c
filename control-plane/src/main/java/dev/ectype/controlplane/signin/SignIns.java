package dev.ectype.controlplane.signin;

import dev.ectype.controlplane.organization.Invitation;
import dev.ectype.controlplane.organization.Invitations;
import dev.ectype.controlplane.organization.Member;
import dev.ectype.controlplane.organization.Members;
import dev.ectype.controlplane.organization.NewMember;
import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.session.IssuedSession;
import dev.ectype.controlplane.session.NewSession;
import dev.ectype.controlplane.session.Session;
import dev.ectype.controlplane.session.SessionKind;
import dev.ectype.controlplane.session.Sessions;
import dev.ectype.controlplane.session.SignInMethod;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Completes sign-ins in the transaction of an organization: the user, the session and the event. */
@Service
public class SignIns {
    private final Members members;
    private final Invitations invitations;
    private final Sessions sessions;
    private final ApplicationEventPublisher changes;
    private final Settings settings;

    SignIns(
            Members members,
            Invitations invitations,
            Sessions sessions,
            ApplicationEventPublisher changes,
            Settings settings) {
        this.members = members;
        this.invitations = invitations;
        this.sessions = sessions;
        this.changes = changes;
        this.settings = settings;
    }

    /** Signs a user in with a new session, and ends the previous session of the browser. */
    @Transactional(propagation = Propagation.MANDATORY, rollbackFor = SignInRefused.class)
    public IssuedSession complete(UUID organization, ProvenUser user, SignInClient client) throws SignInRefused {
        Member member = member(organization, user);
        if (client.session() != null) {
            sessions.revokeByToken(organization, client.session());
        }
        return start(
                organization,
                member,
                new NewSession(
                        IdKind.USER.require(member.id()),
                        SessionKind.COOKIE,
                        user.method(),
                        user.provider(),
                        null,
                        client.agent(),
                        client.address(),
                        user.idToken(),
                        settings.sessionLifetime()));
    }

    private IssuedSession start(UUID organization, Member member, NewSession wanted) {
        IssuedSession session = sessions.start(organization, wanted);
        members.signedIn(organization, member);
        changes.publishEvent(SignInEvent.succeeded(member, wanted, session));
        return session;
    }

    /**
     * Signs a program in as the user of a session, who has approved it. The session of the program ends with the identity provider of that
     * session, but not with the session.
     *
     * @param program the name of the program
     */
    @Transactional(propagation = Propagation.MANDATORY, rollbackFor = SignInRefused.class)
    public IssuedSession completeDevice(UUID organization, UUID approving, String program, SignInClient client)
            throws SignInRefused {
        Session parent = sessions.get(organization, approving);
        Member member = members.get(organization, parent.user());
        checkActive(member);
        UUID provider = parent.provider() == null ? null : IdKind.SSO_PROVIDER.require(parent.provider());
        return start(
                organization,
                member,
                new NewSession(
                        IdKind.USER.require(member.id()),
                        SessionKind.BEARER,
                        SignInMethod.DEVICE,
                        provider,
                        null,
                        program,
                        client.address(),
                        null,
                        settings.deviceSessionLifetime()));
    }

    /**
     * Records a refused sign-in. The transaction of the sign-in itself is rolled back, so the caller begins another.
     *
     * @param target the identifier of the user, or of the provider if the user is unknown
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public void recordRefusal(
            String target,
            @Nullable SignInMethod method,
            @Nullable UUID provider,
            @Nullable String email,
            SignInRefused refused) {
        changes.publishEvent(SignInEvent.failed(target, method, provider, email, refused));
    }

    private Member member(UUID organization, ProvenUser user) throws SignInRefused {
        Optional<Member> existing = members.findByAddress(organization, user.email());
        Member member = existing.isPresent() ? existing.get() : create(organization, user);
        checkActive(member);
        return members.store(organization, member, updated(organization, member, user));
    }

    private static void checkActive(Member member) throws SignInRefused {
        if (!member.active()) {
            throw new SignInRefused(SignInRefusal.DEACTIVATED, member.id() + " is deactivated");
        }
    }

    private Member create(UUID organization, ProvenUser user) throws SignInRefused {
        Optional<Scope> invited = invitations.accept(organization, user.email()).map(Invitation::scope);
        Scope scope = user.mappedScope() == null ? invited.orElse(user.defaultScope()) : user.mappedScope();
        if (scope == null) {
            throw new SignInRefused(SignInRefusal.WRONG_CREDENTIALS, user.email() + " is not a member");
        }
        return members.create(organization, new NewMember(user.email(), user.name(), scope, true))
                // Another request may have created the member meanwhile.
                .or(() -> members.findByAddress(organization, user.email()))
                .orElseThrow(() -> new IllegalStateException("The member was deleted during the sign-in."));
    }

    /** Adopts the name and the mapped scope of the identity provider. The last administrator keeps the scope. */
    private Member updated(UUID organization, Member member, ProvenUser user) {
        Member named = user.name() == null ? member : member.withName(user.name());
        Scope scope = user.mappedScope();
        if (scope == null || scope == member.scope() || members.isLastAdministrator(organization, member)) {
            return named;
        }
        return named.withScope(scope);
    }
}

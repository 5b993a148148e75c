package dev.ectype.controlplane.session;

import dev.ectype.controlplane.platform.Settings;
import dev.ectype.controlplane.platform.auth.Callers;
import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import dev.ectype.controlplane.platform.crypto.SecretText;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.AfterCommit;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.sso.SsoProviderDisabled;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Starts, lists and revokes sessions. A revocation holds on all nodes within a second. */
@Service
public class Sessions {
    private final SessionRepository repository;
    private final ApplicationEventPublisher changes;
    private final ApplicationKey key;
    private final Callers callers;
    private final Settings settings;
    private final Uuid7 ids;
    private final Times times;

    Sessions(
            SessionRepository repository,
            ApplicationEventPublisher changes,
            ApplicationKey key,
            Callers callers,
            Settings settings,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.changes = changes;
        this.key = key;
        this.callers = callers;
        this.settings = settings;
        this.ids = ids;
        this.times = times;
    }

    /** Starts a session with a new identifier and a new token. The caller records the event of the sign-in. */
    @Transactional
    public IssuedSession start(UUID organization, NewSession wanted) {
        String token = SecretText.make();
        Session session = insert(organization, wanted, token);
        return new IssuedSession(IdKind.SESSION.require(session.id()), token, session.expiresAt());
    }

    /** Creates a bearer session and records it. */
    @Transactional
    Session createBearer(UUID organization, NewSession wanted) {
        String token = SecretText.make();
        Session session = insert(organization, wanted, token);
        changes.publishEvent(SessionChanged.created(session));
        return session.withToken(token);
    }

    private Session insert(UUID organization, NewSession wanted, String token) {
        UUID id = ids.next();
        byte[] idToken = wanted.idToken() == null
                ? null
                : key.seal(wanted.idToken().getBytes(StandardCharsets.UTF_8), purpose(id));
        // Programs may rest for days.
        Duration idle = wanted.method() == SignInMethod.DEVICE ? wanted.lifetime() : settings.sessionIdle();
        return repository.insert(organization, id, wanted, SecretHash.of(token), idToken, idle, times.now());
    }

    /** Returns a page of the sessions that have not ended, of one user or of all users. */
    public Page<Session> list(UUID organization, @Nullable UUID user, PageRequest page) {
        return Page.of(
                repository.list(organization, user, times.now(), page),
                page,
                session -> IdKind.SESSION.require(session.id()));
    }

    public Session get(UUID organization, UUID id) {
        return repository
                .find(organization, id)
                .orElseThrow(() -> new NotFound(IdKind.SESSION.noun(), IdKind.SESSION.text(id)));
    }

    /** Returns the number of sessions that have not ended and began with a provider, which end with it. */
    public int count(UUID organization, String provider) {
        return repository.count(organization, IdKind.SSO_PROVIDER.require(provider), times.now());
    }

    /** Returns the ID token of the provider that began a session. */
    @Transactional(readOnly = true)
    public Optional<String> idToken(UUID organization, UUID id) {
        return repository
                .idToken(organization, id)
                .map(stored -> new String(key.open(stored, purpose(id)), StandardCharsets.UTF_8));
    }

    /** Revokes a session; returns false if it has ended. */
    @Transactional
    public boolean revoke(UUID organization, UUID id) {
        Optional<Session> revoked = repository.revoke(organization, id, times.now());
        revoked.ifPresent(this::publish);
        AfterCommit.run(callers::forget);
        return revoked.isPresent();
    }

    /**
     * Revokes a session of one user or of any user; returns false if it has ended.
     *
     * @param user the only user whose session may be revoked; null for any user
     * @throws NotFound if the user has no such session, so that the sessions of others are not revealed
     */
    @Transactional
    public boolean revoke(UUID organization, @Nullable UUID user, String id) {
        UUID session = IdKind.SESSION.require(id);
        String owner = get(organization, session).user();
        if (user != null && !owner.equals(IdKind.USER.text(user))) {
            throw new NotFound(IdKind.SESSION.noun(), id);
        }
        return revoke(organization, session);
    }

    /** Returns the activity of users by their identifier; users without a stored session are absent. */
    @Transactional(readOnly = true)
    public Map<UUID, SessionActivity> activity(UUID organization, Collection<UUID> users) {
        return users.isEmpty() ? Map.of() : repository.activity(organization, users);
    }

    /** Revokes the session of a token, if it is a session of the organization that has not ended. */
    @Transactional
    public void revokeByToken(UUID organization, String token) {
        repository.findByHash(organization, SecretHash.of(token)).ifPresent(id -> revoke(organization, id));
    }

    /**
     * Revokes the sessions of a user.
     *
     * @param kept a session that continues, or null
     */
    @Transactional
    public void revokeAll(UUID organization, UUID user, @Nullable UUID kept) {
        List<Session> revoked = repository.revokeAll(organization, user, kept, times.now());
        revoked.forEach(this::publish);
        AfterCommit.run(callers::forget);
    }

    /** Revokes the sessions that began with a provider when an administrator disables it. */
    @EventListener
    @Transactional(propagation = Propagation.MANDATORY)
    public void disabled(SsoProviderDisabled change) {
        List<Session> revoked =
                repository.revokeAllOfProvider(change.organization(), change.provider(), change.kept(), times.now());
        revoked.forEach(this::publish);
        AfterCommit.run(callers::forget);
    }

    private void publish(Session revoked) {
        changes.publishEvent(SessionChanged.revoked(revoked));
    }

    /** Returns the purpose of the sealing: an ID token that is copied to another session does not open. */
    static String purpose(UUID session) {
        return "ID token of " + IdKind.SESSION.text(session);
    }
}

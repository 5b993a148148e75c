package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.session.Sessions;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Stores the passwords of members. A new password ends the member's other sessions. */
@Service
public class Passwords {
    private final PasswordRepository repository;
    private final Sessions sessions;
    private final ApplicationEventPublisher changes;
    private final Times times;

    Passwords(PasswordRepository repository, Sessions sessions, ApplicationEventPublisher changes, Times times) {
        this.repository = repository;
        this.sessions = sessions;
        this.changes = changes;
        this.times = times;
    }

    /**
     * Stores the hash of a new password.
     *
     * @param kept a session that continues, or null
     */
    @Transactional
    public void change(UUID organization, UUID user, String hash, @Nullable UUID kept) {
        repository.store(organization, user, hash, times.now());
        sessions.revokeAll(organization, user, kept);
        changes.publishEvent(new PasswordChanged(organization, user));
    }

    /** Returns whether a member has a password. */
    @Transactional(readOnly = true)
    public boolean exists(UUID organization, UUID user) {
        return find(organization, user).isPresent();
    }

    /** Returns the number of members of an e-mail domain who may sign in and have a password. */
    @Transactional(readOnly = true)
    public int count(UUID organization, String domain) {
        return repository.count(organization, domain);
    }

    /** Returns the stored hash. */
    @Transactional(readOnly = true)
    Optional<String> find(UUID organization, UUID user) {
        return repository.find(organization, user);
    }

    /** Replaces a hash with outdated parameters. */
    @Transactional
    void rehash(UUID organization, UUID user, String before, String after) {
        repository.replace(organization, user, before, after);
    }
}

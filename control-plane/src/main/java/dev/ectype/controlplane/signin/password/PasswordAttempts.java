package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Limits the attempts to guess the password of an e-mail address, on all nodes together. Addresses without a member are limited as well, so
 * that the limit reveals nothing. A success or a new password ends the limit.
 */
@Component
public class PasswordAttempts {
    private static final Duration SHORTEST = Duration.ofSeconds(1);

    private final AttemptRepository repository;
    private final ApplicationKey key;
    private final Times times;
    /** A failed attempt counts even if the transaction of its request is rolled back. */
    private final TransactionTemplate separate;

    PasswordAttempts(
            AttemptRepository repository, ApplicationKey key, Times times, PlatformTransactionManager manager) {
        this.repository = repository;
        this.key = key;
        this.times = times;
        this.separate = new TransactionTemplate(manager);
        this.separate.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
    }

    /** Counts an attempt as a failure until {@link #forget}; returns the time to wait if the address is blocked. */
    Optional<Duration> begin(String email) {
        byte[] address = address(email);
        Instant now = times.now();
        boolean counted = Boolean.TRUE.equals(separate.execute(status -> repository.count(address, now)));
        return counted ? Optional.empty() : Optional.of(pause(address, now));
    }

    private Duration pause(byte[] address, Instant now) {
        Optional<Instant> end = repository.blockedUntil(address);
        Duration pause = Duration.between(now, end.orElse(now));
        return pause.compareTo(SHORTEST) < 0 ? SHORTEST : pause;
    }

    /** Ends the limit of an address after a success or with a new password. */
    public void forget(String email) {
        byte[] address = address(email);
        separate.executeWithoutResult(status -> repository.forget(address));
    }

    /** Derives the stored form, so that a copy of the database does not contain the addresses that somebody tried. */
    private byte[] address(String email) {
        return key.derive("password attempts of " + email);
    }
}

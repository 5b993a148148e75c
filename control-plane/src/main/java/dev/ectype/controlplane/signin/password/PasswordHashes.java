package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.security.crypto.argon2.Argon2PasswordEncoder;
import org.springframework.stereotype.Component;

/**
 * Computes and checks Argon2id hashes with the parameters that OWASP recommends. Each computation needs 19 MiB and a processor, so a node
 * computes only a few at once.
 */
@Component
public final class PasswordHashes {
    private static final int SALT_BYTES = 16;
    private static final int HASH_BYTES = 32;
    private static final int LANES = 1;
    private static final int KIBIBYTES = 19 * 1024;
    private static final int PASSES = 2;
    private static final int MOST = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(2);
    /** The hash of an unknown password with the same parameters: its check takes as long as that of a user's hash. */
    private static final String NOBODY =
            "$argon2id$v=19$m=19456,t=2,p=1$MDEyMzQ1Njc4OWFiY2RlZg$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

    private final Argon2PasswordEncoder encoder =
            new Argon2PasswordEncoder(SALT_BYTES, HASH_BYTES, LANES, KIBIBYTES, PASSES);
    private final Semaphore slots =
            new Semaphore(Math.min(MOST, Runtime.getRuntime().availableProcessors()), true);

    /** Waits until this thread may compute hashes; rejects the request if it takes too long. */
    HashSlot enter() {
        try {
            if (slots.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                return new HashSlot();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        throw new ServiceException(
                        ErrorCode.UNAVAILABLE, "Too many passwords are checked at the moment; try again in a moment.")
                .header("Retry-After", "2");
    }

    /** Hashes a normalised password. */
    public String hash(String password) {
        try (HashSlot slot = enter()) {
            return slot.hash(password);
        }
    }

    /** Computes hashes until it is closed. */
    final class HashSlot implements AutoCloseable {
        private HashSlot() {}

        String hash(String password) {
            return String.valueOf(encoder.encode(password));
        }

        /**
         * Returns whether a password has a hash.
         *
         * @param hash the stored hash; null if the user has no password, which takes as long
         */
        boolean matches(String password, @Nullable String hash) {
            // No user has a longer password, and a hash of it would cost more.
            String text = password.length() > 2 * PasswordRules.LONGEST ? "" : password;
            boolean matches = encoder.matches(text, hash == null ? NOBODY : hash);
            return matches && hash != null && text.equals(password);
        }

        /** Returns whether a hash has outdated parameters. */
        boolean isOutdated(String hash) {
            return encoder.upgradeEncoding(hash);
        }

        @Override
        public void close() {
            slots.release();
        }
    }
}

package dev.ectype.controlplane.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.auth.Caller.Means;
import dev.ectype.controlplane.platform.crypto.SecretHash;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Resolves credentials with a cache of less than a second, by a monotonic clock. Revocations and suspensions reach every node within that
 * time, without notifications.
 */
@Component
public final class Callers {
    static final Duration BELIEVED = Duration.ofMillis(800);
    private static final int REMEMBERED = 100_000;

    private final CallerRepository repository;
    private final Clock clock;
    private final Cache<CacheKey, Optional<KnownCaller>> cache = Caffeine.newBuilder()
            .expireAfterWrite(BELIEVED)
            .maximumSize(REMEMBERED)
            .build();

    Callers(CallerRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** Returns the caller of a credential, or empty. Rejects the credentials of a suspended organization. */
    Optional<Caller> of(Credential credential) {
        if (credential.means() == Means.API_KEY
                && ApiKeyText.parse(credential.text()).isEmpty()) {
            return Optional.empty();
        }
        byte[] hash = SecretHash.of(credential.text());
        return cache.get(new CacheKey(credential.means(), ByteBuffer.wrap(hash)), key -> look(credential.means(), hash))
                .filter(known -> isValid(known.caller()))
                .map(KnownCaller::admitted);
    }

    /** Clears the cache, so that a change on this node takes effect immediately. */
    public void forget() {
        cache.invalidateAll();
    }

    private boolean isValid(Caller caller) {
        return caller.expires() == null || clock.instant().isBefore(caller.expires());
    }

    private Optional<KnownCaller> look(Means means, byte[] hash) {
        return switch (means) {
            case API_KEY -> repository.byKey(hash);
            case SCIM_TOKEN -> repository.byScimToken(hash);
            case SESSION_BEARER, SESSION_COOKIE -> repository.bySession(hash, means);
        };
    }

    private record CacheKey(Means means, ByteBuffer hash) {}
}

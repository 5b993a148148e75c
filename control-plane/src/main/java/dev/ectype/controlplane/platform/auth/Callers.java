package dev.ectype.controlplane.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.auth.Caller.Means;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.springframework.stereotype.Component;

/**
 * Resolves credentials. What was found is believed for less than a second, by a clock that nobody sets, so a revoked credential ends, and a
 * suspended organization is refused, on every node within that time and no notification can be lost.
 */
@Component
public final class Callers {
    static final Duration BELIEVED = Duration.ofMillis(800);
    private static final int REMEMBERED = 100_000;

    private final CallerRepository repository;
    private final Clock clock;
    private final Cache<Asked, Optional<KnownCaller>> found = Caffeine.newBuilder()
            .expireAfterWrite(BELIEVED)
            .maximumSize(REMEMBERED)
            .build();

    Callers(CallerRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    /** The caller of a credential; nothing where there is none. Refuses the credentials of a suspended organization. */
    Optional<Caller> of(Credential credential) {
        if (credential.means() == Means.API_KEY
                && ApiKeyText.parse(credential.text()).isEmpty()) {
            return Optional.empty();
        }
        byte[] hash = SecretHash.of(credential.text());
        return found.get(new Asked(credential.means(), ByteBuffer.wrap(hash)), asked -> look(credential.means(), hash))
                .filter(known -> isValid(known.caller()))
                .map(KnownCaller::admitted);
    }

    /** Forgets what was found, so that a change on this node holds at once. */
    public void forget() {
        found.invalidateAll();
    }

    private boolean isValid(Caller caller) {
        return caller.expires() == null || clock.instant().isBefore(caller.expires());
    }

    private Optional<KnownCaller> look(Means means, byte[] hash) {
        return means == Means.API_KEY ? repository.byKey(hash) : repository.bySession(hash, means);
    }

    private record Asked(Means means, ByteBuffer hash) {}
}

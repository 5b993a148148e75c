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
 * Resolves credentials. What was found is believed for less than a second, by a clock that nobody sets, so a revoked credential ends on
 * every node within that time and no notification can be lost.
 */
@Component
public final class Callers {
    private static final Duration BELIEVED = Duration.ofMillis(800);
    private static final int REMEMBERED = 100_000;

    private final CallerRepository repository;
    private final Clock clock;
    private final Cache<Asked, Optional<Caller>> found = Caffeine.newBuilder()
            .expireAfterWrite(BELIEVED)
            .maximumSize(REMEMBERED)
            .build();

    Callers(CallerRepository repository, Clock clock) {
        this.repository = repository;
        this.clock = clock;
    }

    Optional<Caller> of(Credential credential) {
        if (credential.means() == Means.API_KEY
                && ApiKeyText.parse(credential.text()).isEmpty()) {
            return Optional.empty();
        }
        byte[] hash = SecretHash.of(credential.text());
        return found.get(new Asked(credential.means(), ByteBuffer.wrap(hash)), asked -> look(credential.means(), hash))
                .filter(caller -> caller.expires() == null || clock.instant().isBefore(caller.expires()));
    }

    /** Forgets what was found, so that a change on this node holds at once. */
    public void forget() {
        found.invalidateAll();
    }

    private Optional<Caller> look(Means means, byte[] hash) {
        return means == Means.API_KEY ? repository.byKey(hash) : repository.bySession(hash, means);
    }

    private record Asked(Means means, ByteBuffer hash) {}
}

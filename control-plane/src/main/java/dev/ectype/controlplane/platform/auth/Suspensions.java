package dev.ectype.controlplane.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/** Ends long requests of suspended and deleted organizations. It caches for less than a second, like {@link Callers}. */
@Component
public final class Suspensions {
    private static final int REMEMBERED = 10_000;

    private final SuspensionRepository repository;
    private final Cache<UUID, Optional<ServiceException>> cache = Caffeine.newBuilder()
            .expireAfterWrite(Callers.BELIEVED)
            .maximumSize(REMEMBERED)
            .build();

    Suspensions(SuspensionRepository repository) {
        this.repository = repository;
    }

    /** Returns the error for requests of the thread's organization; empty if it is active. */
    public Optional<ServiceException> refusal(UUID organization) {
        return cache.get(organization, this::look);
    }

    /** Throws the error, if there is one. */
    public void check(UUID organization) {
        refusal(organization).ifPresent(refusal -> {
            throw refusal;
        });
    }

    /** Ignores an unreachable database, so that running requests continue. */
    private Optional<ServiceException> look(UUID organization) {
        try {
            return repository.refusal(organization);
        } catch (DataAccessException | TransactionException unreachable) {
            return Optional.empty();
        }
    }
}

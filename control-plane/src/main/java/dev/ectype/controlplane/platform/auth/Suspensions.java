package dev.ectype.controlplane.platform.auth;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.ectype.controlplane.platform.error.ServiceException;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;

/**
 * Ends long requests of an organization that is suspended or deleted meanwhile. As {@link Callers}, it reads the database again after less
 * than a second.
 */
@Component
public final class Suspensions {
    private static final int REMEMBERED = 10_000;

    private final SuspensionRepository repository;
    private final Cache<UUID, Optional<ServiceException>> found = Caffeine.newBuilder()
            .expireAfterWrite(Callers.BELIEVED)
            .maximumSize(REMEMBERED)
            .build();

    Suspensions(SuspensionRepository repository) {
        this.repository = repository;
    }

    /** The refusal of requests of the organization that the thread works for; nothing where they are accepted. */
    public Optional<ServiceException> refusal(UUID organization) {
        return found.get(organization, this::look);
    }

    /** Throws the refusal, if there is one. */
    public void check(UUID organization) {
        refusal(organization).ifPresent(refusal -> {
            throw refusal;
        });
    }

    /** A long request that began while the database answered goes on while it does not. */
    private Optional<ServiceException> look(UUID organization) {
        try {
            return repository.refusal(organization);
        } catch (DataAccessException | TransactionException unreachable) {
            return Optional.empty();
        }
    }
}

package dev.ectype.controlplane.apikey;

import dev.ectype.controlplane.apikey.ApiKeyRepository.NewKey;
import dev.ectype.controlplane.platform.auth.ApiKeyText;
import dev.ectype.controlplane.platform.auth.Callers;
import dev.ectype.controlplane.platform.auth.Scope;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.AfterCommit;
import dev.ectype.controlplane.platform.web.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Creates, rotates, lists and revokes keys. */
@Service
public class ApiKeys {
    private static final Duration OVERLAP = Duration.ofHours(24);

    private final ApiKeyRepository repository;
    private final ApplicationEventPublisher changes;
    private final Callers callers;
    private final Uuid7 ids;
    private final Times times;

    ApiKeys(ApiKeyRepository repository, ApplicationEventPublisher changes, Callers callers, Uuid7 ids, Times times) {
        this.repository = repository;
        this.changes = changes;
        this.callers = callers;
        this.ids = ids;
        this.times = times;
    }

    public Page<ApiKey> list(UUID organization, PageRequest page) {
        return Page.of(repository.list(organization, page), page, key -> IdKind.KEY.require(key.id()));
    }

    /** Passes all keys, including ended ones, to a consumer. Call it in a transaction. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void each(UUID organization, Consumer<? super ApiKey> consumer) {
        try (Stream<ApiKey> keys = repository.stream(organization)) {
            keys.forEach(consumer);
        }
    }

    /** Returns a key without its secret. */
    public ApiKey get(UUID organization, String id) {
        return repository.find(organization, IdKind.KEY.require(id)).orElseThrow(() -> new NotFound("key", id));
    }

    /** Creates a key of the scope admin and returns it with its secret. */
    @Transactional
    public ApiKey createAdmin(UUID organization, String name) {
        return make(organization, new NewKey(name, Scope.ADMIN, null, null));
    }

    /** Creates a key, or rotates the named key. */
    @Transactional
    public ApiKey create(UUID organization, NewApiKey request) {
        check(request, times.now());
        String rotate = request.rotate();
        if (rotate != null) {
            return rotate(organization, rotate, request.overlapSeconds());
        }
        // The validation guarantees both.
        ApiKey made = make(
                organization,
                new NewKey(
                        String.valueOf(request.name()),
                        java.util.Objects.requireNonNull(request.scope()),
                        request.expiresAt(),
                        null));
        return made;
    }

    /**
     * Creates a key that replaces another after an overlap. A key can be rotated once; afterwards, rotate its successor.
     *
     * @param overlapSeconds the time for which the old key stays valid; null means a day
     */
    @Transactional
    public ApiKey rotate(UUID organization, String id, @Nullable Integer overlapSeconds) {
        UUID uuid = IdKind.KEY.require(id);
        Instant now = times.now();
        ApiKey before = repository.lock(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        if (before.revokedAt() != null
                || before.expiresAt() != null && !before.expiresAt().isAfter(now)) {
            throw new Conflict("The key " + id + " has expired or was revoked; create a new key.");
        } else if (repository.isRotated(organization, uuid)) {
            throw new Conflict("The key " + id + " was already rotated; rotate its replacement.");
        }
        Duration overlap = overlapSeconds == null ? OVERLAP : Duration.ofSeconds(overlapSeconds);
        Instant end = before.expiresAt() != null && before.expiresAt().isBefore(now.plus(overlap))
                ? before.expiresAt()
                : now.plus(overlap);
        ApiKey made = make(organization, new NewKey(before.name(), before.scope(), before.expiresAt(), uuid));
        changes.publishEvent(ApiKeyChanged.rotated(before, repository.expire(organization, uuid, end)));
        AfterCommit.run(callers::forget);
        return made;
    }

    /** Revokes a key. A revoked key stays as it is, and the last active admin key cannot be revoked. */
    @Transactional
    public void revoke(UUID organization, String id) {
        UUID uuid = IdKind.KEY.require(id);
        ApiKey keys = repository.find(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        // The lock serialises two requests that revoke the last two keys.
        boolean last = keys.scope() == Scope.ADMIN
                && repository.lockAdmins(organization, times.now()).equals(Set.of(uuid));
        ApiKey before = repository.lock(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        if (last) {
            throw new Conflict("The key " + id + " is the last key with the scope admin; create another one first.");
        }
        if (before.revokedAt() == null) {
            changes.publishEvent(ApiKeyChanged.revoked(before, repository.revoke(organization, uuid, times.now())));
            AfterCommit.run(callers::forget);
        }
    }

    /** Stores the times of the last use of keys. */
    @Transactional
    public void used(UUID organization, Map<UUID, Instant> times) {
        if (!times.isEmpty()) {
            repository.used(organization, times);
        }
    }

    private ApiKey make(UUID organization, NewKey request) {
        ApiKeyText secret = ApiKeyText.make(request.scope());
        ApiKey made = repository.insert(organization, ids.next(), secret, request, times.now());
        changes.publishEvent(ApiKeyChanged.created(made));
        return made.withSecret(secret.text());
    }

    private static void check(NewApiKey request, Instant now) {
        List<FieldFault> faults = new ArrayList<>();
        boolean rotates = request.rotate() != null;
        place(faults, "name", request.name(), !rotates, true);
        place(faults, "scope", request.scope(), !rotates, true);
        place(faults, "expiresAt", request.expiresAt(), !rotates, false);
        place(faults, "overlapSeconds", request.overlapSeconds(), rotates, false);
        if (request.expiresAt() != null && !request.expiresAt().isAfter(now)) {
            faults.add(new FieldFault("expiresAt", "future", "must be in the future"));
        }
        if (!faults.isEmpty()) {
            throw InvalidRequest.of(faults);
        }
    }

    private static void place(
            List<FieldFault> faults, String field, @Nullable Object value, boolean belongs, boolean needed) {
        if (belongs && needed && value == null) {
            faults.add(new FieldFault(field, "notNull", "is missing"));
        } else if (!belongs && value != null) {
            faults.add(new FieldFault(
                    field,
                    "excluded",
                    "cannot be combined with " + ("overlapSeconds".equals(field) ? "a new key" : "rotate")));
        }
    }
}

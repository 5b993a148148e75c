package dev.ectype.controlplane.apikey;

import dev.ectype.controlplane.apikey.ApiKeyRepository.Wanted;
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

/** What can be done with keys. */
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

    /** Gives all keys one by one, those that have ended included. To be called in a transaction. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void each(UUID organization, Consumer<? super ApiKey> consumer) {
        try (Stream<ApiKey> found = repository.stream(organization)) {
            found.forEach(consumer);
        }
    }

    ApiKey get(UUID organization, String id) {
        return repository.find(organization, IdKind.KEY.require(id)).orElseThrow(() -> new NotFound("key", id));
    }

    /** Makes a key of the scope admin, with its secret. */
    @Transactional
    public ApiKey createAdmin(UUID organization, String name) {
        return make(organization, new Wanted(name, Scope.ADMIN, null, null));
    }

    /** Creates a key, or rotates the one that is named. */
    @Transactional
    ApiKey create(UUID organization, NewApiKey wanted) {
        check(wanted, times.now());
        String rotate = wanted.rotate();
        if (rotate != null) {
            return rotate(organization, rotate, wanted.overlapSeconds());
        }
        // The check has made sure of both.
        ApiKey made = make(
                organization,
                new Wanted(
                        String.valueOf(wanted.name()),
                        java.util.Objects.requireNonNull(wanted.scope()),
                        wanted.expiresAt(),
                        null));
        return made;
    }

    /** Makes a key that follows another, which ends after a while. A key is rotated once: its successor is. */
    @Transactional
    ApiKey rotate(UUID organization, String id, @Nullable Integer overlapSeconds) {
        UUID uuid = IdKind.KEY.require(id);
        Instant now = times.now();
        ApiKey before = repository.lock(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        if (before.revokedAt() != null
                || before.expiresAt() != null && !before.expiresAt().isAfter(now)) {
            throw new Conflict("The key " + id + " has ended; create a new one.");
        } else if (repository.isRotated(organization, uuid)) {
            throw new Conflict("The key " + id + " was rotated before; rotate the key that follows it.");
        }
        Duration overlap = overlapSeconds == null ? OVERLAP : Duration.ofSeconds(overlapSeconds);
        Instant end = before.expiresAt() != null && before.expiresAt().isBefore(now.plus(overlap))
                ? before.expiresAt()
                : now.plus(overlap);
        ApiKey made = make(organization, new Wanted(before.name(), before.scope(), before.expiresAt(), uuid));
        changes.publishEvent(ApiKeyChanged.rotated(before, repository.expire(organization, uuid, end)));
        AfterCommit.run(callers::forget);
        return made;
    }

    /** Ends a key at once; one that was revoked before stays as it is, and so does the last one that can make others. */
    @Transactional
    public void revoke(UUID organization, String id) {
        UUID uuid = IdKind.KEY.require(id);
        ApiKey found = repository.find(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        // Two who revoke the last two wait for each other here.
        boolean last = found.scope() == Scope.ADMIN
                && repository.lockAdmins(organization, times.now()).equals(Set.of(uuid));
        ApiKey before = repository.lock(organization, uuid).orElseThrow(() -> new NotFound("key", id));
        if (last) {
            throw new Conflict("The key " + id + " is the last one of the scope admin; create another one first.");
        }
        if (before.revokedAt() == null) {
            changes.publishEvent(ApiKeyChanged.revoked(before, repository.revoke(organization, uuid, times.now())));
            AfterCommit.run(callers::forget);
        }
    }

    /** Notes when keys were used last. */
    @Transactional
    public void used(UUID organization, Map<UUID, Instant> times) {
        if (!times.isEmpty()) {
            repository.used(organization, times);
        }
    }

    private ApiKey make(UUID organization, Wanted wanted) {
        ApiKeyText secret = ApiKeyText.make(wanted.scope());
        ApiKey made = repository.insert(organization, ids.next(), secret, wanted, times.now());
        changes.publishEvent(ApiKeyChanged.created(made));
        return made.withSecret(secret.text());
    }

    private static void check(NewApiKey wanted, Instant now) {
        List<FieldFault> faults = new ArrayList<>();
        boolean rotates = wanted.rotate() != null;
        place(faults, "name", wanted.name(), !rotates, true);
        place(faults, "scope", wanted.scope(), !rotates, true);
        place(faults, "expiresAt", wanted.expiresAt(), !rotates, false);
        place(faults, "overlapSeconds", wanted.overlapSeconds(), rotates, false);
        if (wanted.expiresAt() != null && !wanted.expiresAt().isAfter(now)) {
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
                    "does not go together with " + ("overlapSeconds".equals(field) ? "a new key" : "rotate")));
        }
    }
}

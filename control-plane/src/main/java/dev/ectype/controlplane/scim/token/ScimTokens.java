package dev.ectype.controlplane.scim.token;

import dev.ectype.controlplane.platform.auth.Callers;
import dev.ectype.controlplane.platform.auth.ScimTokenText;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.web.AfterCommit;
import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoProviders;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Creates and deletes the SCIM tokens of providers. A deletion takes effect on all nodes within a second. */
@Service
public class ScimTokens {
    private static final Duration PRECISION = Duration.ofMinutes(1);

    private final ScimTokenRepository repository;
    private final SsoProviders providers;
    private final ApplicationEventPublisher changes;
    private final Callers callers;
    private final Uuid7 ids;
    private final Times times;

    ScimTokens(
            ScimTokenRepository repository,
            SsoProviders providers,
            ApplicationEventPublisher changes,
            Callers callers,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.providers = providers;
        this.changes = changes;
        this.callers = callers;
        this.ids = ids;
        this.times = times;
    }

    /** Returns the token of a provider without its secret. */
    public ScimToken get(UUID organization, String provider) {
        return find(organization, provider).orElseThrow(() -> new NotFound("SCIM token of the provider", provider));
    }

    /** Returns the token of a provider without its secret, if it has one. */
    public Optional<ScimToken> find(UUID organization, String provider) {
        return repository.find(organization, provider(organization, provider));
    }

    /** Creates the token of a provider and returns it with its secret. It replaces the previous token. */
    @Transactional
    public ScimToken create(UUID organization, String provider, @Nullable Instant expiresAt) {
        if (expiresAt != null && !expiresAt.isAfter(times.now())) {
            throw InvalidRequest.of("expiresAt", "future", "must be in the future");
        }
        UUID owner = provider(organization, provider);
        repository.delete(organization, owner).map(ScimTokenChanged::deleted).ifPresent(changes::publishEvent);
        ScimTokenText secret = ScimTokenText.make();
        ScimToken created = repository
                .insert(organization, owner, ids.next(), secret, expiresAt, times.now())
                .orElseThrow(() -> new Conflict("Another request creates the token of " + provider
                        + " right now; use the token of its response."));
        changes.publishEvent(ScimTokenChanged.created(created));
        AfterCommit.run(callers::forget);
        return created.withToken(secret.text());
    }

    /** Deletes the token of a provider. */
    @Transactional
    public void delete(UUID organization, String provider) {
        ScimToken deleted = repository
                .delete(organization, provider(organization, provider))
                .orElseThrow(() -> new NotFound("SCIM token of the provider", provider));
        changes.publishEvent(ScimTokenChanged.deleted(deleted));
        AfterCommit.run(callers::forget);
    }

    /** Returns whether the stored time of the last use is more than a minute old. */
    public boolean isOutdated(@Nullable Instant lastUsedAt) {
        return lastUsedAt == null || lastUsedAt.isBefore(times.now().minus(PRECISION));
    }

    /** Stores the time of a use, unless a concurrent request has stored one. */
    @Transactional
    public void used(UUID organization, UUID id) {
        repository.used(organization, id, times.now(), PRECISION);
    }

    private UUID provider(UUID organization, String id) {
        SsoProvider provider = providers.get(organization, id);
        return IdKind.SSO_PROVIDER.require(provider.id());
    }
}

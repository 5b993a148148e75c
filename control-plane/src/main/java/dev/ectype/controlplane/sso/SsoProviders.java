package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.crypto.ApplicationKey;
import dev.ectype.controlplane.platform.error.Conflict;
import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.id.Uuid7;
import dev.ectype.controlplane.platform.page.Page;
import dev.ectype.controlplane.platform.page.PageRequest;
import dev.ectype.controlplane.platform.web.Times;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Creates, lists, changes and deletes identity providers. */
@Service
public class SsoProviders {
    private final SsoProviderRepository repository;
    private final ApplicationEventPublisher changes;
    private final ApplicationKey key;
    private final Uuid7 ids;
    private final Times times;

    SsoProviders(
            SsoProviderRepository repository,
            ApplicationEventPublisher changes,
            ApplicationKey key,
            Uuid7 ids,
            Times times) {
        this.repository = repository;
        this.changes = changes;
        this.key = key;
        this.ids = ids;
        this.times = times;
    }

    /** Stores a validated provider. A domain has one provider; the error does not name its owner. */
    @Transactional
    SsoProvider create(UUID organization, NewSsoProvider checked) {
        UUID id = ids.next();
        SsoProvider created = repository
                .insert(organization, id, checked, seal(checked.clientSecret(), id), times.now())
                .orElseThrow(() -> new Conflict("The e-mail domain " + checked.emailDomain()
                        + " already has a provider; delete it first, or ask the operator to release the domain if the"
                        + " provider is not yours."));
        changes.publishEvent(SsoProviderChanged.created(created));
        return created;
    }

    public Page<SsoProvider> list(UUID organization, PageRequest page) {
        return Page.of(
                repository.list(organization, page), page, provider -> IdKind.SSO_PROVIDER.require(provider.id()));
    }

    public SsoProvider get(UUID organization, String id) {
        return repository
                .find(organization, IdKind.SSO_PROVIDER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
    }

    /** Returns a provider and keeps it unchanged until the transaction of the caller ends. */
    @Transactional(propagation = Propagation.MANDATORY)
    public SsoProvider hold(UUID organization, String id) {
        return repository
                .hold(organization, IdKind.SSO_PROVIDER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
    }

    /**
     * Applies a validated change and records an event if a member differs. The sessions of a provider end when it is disabled.
     *
     * @param kept the session that requests the change, which continues, or null
     */
    @Transactional
    SsoProvider update(
            UUID organization,
            String id,
            @Nullable String name,
            ProviderMembers checked,
            SignInOptions options,
            @Nullable UUID kept) {
        UUID uuid = IdKind.SSO_PROVIDER.require(id);
        SsoProvider before =
                repository.lock(organization, uuid).orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
        byte[] secret = seal(checked.clientSecret(), uuid);
        SsoProvider after = repository.update(organization, uuid, name, checked, secret, options);
        if (secret != null) {
            changes.publishEvent(SsoProviderChanged.updatedWithSecret(before, after));
        } else if (!after.equals(before)) {
            changes.publishEvent(SsoProviderChanged.updated(before, after));
        }
        if (before.enabled() && !after.enabled()) {
            changes.publishEvent(new SsoProviderDisabled(organization, uuid, kept));
        }
        return after;
    }

    /** Deletes a provider; the database deletes its sessions, SCIM token and groups. */
    @Transactional
    public void delete(UUID organization, String id) {
        SsoProvider deleted = repository
                .delete(organization, IdKind.SSO_PROVIDER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
        changes.publishEvent(SsoProviderChanged.deleted(deleted));
    }

    /** Returns whether a provider provisions its users itself, so that their groups may be known without a sign-in. */
    public boolean isProvisioned(UUID organization, String id) {
        return repository.isProvisioned(organization, IdKind.SSO_PROVIDER.require(id));
    }

    /** Returns the client secret of an OpenID Connect provider. */
    @Transactional(readOnly = true)
    public String clientSecret(UUID organization, String id) {
        UUID provider = IdKind.SSO_PROVIDER.require(id);
        byte[] secret = repository.secret(organization, provider);
        if (secret == null) {
            throw new NotFound(IdKind.SSO_PROVIDER.noun(), id);
        }
        return new String(key.open(secret, purpose(provider)), StandardCharsets.UTF_8);
    }

    private byte @Nullable [] seal(@Nullable String secret, UUID provider) {
        return secret == null ? null : key.seal(secret.getBytes(StandardCharsets.UTF_8), purpose(provider));
    }

    /** Returns the purpose of the sealing: a secret that is copied to another provider does not open. */
    static String purpose(UUID provider) {
        return "client secret of " + IdKind.SSO_PROVIDER.text(provider);
    }
}

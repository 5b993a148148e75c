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
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** What can be done with providers of identities. */
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

    /** Keeps a provider that has been checked. A domain has one, and who else has it is not told. */
    @Transactional
    SsoProvider create(UUID organization, NewSsoProvider checked) {
        UUID id = ids.next();
        String secret = checked.clientSecret();
        byte[] sealed = secret == null ? null : key.seal(secret.getBytes(StandardCharsets.UTF_8), purpose(id));
        SsoProvider created = repository
                .insert(organization, id, checked, sealed, times.now())
                .orElseThrow(() -> new Conflict("The e-mail domain " + checked.emailDomain()
                        + " has a provider; delete that one first, or ask the operator if it is not yours."));
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

    @Transactional
    void delete(UUID organization, String id) {
        SsoProvider deleted = repository
                .delete(organization, IdKind.SSO_PROVIDER.require(id))
                .orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
        changes.publishEvent(SsoProviderChanged.deleted(deleted));
    }

    /** What a secret is sealed for: one that is copied to another provider does not open. */
    static String purpose(UUID provider) {
        return "client secret of " + IdKind.SSO_PROVIDER.text(provider);
    }
}

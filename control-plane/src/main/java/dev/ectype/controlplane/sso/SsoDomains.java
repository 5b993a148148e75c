package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.error.NotFound;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.platform.mail.MailDomain;
import dev.ectype.controlplane.platform.web.Times;
import java.util.Optional;
import java.util.UUID;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/** Manages the e-mail domains of providers: their owners, and the provider that signs their users in. */
@Service
public class SsoDomains {
    private final SsoProviderRepository repository;
    private final ApplicationEventPublisher changes;
    private final Times times;

    SsoDomains(SsoProviderRepository repository, ApplicationEventPublisher changes, Times times) {
        this.repository = repository;
        this.changes = changes;
        this.times = times;
    }

    /**
     * Returns the provider for the sign-in of a domain's users, in any organization. It ignores unverified domains: otherwise an
     * organization could sign in users of a foreign domain.
     */
    @Transactional(readOnly = true)
    public Optional<SignInProvider> findVerified(MailDomain domain) {
        return repository.findVerified(domain.text());
    }

    /** Returns the organization of a provider with a verified domain, which may be disabled. */
    @Transactional(readOnly = true)
    public Optional<UUID> organizationOf(UUID provider) {
        return repository.organizationOf(provider);
    }

    /** Records that the DNS of the domain of a provider has its record. */
    @Transactional
    SsoProvider verifyByDns(UUID organization, String id) {
        UUID provider = IdKind.SSO_PROVIDER.require(id);
        return repository
                .lock(organization, provider)
                .map(before -> verify(organization, before, DomainVerification.Means.DNS))
                .orElseThrow(() -> new NotFound(IdKind.SSO_PROVIDER.noun(), id));
    }

    /** Returns the organization with a provider for a domain. Only the owner of the tables sees all organizations. */
    public Optional<UUID> organizationOf(MailDomain domain) {
        return repository.organizationOf(domain.text());
    }

    /** Records that the operator confirms the ownership of a domain; returns empty if the organization has no provider with it. */
    @Transactional
    public Optional<SsoProvider> confirm(UUID organization, MailDomain domain) {
        return repository
                .lockByDomain(organization, domain.text())
                .map(before -> verify(organization, before, DomainVerification.Means.OPERATOR));
    }

    /** Deletes the provider that has a domain, so that another organization can register one. */
    @Transactional
    public Optional<SsoProvider> release(UUID organization, MailDomain domain) {
        return repository
                .lockByDomain(organization, domain.text())
                .flatMap(provider -> repository.delete(organization, IdKind.SSO_PROVIDER.require(provider.id())))
                .map(deleted -> {
                    changes.publishEvent(SsoProviderChanged.deleted(deleted));
                    return deleted;
                });
    }

    private SsoProvider verify(UUID organization, SsoProvider before, DomainVerification.Means means) {
        if (before.domainVerification().isVerified()) {
            return before;
        }
        SsoProvider after =
                repository.verify(organization, IdKind.SSO_PROVIDER.require(before.id()), means, times.now());
        changes.publishEvent(SsoProviderChanged.updated(before, after));
        return after;
    }
}

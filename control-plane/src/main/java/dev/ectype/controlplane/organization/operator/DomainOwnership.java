package dev.ectype.controlplane.organization.operator;

import dev.ectype.controlplane.organization.Organization;
import dev.ectype.controlplane.organization.OrganizationRepository;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.Excerpt;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.mail.MailDomain;
import dev.ectype.controlplane.sso.SsoDomains;
import java.util.UUID;
import org.springframework.stereotype.Component;

/** Confirms and releases the e-mail domains of single sign-on providers for the operator. */
@Component
public class DomainOwnership {
    private final OperatorRepository repository;
    private final OrganizationRepository organizations;
    private final SsoDomains domains;
    private final OperatorTransactions transactions;

    DomainOwnership(
            OperatorRepository repository,
            OrganizationRepository organizations,
            SsoDomains domains,
            OperatorTransactions transactions) {
        this.repository = repository;
        this.organizations = organizations;
        this.domains = domains;
        this.transactions = transactions;
    }

    /** Confirms that an organization owns the e-mail domain of its provider. */
    public DomainClaim confirm(String slug, String domain) {
        MailDomain parsed = parse(domain);
        UUID id = transactions.asOwner(() -> repository.find(slug)).orElseThrow(() -> new UnknownOrganization(slug));
        return transactions
                .as(id, () -> domains.confirm(id, parsed))
                .map(provider -> new DomainClaim(parsed.text(), "verified", slug, provider.id()))
                .orElseThrow(() -> new ServiceException(
                        ErrorCode.NOT_FOUND,
                        "The organization \"" + slug + "\" has no provider with the e-mail domain \"" + parsed.text()
                                + "\"; an administrator registers a provider with POST /v1/sso/providers."));
    }

    /** Deletes the provider with an e-mail domain in any organization. */
    public DomainClaim release(String domain) {
        MailDomain parsed = parse(domain);
        ServiceException free = new ServiceException(
                ErrorCode.NOT_FOUND,
                "No provider has the e-mail domain \"" + parsed.text() + "\"; an organization can register one.");
        UUID id = transactions.asOwner(() -> domains.organizationOf(parsed)).orElseThrow(() -> free);
        return transactions.as(
                id,
                () -> domains.release(id, parsed)
                        .map(provider -> new DomainClaim(
                                parsed.text(),
                                "released",
                                organizations.lock(id).map(Organization::slug).orElse(""),
                                provider.id()))
                        .orElseThrow(() -> free));
    }

    private static MailDomain parse(String domain) {
        return MailDomain.parse(domain)
                .orElseThrow(() -> InvalidRequest.of(
                        "domain",
                        "domain",
                        "must be a domain such as example.com, but was \"" + Excerpt.of(domain) + "\""));
    }
}

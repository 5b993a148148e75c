package dev.ectype.controlplane.scim.provider;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.error.ErrorCode;
import dev.ectype.controlplane.platform.error.ServiceException;
import dev.ectype.controlplane.platform.id.IdKind;
import dev.ectype.controlplane.scim.provider.ScimProviderRepository.TokenUse;
import dev.ectype.controlplane.scim.token.ScimTokens;
import java.util.List;
import java.util.UUID;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;

/** Finds the providers whose users a caller manages. */
@Service
public class ScimProviders {
    private final ScimProviderRepository repository;
    private final ScimTokens tokens;

    ScimProviders(ScimProviderRepository repository, ScimTokens tokens) {
        this.repository = repository;
        this.tokens = tokens;
    }

    /** Returns the access of a caller, and records the use of a token. */
    public ProviderAccess access(Caller caller) {
        UUID organization = caller.organization();
        List<ScimProvider> verified = repository.verified(organization);
        if (caller.means() != Caller.Means.SCIM_TOKEN) {
            return new ProviderAccess(organization, null, verified);
        }
        TokenUse use = repository
                .ofToken(organization, caller.credential())
                .orElseThrow(() -> new ServiceException(ErrorCode.UNAUTHENTICATED, "The SCIM token was deleted."));
        if (tokens.isOutdated(use.lastUsedAt())) {
            tokens.used(organization, caller.credential());
        }
        return bound(organization, use.provider(), verified);
    }

    /** Returns all verified providers of an organization. */
    public ProviderAccess all(UUID organization) {
        return new ProviderAccess(organization, null, repository.verified(organization));
    }

    /** Returns the access of the token of a provider; without a verified domain, it manages no users. */
    public ProviderAccess of(UUID organization, String provider) {
        UUID bound = IdKind.SSO_PROVIDER.require(provider);
        return bound(organization, bound, repository.verified(organization));
    }

    private static ProviderAccess bound(UUID organization, UUID bound, List<ScimProvider> verified) {
        return new ProviderAccess(
                organization,
                bound,
                verified.stream()
                        .filter(provider -> provider.id().equals(bound))
                        .toList());
    }

    /** Locks the users and groups of an organization until the transaction ends, so that changes run one after the other. */
    @Transactional(propagation = Propagation.MANDATORY)
    public void lock(UUID organization) {
        repository.lock(organization);
    }
}

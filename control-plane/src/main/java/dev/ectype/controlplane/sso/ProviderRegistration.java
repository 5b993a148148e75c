package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.auth.Caller;
import dev.ectype.controlplane.platform.auth.CallerFilter;
import dev.ectype.controlplane.platform.idempotency.Effects;
import jakarta.servlet.http.HttpServletRequest;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Registers, changes and verifies providers. Each method first asks other servers, and begins the effect of the request only after their
 * answers, so that no transaction is open meanwhile.
 */
@Component
public final class ProviderRegistration {
    private final SsoProviders providers;
    private final ProviderChecks checks;
    private final SsoDomains domains;
    private final DomainChallenge challenge;
    private final Effects effects;

    ProviderRegistration(
            SsoProviders providers,
            ProviderChecks checks,
            SsoDomains domains,
            DomainChallenge challenge,
            Effects effects) {
        this.providers = providers;
        this.checks = checks;
        this.domains = domains;
        this.challenge = challenge;
        this.effects = effects;
    }

    /** Validates and stores a new provider. */
    public SsoProvider register(UUID organization, NewSsoProvider wanted, HttpServletRequest request) {
        NewSsoProvider checked = checks.check(wanted);
        effects.begin(request);
        return providers.create(organization, checked);
    }

    /** Validates and stores the changed members of a provider. */
    public SsoProvider change(UUID organization, String id, SsoProviderChanges wanted, HttpServletRequest request) {
        SsoProvider current = providers.get(organization, id);
        ProviderMembers checked = checks.check(current.type(), wanted.members(), wanted.options());
        effects.begin(request);
        return providers.update(organization, id, wanted.name(), checked, wanted.options(), session(request));
    }

    /** Returns the session of a request; null if it has another credential. */
    private static @Nullable UUID session(HttpServletRequest request) {
        return CallerFilter.caller(request)
                .filter(caller ->
                        caller.means() == Caller.Means.SESSION_COOKIE || caller.means() == Caller.Means.SESSION_BEARER)
                .map(Caller::credential)
                .orElse(null);
    }

    /** Looks up the DNS record of a provider and records that its domain is verified. */
    public SsoProvider verify(UUID organization, String id, HttpServletRequest request) {
        SsoProvider current = providers.get(organization, id);
        if (!current.domainVerification().isVerified()) {
            challenge.check(current);
        }
        effects.begin(request);
        return domains.verifyByDns(organization, id);
    }
}

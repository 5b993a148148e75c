package dev.ectype.controlplane.dashboard.scim;

import dev.ectype.controlplane.scim.token.ScimToken;
import dev.ectype.controlplane.sso.DomainVerification;
import dev.ectype.controlplane.sso.SsoProvider;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Holds an identity provider with its SCIM token as pages display them.
 *
 * @param token the token without its secret; null if the provider has none
 * @param isExpired whether the token has ended
 */
public record ProvisioningView(
        SsoProvider provider, @Nullable ScimToken token, boolean isExpired) {
    static ProvisioningView of(SsoProvider provider, @Nullable ScimToken token, Instant now) {
        boolean expired =
                token != null && token.expiresAt() != null && !token.expiresAt().isAfter(now);
        return new ProvisioningView(provider, token, expired);
    }

    /** Returns the address of the page of the provider. */
    public String home() {
        return ScimPages.HOME + "/" + provider.id();
    }

    /** Returns whether SCIM manages the users of the domain. */
    public boolean isVerified() {
        return provider.domainVerification().status() == DomainVerification.Status.VERIFIED;
    }
}

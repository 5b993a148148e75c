package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.signin.sso.SsoAddresses;
import dev.ectype.controlplane.sso.DomainVerification;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoType;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds an identity provider as pages display it.
 *
 * @param expiry the state of the signing certificate; null for OpenID Connect
 */
public record SsoProviderView(
        SsoProvider provider, @Nullable CertificateExpiry expiry) {
    static SsoProviderView of(SsoProvider provider, Instant now) {
        String certificate = provider.certificate();
        return new SsoProviderView(provider, certificate == null ? null : CertificateExpiry.of(certificate, now));
    }

    /** Returns the name of a protocol. */
    public static String protocol(SsoType type) {
        return type == SsoType.SAML ? "SAML" : "OpenID Connect";
    }

    /** Returns the name of the protocol of the provider. */
    public String protocol() {
        return protocol(provider.type());
    }

    /** Returns the address of the page of the provider. */
    public String home() {
        return SsoPages.HOME + "/" + provider.id();
    }

    /** Returns the address that begins a sign-in with the provider and returns to its page. */
    public String test() {
        return SsoAddresses.login(provider.id(), home());
    }

    /** Returns whether the domain of the provider is verified. */
    public boolean isVerified() {
        return provider.domainVerification().status() == DomainVerification.Status.VERIFIED;
    }

    /** Returns the groups that give a scope. */
    public List<MappedGroup> groups() {
        return MappedGroup.of(provider.roleMapping());
    }
}

package dev.ectype.controlplane.signin.serviceprovider;

import dev.ectype.controlplane.platform.web.Times;
import dev.ectype.controlplane.signin.SignInRefusal;
import dev.ectype.controlplane.signin.SignInRefused;
import dev.ectype.controlplane.signin.saml.SamlBinding;
import dev.ectype.controlplane.signin.saml.SamlExpectation;
import dev.ectype.controlplane.signin.saml.SamlIdentityProvider;
import dev.ectype.controlplane.signin.saml.SamlProtocol;
import dev.ectype.controlplane.signin.saml.SamlRefused;
import dev.ectype.controlplane.signin.saml.SamlRequest;
import dev.ectype.controlplane.signin.saml.SamlServiceProvider;
import dev.ectype.controlplane.signin.saml.SamlSubject;
import dev.ectype.controlplane.signin.sso.SsoAddresses;
import dev.ectype.controlplane.signin.sso.SsoIdentity;
import dev.ectype.controlplane.signin.sso.SsoProtocol;
import dev.ectype.controlplane.signin.sso.SsoRequest;
import dev.ectype.controlplane.sso.SsoBinding;
import dev.ectype.controlplane.sso.SsoProvider;
import dev.ectype.controlplane.sso.SsoType;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Signs users in with the Web Browser SSO profile of SAML 2.0, begun by this service. */
@Component
final class SamlSignIn implements SsoProtocol {
    private static final String REQUEST = "request";
    private static final String ENTITY = "entity";
    /** The attributes in which providers send the display name. */
    private static final List<String> NAMES = List.of(
            "displayName",
            "name",
            "cn",
            "urn:oid:2.16.840.1.113730.3.1.241",
            "urn:oid:2.5.4.3",
            "http://schemas.microsoft.com/identity/claims/displayname",
            "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name");

    private final SamlProtocol protocol;
    private final SamlKeys keys;
    private final SsoAddresses addresses;
    private final Times times;

    SamlSignIn(SamlProtocol protocol, SamlKeys keys, SsoAddresses addresses, Times times) {
        this.protocol = protocol;
        this.keys = keys;
        this.addresses = addresses;
        this.times = times;
    }

    @Override
    public SsoType type() {
        return SsoType.SAML;
    }

    /** Returns the metadata of this installation. */
    String metadata() {
        return protocol.metadata(self());
    }

    @Override
    public SsoRequest begin(UUID organization, SsoProvider provider, String state) {
        String id = "_" + UUID.randomUUID();
        SamlBinding binding = provider.ssoBinding() == SsoBinding.POST ? SamlBinding.POST : SamlBinding.REDIRECT;
        SamlRequest request = protocol.createRequest(registered(provider), self(), binding, id, state, times.now());
        SortedMap<String, String> secrets = new TreeMap<>();
        secrets.put(REQUEST, id);
        secrets.put(ENTITY, Objects.requireNonNull(provider.entityId()));
        return new SsoRequest(request.target(), request.fields(), secrets);
    }

    @Override
    public SsoIdentity finish(
            UUID organization,
            SsoProvider provider,
            SortedMap<String, String> secrets,
            SortedMap<String, String> response)
            throws SignInRefused {
        SamlIdentityProvider registered = registered(provider);
        if (!registered.entityId().equals(secrets.get(ENTITY))) {
            throw new SignInRefused(
                    SignInRefusal.PROVIDER_REMOVED,
                    "the entity id was changed from " + secrets.get(ENTITY) + " to " + registered.entityId()
                            + " during the sign-in");
        }
        String message = response.get("SAMLResponse");
        if (message == null) {
            throw new SignInRefused(SignInRefusal.INVALID_RESPONSE, "the form has no SAMLResponse");
        }
        try {
            SamlSubject subject = protocol.verify(
                    message,
                    new SamlExpectation(registered, self(), Objects.requireNonNull(secrets.get(REQUEST)), times.now()));
            return new SsoIdentity(
                    subject.email(),
                    name(subject.attributes()),
                    subject.attributes(),
                    subject.assertionId(),
                    subject.usableUntil(),
                    null);
        } catch (SamlRefused refused) {
            throw new SignInRefused(refusal(refused), refused.reason().text() + " " + refused.getMessage());
        }
    }

    private static SignInRefusal refusal(SamlRefused refused) {
        return switch (refused.reason()) {
            case STATUS -> SignInRefusal.PROVIDER_REFUSED;
            case NO_EMAIL -> SignInRefusal.NO_EMAIL;
            default -> SignInRefusal.INVALID_RESPONSE;
        };
    }

    private static @Nullable String name(SortedMap<String, List<String>> attributes) {
        return NAMES.stream()
                .flatMap(name ->
                        attributes.getOrDefault(name, List.of()).stream().limit(1))
                .filter(value -> !value.isBlank())
                .findFirst()
                .orElse(null);
    }

    /** Single logout is not offered: providers end their sessions themselves. */
    @Override
    public Optional<URI> signOut(SsoProvider provider, String idToken) {
        return Optional.empty();
    }

    private SamlServiceProvider self() {
        return keys.get().serviceProvider(addresses.metadata().toString(), addresses.callback());
    }

    private static SamlIdentityProvider registered(SsoProvider provider) {
        return new SamlIdentityProvider(
                Objects.requireNonNull(provider.entityId()),
                URI.create(Objects.requireNonNull(provider.ssoUrl())),
                certificate(Objects.requireNonNull(provider.certificate())));
    }

    private static X509Certificate certificate(String pem) {
        try {
            return (X509Certificate) CertificateFactory.getInstance("X.509")
                    .generateCertificate(new ByteArrayInputStream(pem.getBytes(StandardCharsets.US_ASCII)));
        } catch (CertificateException damaged) {
            throw new IllegalStateException("The stored certificate of the provider is damaged.", damaged);
        }
    }
}

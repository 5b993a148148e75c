package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.mail.MailDomain;
import dev.ectype.controlplane.platform.mail.PublicMailDomains;
import dev.ectype.controlplane.platform.outbound.AddressGuard;
import dev.ectype.controlplane.platform.web.Times;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Validates a provider before it is stored: its members, its certificate and its issuer. */
@Component
final class ProviderChecks {
    private final Issuer issuers;
    private final Times times;

    ProviderChecks(Issuer issuers, Times times) {
        this.issuers = issuers;
        this.times = times;
    }

    /** Returns the provider in its stored form, or rejects it with all violations. */
    NewSsoProvider check(NewSsoProvider request) {
        List<FieldFault> faults = new ArrayList<>();
        request.members().of(request.type()).forEach((name, value) -> {
            if (value == null) {
                faults.add(new FieldFault(name, "notNull", "is missing"));
            }
        });
        exclude(faults, request.type(), request.members(), request.options());
        String domain = domain(faults, request.emailDomain());
        return request.with(domain, check(faults, request.members()));
    }

    /** Returns the changed members in their stored form, or rejects them with all violations. */
    ProviderMembers check(SsoType type, ProviderMembers request, SignInOptions options) {
        List<FieldFault> faults = new ArrayList<>();
        exclude(faults, type, request, options);
        return check(faults, request);
    }

    private ProviderMembers check(List<FieldFault> faults, ProviderMembers request) {
        // Members of the other type are already rejected and need no further check.
        url(faults, "entityId", request.entityId());
        url(faults, "ssoUrl", request.ssoUrl());
        url(faults, "issuer", request.issuer());
        String certificate = certificate(faults, request.certificate());
        if (faults.isEmpty() && request.issuer() != null) {
            issuer(faults, request.issuer());
        }
        if (!faults.isEmpty()) {
            throw InvalidRequest.of(faults);
        }
        return request.withCertificate(certificate);
    }

    private static void exclude(List<FieldFault> faults, SsoType type, ProviderMembers request, SignInOptions options) {
        request.of(type == SsoType.SAML ? SsoType.OIDC : SsoType.SAML)
                .forEach((name, value) -> exclude(faults, name, value));
        if (type == SsoType.OIDC) {
            exclude(faults, "ssoBinding", SsoProviderRepository.valueOf(options.ssoBinding()));
        }
    }

    private static void exclude(List<FieldFault> faults, String name, @Nullable Object value) {
        if (value != null) {
            faults.add(new FieldFault(name, "excluded", "belongs to the other type; remove it"));
        }
    }

    private static String domain(List<FieldFault> faults, String text) {
        String domain = MailDomain.parse(text).map(MailDomain::text).orElse("");
        if (domain.isEmpty()) {
            faults.add(new FieldFault("emailDomain", "domain", "must be a domain such as example.com"));
        } else if (PublicMailDomains.contains(domain)) {
            faults.add(new FieldFault(
                    "emailDomain",
                    "publicDomain",
                    "must be your own domain, not a public mail domain such as " + domain));
        }
        return domain;
    }

    /** Requires https for sign-in addresses, except on this machine, where nobody can read or change the traffic. */
    private static void url(List<FieldFault> faults, String name, @Nullable String text) {
        if (text == null || isRefused(faults, name)) {
            return;
        }
        try {
            URI uri = new URI(text);
            boolean secure = "https".equalsIgnoreCase(uri.getScheme());
            boolean local = "http".equalsIgnoreCase(uri.getScheme()) && AddressGuard.isLoopback(uri.getHost());
            boolean plain = uri.getRawUserInfo() == null && uri.getRawFragment() == null;
            boolean bare = uri.getRawQuery() == null || !name.equals("issuer");
            if (uri.getHost() != null && (secure || local) && plain && bare) {
                return;
            }
        } catch (URISyntaxException noAddress) {
            // The violation below covers this case.
        }
        faults.add(new FieldFault(
                name, "url", "must be an absolute https URL without a user, a fragment and, as an issuer, a query"));
    }

    private static boolean isRefused(List<FieldFault> faults, String name) {
        return faults.stream().anyMatch(fault -> fault.path().equals(name));
    }

    private @Nullable String certificate(List<FieldFault> faults, @Nullable String text) {
        if (text == null || isRefused(faults, "certificate")) {
            return null;
        }
        try {
            return SigningCertificate.check(text, times.now());
        } catch (WrongField wrong) {
            faults.add(wrong.at("certificate"));
            return null;
        }
    }

    private void issuer(List<FieldFault> faults, String issuer) {
        try {
            issuers.check(issuer);
        } catch (WrongField wrong) {
            faults.add(wrong.at("issuer"));
        }
    }
}

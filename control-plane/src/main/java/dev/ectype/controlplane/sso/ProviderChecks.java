package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.error.FieldFault;
import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.mail.MailDomain;
import dev.ectype.controlplane.platform.outbound.AddressGuard;
import dev.ectype.controlplane.platform.web.Times;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/** Checks a provider before it is kept: its members, its certificate, and whether its issuer is one. */
@Component
final class ProviderChecks {
    private final Issuer issuers;
    private final Times times;

    ProviderChecks(Issuer issuers, Times times) {
        this.issuers = issuers;
        this.times = times;
    }

    /** The provider in the form that is kept; else all that is wrong with it. */
    NewSsoProvider check(NewSsoProvider wanted) {
        List<FieldFault> faults = new ArrayList<>();
        boolean saml = wanted.type() == SsoType.SAML;
        members(wanted, SsoType.SAML).forEach((name, value) -> place(faults, name, value, saml));
        members(wanted, SsoType.OIDC).forEach((name, value) -> place(faults, name, value, !saml));
        String domain =
                MailDomain.parse(wanted.emailDomain()).map(MailDomain::text).orElse("");
        if (domain.isEmpty()) {
            faults.add(new FieldFault("emailDomain", "domain", "must be a domain such as example.com"));
        }
        url(faults, "entityId", saml ? wanted.entityId() : null);
        url(faults, "ssoUrl", saml ? wanted.ssoUrl() : null);
        url(faults, "issuer", saml ? null : wanted.issuer());
        String certificate = saml ? certificate(faults, wanted.certificate()) : null;
        if (faults.isEmpty() && wanted.issuer() != null) {
            issuer(faults, wanted.issuer());
        }
        if (!faults.isEmpty()) {
            throw InvalidRequest.of(faults);
        }
        return new NewSsoProvider(
                wanted.type(),
                wanted.name(),
                domain,
                wanted.entityId(),
                wanted.ssoUrl(),
                certificate,
                wanted.issuer(),
                wanted.clientId(),
                wanted.clientSecret());
    }

    private static Map<String, @Nullable String> members(NewSsoProvider provider, SsoType type) {
        Map<String, @Nullable String> members = new LinkedHashMap<>();
        if (type == SsoType.SAML) {
            members.put("entityId", provider.entityId());
            members.put("ssoUrl", provider.ssoUrl());
            members.put("certificate", provider.certificate());
        } else {
            members.put("issuer", provider.issuer());
            members.put("clientId", provider.clientId());
            members.put("clientSecret", provider.clientSecret());
        }
        return members;
    }

    private static void place(List<FieldFault> faults, String name, @Nullable String value, boolean belongs) {
        if (belongs && value == null) {
            faults.add(new FieldFault(name, "notNull", "is missing"));
        } else if (!belongs && value != null) {
            faults.add(new FieldFault(name, "excluded", "belongs to the other type; remove it"));
        }
    }

    /** Whatever signs people in must not be read or changed on the way, but on this machine nothing is on the way. */
    private static void url(List<FieldFault> faults, String name, @Nullable String text) {
        if (text == null) {
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
            // Told below.
        }
        faults.add(new FieldFault(
                name, "url", "must be an absolute https URL without a user, a fragment and, as an issuer, a query"));
    }

    private @Nullable String certificate(List<FieldFault> faults, @Nullable String text) {
        if (text == null) {
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

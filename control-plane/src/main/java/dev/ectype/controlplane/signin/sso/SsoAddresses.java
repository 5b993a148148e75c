package dev.ectype.controlplane.signin.sso;

import dev.ectype.controlplane.platform.address.ServiceAddress;
import java.net.URI;
import org.springframework.stereotype.Component;
import org.springframework.web.util.UriComponentsBuilder;

/** Returns the addresses of this service that administrators register at their identity provider. */
@Component
public final class SsoAddresses {
    /** The path of the SAML metadata. */
    public static final String METADATA = "/api/auth/sso/metadata";

    private static final String CALLBACK = "/api/auth/sso/callback";
    private static final String LOGIN = "/api/auth/sso/login";
    private static final String SIGN_IN = "/sign-in";

    private final ServiceAddress address;

    SsoAddresses(ServiceAddress address) {
        this.address = address;
    }

    /** Returns the redirect URI of OpenID Connect, which is also the assertion consumer service of SAML. */
    public URI callback() {
        return address.dashboard().resolve(CALLBACK);
    }

    /** Returns the address of the SAML metadata, which is also the entity id. */
    public URI metadata() {
        return address.dashboard().resolve(METADATA);
    }

    /** Returns the page to which a provider of OpenID Connect leads after a sign-out. */
    public URI afterSignOut() {
        return address.dashboard().resolve(SIGN_IN);
    }

    /** Returns the path that begins a sign-in with a provider, and continues with a page of this service. */
    public static String login(String provider, String next) {
        return UriComponentsBuilder.fromPath(LOGIN)
                .queryParam("providerId", "{provider}")
                .queryParam("next", "{next}")
                .encode()
                .buildAndExpand(provider, next)
                .toUriString();
    }
}

package dev.ectype.controlplane.signin.oidc;

import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the part of a discovery document that the sign-in uses.
 *
 * @param endSession the endpoint that ends the session at the provider, or null
 * @param secretInBody whether the token endpoint takes the client secret only in the body
 * @param issuerInResponse whether the authorization response names the issuer (RFC 9207)
 */
record OidcEndpoints(
        String issuer,
        URI authorization,
        URI token,
        URI keys,
        @Nullable URI endSession,
        boolean secretInBody,
        boolean issuerInResponse) {
    static OidcEndpoints of(OIDCProviderMetadata metadata) {
        List<ClientAuthenticationMethod> methods = metadata.getTokenEndpointAuthMethods();
        return new OidcEndpoints(
                metadata.getIssuer().getValue(),
                metadata.getAuthorizationEndpointURI(),
                metadata.getTokenEndpointURI(),
                metadata.getJWKSetURI(),
                metadata.getEndSessionEndpointURI(),
                methods != null
                        && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST)
                        && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC),
                metadata.supportsAuthorizationResponseIssuerParam());
    }
}

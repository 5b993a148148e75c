package dev.ectype.controlplane.signin.saml;

import java.net.URI;
import java.security.cert.X509Certificate;

/**
 * Describes a registered identity provider.
 *
 * @param ssoUrl the URL that receives requests
 * @param certificate the certificate whose key signs responses
 */
public record SamlIdentityProvider(String entityId, URI ssoUrl, X509Certificate certificate) {}

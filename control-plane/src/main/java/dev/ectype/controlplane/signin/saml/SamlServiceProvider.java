package dev.ectype.controlplane.signin.saml;

import java.net.URI;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;

/**
 * Describes this installation to identity providers.
 *
 * @param acs the assertion consumer service: the URL that receives responses
 * @param key the RSA key that signs requests and decrypts assertions
 * @param certificate the certificate of this key
 */
public record SamlServiceProvider(String entityId, URI acs, PrivateKey key, X509Certificate certificate) {
    /** Leaves out the key. */
    @Override
    public String toString() {
        return "SamlServiceProvider[entityId=" + entityId + ", acs=" + acs + "]";
    }
}

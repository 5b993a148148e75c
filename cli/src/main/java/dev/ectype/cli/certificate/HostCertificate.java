package dev.ectype.cli.certificate;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * Holds the private key and the certificate chain of a server that impersonates a host.
 *
 * @param chain the certificate of the host, followed by the certificates that signed it
 */
public record HostCertificate(PrivateKey key, List<X509Certificate> chain) {
    public HostCertificate {
        chain = List.copyOf(chain);
    }
}

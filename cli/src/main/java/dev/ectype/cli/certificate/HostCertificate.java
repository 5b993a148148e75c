package dev.ectype.cli.certificate;

import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * What a server shows that stands in for a host.
 *
 * @param chain the certificate of the host, and after it those that vouch for it
 */
public record HostCertificate(PrivateKey key, List<X509Certificate> chain) {
    public HostCertificate {
        chain = List.copyOf(chain);
    }
}

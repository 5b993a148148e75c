package dev.ectype.controlplane.sso;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.HexFormat;

/**
 * Describes the stored signing certificate of a provider to people.
 *
 * @param sha256 the fingerprint, in hexadecimal digits
 */
public record CertificateSummary(String subject, Instant validFrom, Instant validUntil, String sha256) {
    /** Reads a certificate in PEM that {@link SigningCertificate} accepted before. */
    public static CertificateSummary of(String pem) {
        try {
            X509Certificate certificate = SigningCertificate.parsePem(pem);
            return new CertificateSummary(
                    certificate.getSubjectX500Principal().getName(),
                    certificate.getNotBefore().toInstant(),
                    certificate.getNotAfter().toInstant(),
                    HexFormat.of().formatHex(Sha256.begin().digest(certificate.getEncoded())));
        } catch (WrongField | CertificateEncodingException damaged) {
            throw new IllegalStateException("The stored certificate of the provider is damaged.", damaged);
        }
    }
}

package dev.ectype.runtime.netty.tls;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.cert.X509Certificate;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelfSignedCertificateTest {
    @Test
    void certificateIsSignedByItsOwnKey() throws Exception {
        X509Certificate certificate = SelfSignedCertificate.create(Instant.parse("2026-11-20T12:00:00Z"))
                .certificate();
        certificate.verify(certificate.getPublicKey());
        assertThat(certificate.getVersion()).isEqualTo(3);
        assertThat(certificate.getSubjectX500Principal()).isEqualTo(certificate.getIssuerX500Principal());
        assertThat(certificate.getSubjectX500Principal().getName()).isEqualTo("CN=localhost");
        assertThat(certificate.getSerialNumber()).isPositive();
    }

    @Test
    void certificateNamesTheLoopbackHostOnly() throws Exception {
        X509Certificate certificate = SelfSignedCertificate.create(Instant.parse("2026-11-20T12:00:00Z"))
                .certificate();
        assertThat(certificate.getSubjectAlternativeNames())
                .containsExactlyInAnyOrder(
                        List.of(2, "localhost"), List.of(7, "127.0.0.1"), List.of(7, "0:0:0:0:0:0:0:1"));
        assertThat(certificate.getBasicConstraints()).isEqualTo(-1);
        assertThat(certificate.getKeyUsage())
                .containsExactly(true, false, false, false, false, false, false, false, false);
        assertThat(certificate.getExtendedKeyUsage()).containsExactly("1.3.6.1.5.5.7.3.1");
    }

    @Test
    void validityHoldsToTheSecondInBothForms() throws Exception {
        Instant early = Instant.parse("2026-11-20T12:34:56Z");
        X509Certificate usual = SelfSignedCertificate.create(early).certificate();
        assertThat(usual.getNotBefore().toInstant()).isEqualTo("2026-11-19T12:34:56Z");
        assertThat(usual.getNotAfter().toInstant()).isEqualTo("2027-11-20T12:34:56Z");
        Instant late = Instant.parse("2049-12-31T00:00:00Z");
        X509Certificate across = SelfSignedCertificate.create(late).certificate();
        assertThat(across.getNotBefore().toInstant()).isEqualTo("2049-12-30T00:00:00Z");
        assertThat(across.getNotAfter().toInstant()).isEqualTo("2050-12-31T00:00:00Z");
    }
}

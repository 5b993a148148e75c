package dev.ectype.controlplane.dashboard.sso;

import dev.ectype.controlplane.sso.CertificateSummary;
import java.time.Duration;
import java.time.Instant;

/**
 * Pairs a signing certificate with the days until its end. After the end, sign-ins with its provider are refused.
 *
 * @param days the full days until the end; negative after it
 */
public record CertificateExpiry(CertificateSummary certificate, long days) {
    /** The days before the end from which pages warn. */
    static final int WARNING = 30;

    /** Reads a certificate in PEM. */
    public static CertificateExpiry of(String pem, Instant now) {
        CertificateSummary certificate = CertificateSummary.of(pem);
        return new CertificateExpiry(
                certificate,
                Math.floorDiv(
                        Duration.between(now, certificate.validUntil()).toSeconds(),
                        Duration.ofDays(1).toSeconds()));
    }

    /** Returns whether sign-ins are refused because of the certificate. */
    public boolean isExpired() {
        return days < 0;
    }

    /** Returns whether the certificate needs a replacement soon. */
    public boolean isClose() {
        return !isExpired() && days < WARNING;
    }

    /** Returns the state of a certificate that needs a replacement, such as {@code expires in 12 days}. */
    public String text() {
        if (isExpired()) {
            return "expired";
        } else if (days == 0) {
            return "expires within a day";
        }
        return "expires in " + days + (days == 1 ? " day" : " days");
    }
}

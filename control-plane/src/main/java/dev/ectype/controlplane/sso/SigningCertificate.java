package dev.ectype.controlplane.sso;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.time.Instant;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses the certificate for a provider's signatures: exactly one, currently valid, with a strong key. */
final class SigningCertificate {
    private static final Pattern PEM =
            Pattern.compile("\\s*-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\\s]+)-----END CERTIFICATE-----\\s*");
    private static final int RSA_BITS = 2048;
    private static final int CURVE_BITS = 256;
    private static final int LINE = 64;

    private SigningCertificate() {}

    /** Parses a PEM certificate with any line breaks, or returns the violation. */
    static String check(String text, Instant now) throws WrongField {
        Matcher pem = PEM.matcher(text);
        if (!pem.matches()) {
            throw new WrongField(
                    "pem",
                    "must be one certificate in PEM and nothing else: -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----");
        }
        X509Certificate certificate = parse(pem.group(1));
        Instant begin = certificate.getNotBefore().toInstant();
        Instant end = certificate.getNotAfter().toInstant();
        if (end.isBefore(now)) {
            throw new WrongField(
                    "expired", "expired at " + end + "; send the current signing certificate of the provider");
        } else if (begin.isAfter(now)) {
            throw new WrongField(
                    "future", "is valid from " + begin + " on; send the one that the provider signs with now");
        }
        checkKey(certificate.getPublicKey());
        return encode(certificate);
    }

    /** Parses a stored certificate. */
    static X509Certificate parsePem(String text) throws WrongField {
        Matcher pem = PEM.matcher(text);
        if (!pem.matches()) {
            throw new WrongField("pem", "is not an X.509 certificate");
        }
        return parse(pem.group(1));
    }

    private static X509Certificate parse(String base64) throws WrongField {
        try {
            byte[] bytes = Base64.getMimeDecoder().decode(base64.getBytes(StandardCharsets.US_ASCII));
            ByteArrayInputStream source = new ByteArrayInputStream(bytes);
            X509Certificate certificate =
                    (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(source);
            if (source.available() == 0) {
                return certificate;
            }
        } catch (CertificateException | IllegalArgumentException | ClassCastException wrong) {
            // The violation below covers this case.
        }
        throw new WrongField("pem", "is not an X.509 certificate");
    }

    private static void checkKey(PublicKey key) throws WrongField {
        if (key instanceof RSAPublicKey rsa && rsa.getModulus().bitLength() < RSA_BITS) {
            throw new WrongField(
                    "key",
                    "has an RSA key of " + rsa.getModulus().bitLength() + " bits; use one of " + RSA_BITS + " or more");
        } else if (key instanceof ECPublicKey curve
                && curve.getParams().getCurve().getField().getFieldSize() < CURVE_BITS) {
            throw new WrongField("key", "has a key on a curve of fewer than " + CURVE_BITS + " bits");
        } else if (!(key instanceof RSAPublicKey) && !(key instanceof ECPublicKey)) {
            throw new WrongField("key", "has a key of " + key.getAlgorithm() + "; use RSA or EC");
        }
    }

    private static String encode(X509Certificate certificate) throws WrongField {
        try {
            return "-----BEGIN CERTIFICATE-----\n"
                    + Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(certificate.getEncoded())
                    + "\n-----END CERTIFICATE-----\n";
        } catch (CertificateException wrong) {
            throw new WrongField("pem", "is not an X.509 certificate");
        }
    }
}

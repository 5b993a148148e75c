package dev.ectype.controlplane.signin.saml;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.cert.CertificateEncodingException;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/** Holds a key and its certificate for one side of a test. */
public record TestKeys(PrivateKey key, X509Certificate certificate) {
    static final Instant NOW = Instant.parse("2026-01-15T12:00:00Z");
    private static final Instant BEGIN = NOW.minus(Duration.ofDays(30));
    /** Also valid when tests run against a service, which reads the clock. */
    private static final Instant END = Instant.parse("2100-01-01T00:00:00Z");

    static final TestKeys PROVIDER = rsa();
    static final TestKeys PROVIDER_CURVE = generate("EC", BEGIN, END);
    static final TestKeys SELF = rsa();
    static final TestKeys ATTACKER = rsa();

    private static TestKeys rsa() {
        return generate("RSA", BEGIN, END);
    }

    public static TestKeys generate(String algorithm, Instant begin, Instant end) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(algorithm);
            if (algorithm.equals("EC")) {
                generator.initialize(new ECGenParameterSpec("secp256r1"));
            } else {
                generator.initialize(2048);
            }
            KeyPair pair = generator.generateKeyPair();
            X500Name name = new X500Name("CN=test");
            JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(
                    name, BigInteger.TEN, Date.from(begin), Date.from(end), name, pair.getPublic());
            String signature = algorithm.equals("EC") ? "SHA256withECDSA" : "SHA256withRSA";
            return new TestKeys(
                    pair.getPrivate(),
                    new JcaX509CertificateConverter()
                            .getCertificate(
                                    builder.build(new JcaContentSignerBuilder(signature).build(pair.getPrivate()))));
        } catch (GeneralSecurityException | OperatorCreationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    boolean isValid(Instant now) {
        return !certificate.getNotBefore().after(Date.from(now))
                && !certificate.getNotAfter().before(Date.from(now));
    }

    /** Returns the certificate in PEM. */
    String pem() {
        try {
            return pem("CERTIFICATE", certificate.getEncoded());
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static String pem(String label, byte[] bytes) {
        return "-----BEGIN " + label + "-----\n"
                + Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes) + "\n-----END " + label
                + "-----\n";
    }
}

package dev.ectype.controlplane.signin.saml;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.net.URI;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.CertificateEncodingException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.interfaces.RSAPrivateKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.cert.jcajce.JcaX509CertificateConverter;
import org.bouncycastle.cert.jcajce.JcaX509v3CertificateBuilder;
import org.bouncycastle.operator.OperatorCreationException;
import org.bouncycastle.operator.jcajce.JcaContentSignerBuilder;

/**
 * Holds the RSA key of an installation and its self-signed certificate.
 *
 * @param key the key that signs requests and decrypts assertions
 * @param certificate the certificate that metadata contains
 */
public record SigningMaterial(PrivateKey key, X509Certificate certificate) {
    private static final int BITS = 3072;
    private static final int SERIAL_BITS = 127;
    private static final Duration VALIDITY = Duration.ofDays(3650);
    /** Providers with a slow clock accept a new certificate. */
    private static final Duration BEFORE = Duration.ofDays(1);

    private static final X500Name NAME = new X500Name("CN=Ectype SAML service provider");

    /** Generates a key and a certificate for ten years. */
    public static SigningMaterial generate(Instant now) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(BITS);
            KeyPair keys = generator.generateKeyPair();
            JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(
                    NAME,
                    new BigInteger(SERIAL_BITS, new SecureRandom()).add(BigInteger.ONE),
                    Date.from(now.minus(BEFORE)),
                    Date.from(now.plus(VALIDITY)),
                    NAME,
                    keys.getPublic());
            X509Certificate certificate = new JcaX509CertificateConverter()
                    .getCertificate(
                            builder.build(new JcaContentSignerBuilder("SHA256withRSA").build(keys.getPrivate())));
            return new SigningMaterial(keys.getPrivate(), certificate);
        } catch (GeneralSecurityException | OperatorCreationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Decodes a key in PKCS #8 and its certificate in DER.
     *
     * @throws IllegalArgumentException if a part is damaged or the parts do not belong together
     */
    public static SigningMaterial decode(byte[] key, byte[] certificate) {
        try {
            PrivateKey decodedKey = KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(key));
            X509Certificate decodedCertificate = (X509Certificate)
                    CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(certificate));
            if (decodedKey instanceof RSAPrivateKey rsa
                    && decodedCertificate.getPublicKey() instanceof RSAPublicKey publicKey
                    && rsa.getModulus().equals(publicKey.getModulus())) {
                return new SigningMaterial(decodedKey, decodedCertificate);
            }
        } catch (GeneralSecurityException damaged) {
            throw new IllegalArgumentException(
                    "The signing material must be an RSA key in PKCS #8 and an X.509 certificate.", damaged);
        }
        throw new IllegalArgumentException("The certificate of the signing material must belong to its RSA key.");
    }

    /** Returns the key in PKCS #8. */
    public byte[] encodedKey() {
        return key.getEncoded();
    }

    /** Returns the certificate in DER. */
    public byte[] encodedCertificate() {
        try {
            return certificate.getEncoded();
        } catch (CertificateEncodingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the service provider that uses this material. */
    public SamlServiceProvider serviceProvider(String entityId, URI acs) {
        return new SamlServiceProvider(entityId, acs, key, certificate);
    }

    /** Leaves out the key. */
    @Override
    public String toString() {
        return "SigningMaterial[certificate=" + certificate.getSerialNumber() + "]";
    }
}

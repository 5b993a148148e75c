package dev.ectype.runtime.netty.tls;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;

/** Holds a key and a self-signed certificate for localhost. */
record SelfSignedCertificate(PrivateKey key, X509Certificate certificate) {
    private static final byte[] ECDSA_WITH_SHA256 =
            DerEncoder.sequence(DerEncoder.identifier(1, 2, 840, 10045, 4, 3, 2));
    private static final byte[] COMMON_NAME = DerEncoder.identifier(2, 5, 4, 3);
    private static final byte[] KEY_USAGE = DerEncoder.identifier(2, 5, 29, 15);
    private static final byte[] ALTERNATIVE_NAMES = DerEncoder.identifier(2, 5, 29, 17);
    private static final byte[] BASIC_CONSTRAINTS = DerEncoder.identifier(2, 5, 29, 19);
    private static final byte[] EXTENDED_KEY_USAGE = DerEncoder.identifier(2, 5, 29, 37);
    private static final byte[] SERVER_AUTHENTICATION = DerEncoder.identifier(1, 3, 6, 1, 5, 5, 7, 3, 1);

    private static final byte[] IPV4_LOOPBACK = {127, 0, 0, 1};
    private static final byte[] IPV6_LOOPBACK = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    private static final Duration CLOCK_SKEW = Duration.ofDays(1);
    private static final Duration VALIDITY = Duration.ofDays(365);

    static SelfSignedCertificate create(Instant now) {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            KeyPair pair = generator.generateKeyPair();
            byte[] body = body(pair.getPublic().getEncoded(), now);
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(pair.getPrivate());
            signature.update(body);
            byte[] whole = DerEncoder.sequence(body, ECDSA_WITH_SHA256, DerEncoder.bits(signature.sign()));
            CertificateFactory factory = CertificateFactory.getInstance("X.509");
            X509Certificate certificate =
                    (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(whole));
            return new SelfSignedCertificate(pair.getPrivate(), certificate);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java cannot make a certificate", missing);
        }
    }

    private static byte[] body(byte[] publicKey, Instant now) throws GeneralSecurityException {
        byte[] name = DerEncoder.sequence(
                DerEncoder.value(DerEncoder.SET, DerEncoder.sequence(COMMON_NAME, DerEncoder.utf8("localhost"))));
        byte[] validity =
                DerEncoder.sequence(DerEncoder.time(now.minus(CLOCK_SKEW)), DerEncoder.time(now.plus(VALIDITY)));
        return DerEncoder.sequence(
                DerEncoder.value(0xa0, DerEncoder.integer(BigInteger.TWO)),
                DerEncoder.integer(serial(publicKey)),
                ECDSA_WITH_SHA256,
                name,
                validity,
                name,
                publicKey,
                DerEncoder.value(0xa3, extensions()));
    }

    /** Returns a unique serial number, because clients refuse two certificates of one issuer with the same number. */
    private static BigInteger serial(byte[] publicKey) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(publicKey);
        return new BigInteger(1, Arrays.copyOf(digest, 16)).setBit(0);
    }

    private static byte[] extensions() {
        byte[] digitalSignature = DerEncoder.bits(7, new byte[] {(byte) 0x80});
        byte[] names = DerEncoder.sequence(
                DerEncoder.value(0x82, "localhost".getBytes(StandardCharsets.US_ASCII)),
                DerEncoder.value(0x87, IPV4_LOOPBACK),
                DerEncoder.value(0x87, IPV6_LOOPBACK));
        return DerEncoder.sequence(
                critical(BASIC_CONSTRAINTS, DerEncoder.sequence()),
                critical(KEY_USAGE, digitalSignature),
                DerEncoder.sequence(
                        EXTENDED_KEY_USAGE,
                        DerEncoder.value(DerEncoder.OCTETS, DerEncoder.sequence(SERVER_AUTHENTICATION))),
                DerEncoder.sequence(ALTERNATIVE_NAMES, DerEncoder.value(DerEncoder.OCTETS, names)));
    }

    private static byte[] critical(byte[] identifier, byte[] content) {
        return DerEncoder.sequence(identifier, DerEncoder.TRUE, DerEncoder.value(DerEncoder.OCTETS, content));
    }
}

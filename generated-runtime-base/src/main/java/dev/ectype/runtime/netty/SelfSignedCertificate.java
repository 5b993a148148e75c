package dev.ectype.runtime.netty;

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

/** A key and a certificate for localhost that vouches for itself. */
record SelfSignedCertificate(PrivateKey key, X509Certificate certificate) {
    private static final byte[] ECDSA_WITH_SHA256 = Der.sequence(Der.identifier(1, 2, 840, 10045, 4, 3, 2));
    private static final byte[] COMMON_NAME = Der.identifier(2, 5, 4, 3);
    private static final byte[] KEY_USAGE = Der.identifier(2, 5, 29, 15);
    private static final byte[] ALTERNATIVE_NAMES = Der.identifier(2, 5, 29, 17);
    private static final byte[] BASIC_CONSTRAINTS = Der.identifier(2, 5, 29, 19);
    private static final byte[] EXTENDED_KEY_USAGE = Der.identifier(2, 5, 29, 37);
    private static final byte[] SERVER_AUTHENTICATION = Der.identifier(1, 3, 6, 1, 5, 5, 7, 3, 1);

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
            byte[] whole = Der.sequence(body, ECDSA_WITH_SHA256, Der.bits(signature.sign()));
            CertificateFactory factory = CertificateFactory.getInstance("X.509");
            X509Certificate certificate =
                    (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(whole));
            return new SelfSignedCertificate(pair.getPrivate(), certificate);
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException("this Java cannot make a certificate", missing);
        }
    }

    private static byte[] body(byte[] publicKey, Instant now) throws GeneralSecurityException {
        byte[] name = Der.sequence(Der.value(Der.SET, Der.sequence(COMMON_NAME, Der.utf8("localhost"))));
        byte[] validity = Der.sequence(Der.time(now.minus(CLOCK_SKEW)), Der.time(now.plus(VALIDITY)));
        return Der.sequence(
                Der.value(0xa0, Der.integer(BigInteger.TWO)),
                Der.integer(serial(publicKey)),
                ECDSA_WITH_SHA256,
                name,
                validity,
                name,
                publicKey,
                Der.value(0xa3, extensions()));
    }

    /** Clients refuse two certificates of one issuer with the same number, and each start makes a new one. */
    private static BigInteger serial(byte[] publicKey) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(publicKey);
        return new BigInteger(1, Arrays.copyOf(digest, 16)).setBit(0);
    }

    private static byte[] extensions() {
        byte[] digitalSignature = Der.bits(7, new byte[] {(byte) 0x80});
        byte[] names = Der.sequence(
                Der.value(0x82, "localhost".getBytes(StandardCharsets.US_ASCII)),
                Der.value(0x87, IPV4_LOOPBACK),
                Der.value(0x87, IPV6_LOOPBACK));
        return Der.sequence(
                critical(BASIC_CONSTRAINTS, Der.sequence()),
                critical(KEY_USAGE, digitalSignature),
                Der.sequence(EXTENDED_KEY_USAGE, Der.value(Der.OCTETS, Der.sequence(SERVER_AUTHENTICATION))),
                Der.sequence(ALTERNATIVE_NAMES, Der.value(Der.OCTETS, names)));
    }

    private static byte[] critical(byte[] identifier, byte[] content) {
        return Der.sequence(identifier, Der.TRUE, Der.value(Der.OCTETS, content));
    }
}

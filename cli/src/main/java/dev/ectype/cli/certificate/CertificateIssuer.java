package dev.ectype.cli.certificate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import org.bouncycastle.asn1.ASN1OctetString;
import org.bouncycastle.asn1.x500.X500Name;
import org.bouncycastle.asn1.x500.X500NameBuilder;
import org.bouncycastle.asn1.x500.style.BCStyle;
import org.bouncycastle.asn1.x509.AuthorityKeyIdentifier;
import org.bouncycastle.asn1.x509.BasicConstraints;
import org.bouncycastle.asn1.x509.ExtendedKeyUsage;
import org.bouncycastle.asn1.x509.Extension;
import org.bouncycastle.asn1.x509.GeneralName;
import org.bouncycastle.asn1.x509.GeneralNames;
import org.bouncycastle.asn1.x509.KeyPurposeId;
import org.bouncycastle.asn1.x509.KeyUsage;
import org.bouncycastle.asn1.x509.SubjectKeyIdentifier;
import org.bouncycastle.asn1.x509.SubjectPublicKeyInfo;
import org.bouncycastle.cert.X509v3CertificateBuilder;

/** Creates certificates that strict clients accept: with key identifiers, and with host certificates of a lifetime that phones allow. */
final class CertificateIssuer {
    private static final Duration CLOCK_SKEW = Duration.ofDays(1);
    private static final Duration AUTHORITY_LIFETIME = Duration.ofDays(3650);
    private static final Duration HOST_LIFETIME = Duration.ofDays(90);
    private static final int LONGEST_COMMON_NAME = 64;

    private CertificateIssuer() {}

    /** Creates a self-signed authority certificate that can sign host certificates only. */
    static X509Certificate authorityCertificate(PublicKey key, PrivateKey privateKey)
            throws IOException, GeneralSecurityException {
        // Certificate stores treat two authorities with the same name as one authority.
        String suffix = new BigInteger(1, identifier(key)).toString(16).substring(0, 8);
        X500Name name = name("Ectype recording proxy " + suffix);
        Instant now = Instant.now();
        X509v3CertificateBuilder builder = builder(name, now.plus(AUTHORITY_LIFETIME), name, key);
        builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(0));
        builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.keyCertSign | KeyUsage.cRLSign));
        builder.addExtension(Extension.subjectKeyIdentifier, false, new SubjectKeyIdentifier(identifier(key)));
        return signed(builder, privateKey);
    }

    /** Creates a certificate for a host, which is a name or an address literal. */
    static X509Certificate hostCertificate(String host, PublicKey key, X509Certificate authority, PrivateKey authoritys)
            throws IOException, GeneralSecurityException {
        X500Name issuer =
                X500Name.getInstance(authority.getSubjectX500Principal().getEncoded());
        Instant end = Instant.now().plus(HOST_LIFETIME);
        Instant last = authority.getNotAfter().toInstant();
        String common = host.length() > LONGEST_COMMON_NAME ? "Ectype recording proxy" : host;
        X509v3CertificateBuilder builder = builder(issuer, end.isBefore(last) ? end : last, name(common), key);
        int kind = HostNames.isAddress(host) ? GeneralName.iPAddress : GeneralName.dNSName;
        builder.addExtension(Extension.basicConstraints, true, new BasicConstraints(false));
        builder.addExtension(Extension.keyUsage, true, new KeyUsage(KeyUsage.digitalSignature));
        builder.addExtension(Extension.extendedKeyUsage, false, new ExtendedKeyUsage(KeyPurposeId.id_kp_serverAuth));
        builder.addExtension(Extension.subjectAlternativeName, false, new GeneralNames(new GeneralName(kind, host)));
        builder.addExtension(Extension.subjectKeyIdentifier, false, new SubjectKeyIdentifier(identifier(key)));
        builder.addExtension(Extension.authorityKeyIdentifier, false, new AuthorityKeyIdentifier(issuerKey(authority)));
        return signed(builder, authoritys);
    }

    private static X500Name name(String common) {
        return new X500NameBuilder(BCStyle.INSTANCE)
                .addRDN(BCStyle.O, "Ectype")
                .addRDN(BCStyle.CN, common)
                .build();
    }

    private static X509v3CertificateBuilder builder(X500Name issuer, Instant end, X500Name subject, PublicKey key) {
        BigInteger serial = new BigInteger(127, new SecureRandom()).setBit(0);
        Date begin = Date.from(Instant.now().minus(CLOCK_SKEW));
        return new X509v3CertificateBuilder(
                issuer, serial, begin, Date.from(end), subject, SubjectPublicKeyInfo.getInstance(key.getEncoded()));
    }

    /** Returns the key identifier in the authority's certificate, which may differ from the identifier that this class computes. */
    private static byte[] issuerKey(X509Certificate authority) throws GeneralSecurityException {
        byte[] privateKey = authority.getExtensionValue(Extension.subjectKeyIdentifier.getId());
        return privateKey == null
                ? identifier(authority.getPublicKey())
                : SubjectKeyIdentifier.getInstance(
                                ASN1OctetString.getInstance(privateKey).getOctets())
                        .getKeyIdentifier();
    }

    private static byte[] identifier(PublicKey key) throws GeneralSecurityException {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getEncoded());
        return Arrays.copyOf(digest, 20);
    }

    private static X509Certificate signed(X509v3CertificateBuilder builder, PrivateKey key)
            throws IOException, GeneralSecurityException {
        byte[] bytes = builder.build(new CertificateSigner(key)).getEncoded();
        return (X509Certificate)
                CertificateFactory.getInstance("X.509").generateCertificate(new ByteArrayInputStream(bytes));
    }
}

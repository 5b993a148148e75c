package dev.ectype.cli.certificate;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Issues certificates for hosts in the name of a certificate authority of the user. Clients must trust that authority. */
public final class CertificateAuthority {
    private final Path file;
    private final PrivateKey key;
    private final List<X509Certificate> chain;
    private final KeyPair issued;

    private CertificateAuthority(Path file, PrivateKey key, List<X509Certificate> chain)
            throws GeneralSecurityException {
        this.file = file;
        this.key = key;
        this.chain = chain;
        this.issued = newKeys();
    }

    /** Opens the authority in a folder, or creates it there. Throws an {@link IOException} with the reason if neither is possible. */
    public static CertificateAuthority in(Path folder) throws IOException {
        CertificateAuthorityFolder existing = new CertificateAuthorityFolder(folder);
        try {
            if (existing.isAbsent()) {
                KeyPair keys = newKeys();
                X509Certificate certificate =
                        CertificateIssuer.authorityCertificate(keys.getPublic(), keys.getPrivate());
                existing.create(PemCodec.of(certificate), PemCodec.of(keys.getPrivate()));
            }
            existing.checkOwnerOnly();
            List<X509Certificate> chain = PemCodec.certificates(existing.certificate());
            PrivateKey key =
                    PemCodec.key(existing.key(), chain.get(0).getPublicKey().getAlgorithm());
            CertificateAuthority read = new CertificateAuthority(existing.certificate(), key, chain);
            read.check();
            return read;
        } catch (NoSuchFileException missing) {
            throw new IOException(
                    "the certificate authority in " + folder + " is incomplete: " + missing.getMessage()
                            + " is missing",
                    missing);
        } catch (GeneralSecurityException unusable) {
            throw new IOException(
                    "the certificate authority in " + folder + " cannot be used: " + unusable.getMessage(), unusable);
        }
    }

    private void check() throws GeneralSecurityException {
        X509Certificate own = chain.get(0);
        if (own.getBasicConstraints() < 0) {
            throw new GeneralSecurityException("its certificate is not a CA certificate");
        }
        if (own.getNotAfter().toInstant().isBefore(Instant.now())) {
            throw new GeneralSecurityException(
                    "it ended at " + own.getNotAfter().toInstant() + "; remove the folder to create a new authority");
        }
        if (!CertificateSigner.isKeyPair(key, own.getPublicKey())) {
            throw new GeneralSecurityException("its key does not match its certificate");
        }
    }

    private static KeyPair newKeys() throws GeneralSecurityException {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(new ECGenParameterSpec("secp256r1"));
        return generator.generateKeyPair();
    }

    /** Returns the file of the authority's certificate, which is not secret. */
    public Path file() {
        return file;
    }

    /** Issues a certificate for a host. All certificates of a process share one key, which is never stored. */
    public HostCertificate issue(String host) {
        try {
            List<X509Certificate> certificates = new ArrayList<>();
            certificates.add(CertificateIssuer.hostCertificate(host, issued.getPublic(), chain.get(0), key));
            certificates.addAll(chain);
            return new HostCertificate(issued.getPrivate(), certificates);
        } catch (IOException | GeneralSecurityException impossible) {
            throw new IllegalStateException("no certificate can be created for " + host, impossible);
        }
    }
}

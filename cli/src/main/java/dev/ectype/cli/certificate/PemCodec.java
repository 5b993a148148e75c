package dev.ectype.cli.certificate;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** Reads and writes keys and certificates in the PEM format. */
final class PemCodec {
    private static final String CERTIFICATE = "CERTIFICATE";
    private static final String KEY = "PRIVATE KEY";

    private PemCodec() {}

    static String of(X509Certificate certificate) throws GeneralSecurityException {
        return text(CERTIFICATE, certificate.getEncoded());
    }

    static String of(PrivateKey key) {
        return text(KEY, key.getEncoded());
    }

    private static String text(String kind, byte[] bytes) {
        String lines = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
        return "-----BEGIN " + kind + "-----\n" + lines + "\n-----END " + kind + "-----\n";
    }

    static List<X509Certificate> certificates(Path file) throws IOException, GeneralSecurityException {
        List<X509Certificate> read = new ArrayList<>();
        for (Certificate each : CertificateFactory.getInstance("X.509")
                .generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            read.add((X509Certificate) each);
        }
        if (read.isEmpty()) {
            throw new GeneralSecurityException("it contains no certificate");
        }
        return read;
    }

    static PrivateKey key(Path file, String algorithm) throws IOException, GeneralSecurityException {
        String text = Files.readString(file, StandardCharsets.US_ASCII);
        String begin = "-----BEGIN " + KEY + "-----";
        int from = text.indexOf(begin);
        int to = text.indexOf("-----END " + KEY + "-----");
        if (from < 0 || to < from) {
            throw new GeneralSecurityException("it contains no PKCS#8 key without a password");
        }
        byte[] bytes;
        try {
            bytes = Base64.getMimeDecoder().decode(text.substring(from + begin.length(), to));
        } catch (IllegalArgumentException damaged) {
            throw new GeneralSecurityException("its key is damaged", damaged);
        }
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
    }
}

package dev.ectype.controlplane.platform.idempotency;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/** Computes a SHA-256 of several separated parts. */
final class Fingerprint {
    /** The number of bytes of a fingerprint. */
    static final int LENGTH = 32;

    private Fingerprint() {}

    static byte[] of(String... parts) {
        return of(new byte[0], parts);
    }

    static byte[] of(byte[] body, String... parts) {
        MessageDigest digest = Sha256.begin();
        for (String part : parts) {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
        }
        return digest.digest(body);
    }
}

package dev.ectype.controlplane.platform.crypto;

import java.nio.charset.StandardCharsets;

/** Hashes a long random secret with SHA-256. It needs no salt and allows an index lookup. */
public final class SecretHash {
    private SecretHash() {}

    public static byte[] of(String secret) {
        return Sha256.begin().digest(secret.getBytes(StandardCharsets.UTF_8));
    }
}

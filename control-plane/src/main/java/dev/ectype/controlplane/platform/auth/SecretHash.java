package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.crypto.Sha256;
import java.nio.charset.StandardCharsets;

/** The SHA-256 of a secret that is long and random: it needs no salt, and is found by its index. */
public final class SecretHash {
    private SecretHash() {}

    public static byte[] of(String secret) {
        return Sha256.begin().digest(secret.getBytes(StandardCharsets.UTF_8));
    }
}

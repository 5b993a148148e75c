package dev.ectype.controlplane.platform.crypto;

import java.security.SecureRandom;
import java.util.Base64;

/** Generates secrets of 32 random bytes in URL-safe characters. Clients see a secret once; the database stores its {@link SecretHash}. */
public final class SecretText {
    private static final int BYTES = 32;
    private static final SecureRandom CHANCE = new SecureRandom();

    private SecretText() {}

    public static String make() {
        byte[] bytes = new byte[BYTES];
        CHANCE.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}

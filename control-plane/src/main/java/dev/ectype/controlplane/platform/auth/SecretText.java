package dev.ectype.controlplane.platform.auth;

import java.security.SecureRandom;
import java.util.Base64;

/** A secret that is shown once and kept as its {@link SecretHash}: 32 random bytes, in letters that an address may have. */
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

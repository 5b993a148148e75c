package dev.ectype.controlplane.signin.totp;

import dev.ectype.controlplane.platform.crypto.SecretHash;
import java.security.SecureRandom;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Generates recovery codes: 80 random bits in groups of letters and digits that are hard to confuse. Only their hashes are stored. */
final class RecoveryCode {
    static final int COUNT = 10;

    private static final String DIGITS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int LENGTH = 16;
    private static final int GROUP = 4;
    private static final SecureRandom CHANCE = new SecureRandom();

    private RecoveryCode() {}

    static List<String> makeAll() {
        return Stream.generate(RecoveryCode::make).limit(COUNT).toList();
    }

    private static String make() {
        StringBuilder code = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) {
            if (at > 0 && at % GROUP == 0) {
                code.append('-');
            }
            code.append(DIGITS.charAt(CHANCE.nextInt(DIGITS.length())));
        }
        return code.toString();
    }

    /** Returns the hash of a code as a user typed it. */
    static byte[] hash(String typed) {
        return SecretHash.of(typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", ""));
    }
}

package dev.ectype.controlplane.signin.device;

import dev.ectype.controlplane.platform.crypto.SecretHash;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Represents the code that a user types. It has eight consonants, as RFC 8628 section 6.1 recommends: no letter looks like a digit, and no
 * code is a word. 20^8 codes that are valid for ten minutes cannot be guessed within the limits of the service.
 */
record UserCode(String letters) {
    private static final String ALPHABET = "BCDFGHJKLMNPQRSTVWXZ";
    private static final int LENGTH = 8;
    private static final Pattern FORM = Pattern.compile("[" + ALPHABET + "]{" + LENGTH + "}");
    private static final Pattern SEPARATORS = Pattern.compile("[\\s-]");
    private static final SecureRandom CHANCE = new SecureRandom();

    static UserCode make() {
        StringBuilder code = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) {
            code.append(ALPHABET.charAt(CHANCE.nextInt(ALPHABET.length())));
        }
        return new UserCode(code.toString());
    }

    /** Parses a code in any case, with or without its hyphen. */
    static Optional<UserCode> parse(String text) {
        String letters = SEPARATORS.matcher(text.toUpperCase(Locale.ROOT)).replaceAll("");
        return FORM.matcher(letters).matches() ? Optional.of(new UserCode(letters)) : Optional.empty();
    }

    /** Returns the code with a hyphen in the middle. */
    String text() {
        return letters.substring(0, LENGTH / 2) + "-" + letters.substring(LENGTH / 2);
    }

    byte[] hash() {
        return SecretHash.of("user code " + letters);
    }
}

package dev.ectype.controlplane.platform.auth;

import dev.ectype.controlplane.platform.crypto.SecretHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * Generates and parses key texts: {@code usk_<scope>_}, 38 random base 62 digits, and six digits of their CRC32. The checksum rejects
 * mistyped keys and false positives of secret scanners without a database query.
 */
public record ApiKeyText(String text) {
    /** The prefix of every key. */
    public static final String MARK = "usk_";

    /** The pattern of keys, for secret scanners. */
    public static final String PATTERN = "usk_(read|write|admin)_[0-9A-Za-z]{44}";

    private static final Pattern FORM = Pattern.compile(PATTERN);
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int RANDOM = 38;
    private static final int CHECK = 6;
    private static final int VISIBLE_DIGITS = 4;
    private static final SecureRandom CHANCE = new SecureRandom();

    /** Generates a key. */
    public static ApiKeyText make(Scope scope) {
        StringBuilder text = new StringBuilder(MARK).append(scope.text()).append('_');
        for (int at = 0; at < RANDOM; at++) {
            text.append(DIGITS.charAt(CHANCE.nextInt(DIGITS.length())));
        }
        return new ApiKeyText(text.append(check(text.toString())).toString());
    }

    /** Parses the key of a client; returns empty if it is invalid. */
    public static Optional<ApiKeyText> parse(String text) {
        if (!FORM.matcher(text).matches()) {
            return Optional.empty();
        }
        int end = text.length() - CHECK;
        return check(text.substring(0, end)).equals(text.substring(end))
                ? Optional.of(new ApiKeyText(text))
                : Optional.empty();
    }

    /** Returns the visible prefix for lists. */
    public String prefix() {
        return text.substring(0, text.lastIndexOf('_') + 1 + VISIBLE_DIGITS);
    }

    /** Returns the hash for the database. */
    public byte[] hash() {
        return SecretHash.of(text);
    }

    private static String check(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.US_ASCII));
        char[] digits = new char[CHECK];
        long rest = sum.getValue();
        for (int at = CHECK - 1; at >= 0; at--) {
            digits[at] = DIGITS.charAt((int) (rest % DIGITS.length()));
            rest /= DIGITS.length();
        }
        return new String(digits);
    }

    @Override
    public String toString() {
        return prefix() + "…";
    }
}

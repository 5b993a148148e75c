package dev.ectype.controlplane.signin.password;

import dev.ectype.controlplane.platform.error.InvalidRequest;
import dev.ectype.controlplane.platform.text.PlainText;
import java.text.Normalizer;
import java.util.Locale;

/**
 * Defines the accepted passwords, by NIST SP 800-63B: long enough, of any characters, and not easily guessed. It requires no mixture of
 * characters.
 */
public final class PasswordRules {
    static final int LONGEST = 128;
    private static final int SHORTEST = 12;
    private static final int SHORTEST_NAME = 4;

    private PasswordRules() {}

    /** Returns the form that is hashed: equal texts have equal bytes (Unicode normalisation form C). */
    static String normalise(String password) {
        return Normalizer.normalize(password, Normalizer.Form.NFC);
    }

    /**
     * Returns the normalised form of a new password, or rejects it.
     *
     * @param field the name of the field in the error
     * @param email the address of the user
     */
    public static String accept(String field, String password, String email) {
        String normal = normalise(password);
        int length = normal.codePointCount(0, normal.length());
        if (length < SHORTEST || length > LONGEST) {
            throw InvalidRequest.of(
                    field,
                    "size",
                    "must have " + SHORTEST + " to " + LONGEST + " characters, and has " + length
                            + "; several words are easy to remember");
        } else if (!PlainText.accepts(normal)) {
            throw InvalidRequest.of(
                    field, "text", "must not contain control characters or bidirectional formatting characters");
        } else if (containsName(normal.toLowerCase(Locale.ROOT), email)) {
            throw InvalidRequest.of(
                    field, "guessable", "must not contain your e-mail address or the name of this service");
        } else if (GuessablePasswords.contains(normal)) {
            throw InvalidRequest.of(
                    field,
                    "guessable",
                    "is easily guessed: it consists of a repetition, a sequence of the keyboard or common words; use"
                            + " several words that are unrelated");
        }
        return normal;
    }

    private static boolean containsName(String lower, String email) {
        int at = email.lastIndexOf('@');
        String local = at < 0 ? email : email.substring(0, at);
        return lower.contains("ectype") || local.length() >= SHORTEST_NAME && lower.contains(local);
    }
}

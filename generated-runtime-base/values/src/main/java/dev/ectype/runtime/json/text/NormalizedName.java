package dev.ectype.runtime.json.text;

import java.util.Locale;

/** Normalizes names across naming conventions: {@code created_at}, {@code createdAt} and {@code Created-At} are equal. */
public final class NormalizedName {
    private NormalizedName() {}

    /**
     * Removes punctuation and case.
     *
     * @param name the name
     * @return its letters and digits in lower case
     */
    public static String of(String name) {
        StringBuilder plain = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            char next = name.charAt(at);
            if (Character.isLetterOrDigit(next)) {
                plain.append(next);
            }
        }
        return plain.toString().toLowerCase(Locale.ROOT);
    }
}

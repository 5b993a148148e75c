package dev.ectype.runtime.json.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Normalizes names across naming conventions: {@code created_at}, {@code createdAt} and {@code Created-At} are equal. */
public final class NormalizedName {
    private static final Pattern BOUNDARY = Pattern.compile("[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])");

    private NormalizedName() {}

    /**
     * Splits a name into words.
     *
     * @param name the name
     * @return its words in lower case, at least one: a name without letters and digits is its own word
     */
    public static List<String> words(String name) {
        List<String> words = BOUNDARY.splitAsStream(name)
                .filter(word -> !word.isEmpty())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .toList();
        return words.isEmpty() ? List.of(name) : words;
    }

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

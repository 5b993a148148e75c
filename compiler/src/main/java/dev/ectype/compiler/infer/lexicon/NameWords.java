package dev.ectype.compiler.infer.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Splits names into words: {@code petId}, {@code pet_id} and {@code Pet-ID} are the same two words. */
public final class NameWords {
    /** Endings of singular words with a final s. */
    private static final List<String> SINGULAR = List.of("ss", "us", "is", "alias", "canvas", "atlas");

    /** Plurals with a singular that ends in f. */
    private static final List<String> VES =
            List.of("shelves", "halves", "calves", "wolves", "leaves", "loaves", "thieves", "scarves");

    private NameWords() {}

    /** Returns the words of a name, lower case. */
    public static List<String> of(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int at = 0; at < name.length(); at++) {
            char letter = name.charAt(at);
            if (!Character.isLetterOrDigit(letter)) {
                flush(word, words);
                continue;
            }
            if (startsWord(name, at)) {
                flush(word, words);
            }
            word.append(letter);
        }
        flush(word, words);
        return words;
    }

    /** Returns the letters and digits of a name, lower case, so that different spellings are equal. */
    public static String bare(String name) {
        StringBuilder bare = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            if (Character.isLetterOrDigit(name.charAt(at))) {
                bare.append(Character.toLowerCase(name.charAt(at)));
            }
        }
        return bare.toString();
    }

    /** Returns the singular of a name with its last word in lower case. A singular stays unchanged. */
    public static String singular(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        int length = name.length();
        if (lower.endsWith("ies") && length > 4) {
            return name.substring(0, length - 3) + "y";
        }
        if (lower.endsWith("sses") || lower.endsWith("shes") || lower.endsWith("ches") || lower.endsWith("xes")) {
            return name.substring(0, length - 2);
        }
        if (lower.endsWith("uses") && !lower.endsWith("ouses") && !lower.endsWith("auses") && length > 4) {
            return name.substring(0, length - 2);
        }
        if (VES.stream().anyMatch(lower::endsWith)) {
            return name.substring(0, length - 3) + "f";
        }
        boolean plural = lower.endsWith("s") && SINGULAR.stream().noneMatch(lower::endsWith);
        return plural && length > 2 ? name.substring(0, length - 1) : name;
    }

    /** Returns the normalized form of a noun: bare and singular. */
    public static String key(String name) {
        return singular(bare(name));
    }

    /** Returns the name in lower case with underscores, such as {@code line_item}. */
    public static String snake(String name) {
        return String.join("_", of(name));
    }

    private static boolean startsWord(String name, int at) {
        if (at == 0 || !Character.isUpperCase(name.charAt(at))) {
            return false;
        }
        boolean afterLower = !Character.isUpperCase(name.charAt(at - 1));
        boolean beforeLower = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
        return afterLower || beforeLower;
    }

    private static void flush(StringBuilder word, List<String> words) {
        if (word.length() > 0) {
            words.add(word.toString().toLowerCase(Locale.ROOT));
            word.setLength(0);
        }
    }
}

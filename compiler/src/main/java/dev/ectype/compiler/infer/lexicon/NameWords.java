package dev.ectype.compiler.infer.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Names as words: {@code petId}, {@code pet_id} and {@code Pet-ID} are the same two words. */
public final class NameWords {
    /** Endings of words that are no plurals although they end with an s. */
    private static final List<String> SINGULAR = List.of("ss", "us", "is", "alias", "canvas", "atlas");

    /** What ends in these in the plural ends in an f in the singular. */
    private static final List<String> VES =
            List.of("shelves", "halves", "calves", "wolves", "leaves", "loaves", "thieves", "scarves");

    private NameWords() {}

    /** The words of a name, lower case. */
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

    /** The letters and digits of a name, lower case: what is left when spelling habits are taken away. */
    public static String bare(String name) {
        StringBuilder bare = new StringBuilder(name.length());
        for (int at = 0; at < name.length(); at++) {
            if (Character.isLetterOrDigit(name.charAt(at))) {
                bare.append(Character.toLowerCase(name.charAt(at)));
            }
        }
        return bare.toString();
    }

    /** The singular of a name with its last word in lower case; a singular stays as it is. */
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

    /** The form in which two names of the same thing are equal: bare and singular. */
    public static String key(String name) {
        return singular(bare(name));
    }

    /** The name in lower case with underscores, such as {@code line_item}. */
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

package dev.ectype.compiler.infer.lexicon;

import dev.ectype.compiler.ir.NameKey;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Splits names into words: {@code petId}, {@code pet_id} and {@code Pet-ID} are the same two words. */
public final class NameWords {
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
        return NameKey.of(name);
    }

    /** Returns the normalized form of a noun: bare and singular. */
    public static String key(String name) {
        int end = name.length();
        while (end > 0 && !Character.isLetterOrDigit(name.charAt(end - 1))) {
            end--;
        }
        return bare(Nouns.singular(name.substring(0, end)));
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

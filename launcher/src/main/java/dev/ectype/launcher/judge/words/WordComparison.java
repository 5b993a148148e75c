package dev.ectype.launcher.judge.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Splits names into lower-case words and compares them. */
public final class WordComparison {
    private WordComparison() {}

    /** Splits a name in any spelling, such as {@code petId}, {@code pet_id} or {@code PET-ID}, into words. */
    public static List<String> of(String name) {
        List<String> words = new ArrayList<>();
        String spaced = name.replaceAll("([a-z0-9])([A-Z])", "$1 $2").replaceAll("([A-Z]+)([A-Z][a-z])", "$1 $2");
        for (String word : spaced.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                words.add(word.toLowerCase(Locale.ROOT));
            }
        }
        return words;
    }

    /** Returns the words without spelling, such as {@code petid}. */
    public static String joined(String name) {
        return String.join("", of(name));
    }

    /** Returns the singular of a noun in lower case. */
    public static String singular(String word) {
        if (word.length() > 4 && word.endsWith("ies")) {
            return word.substring(0, word.length() - 3) + "y";
        }
        if (word.length() > 4 && word.matches(".*(ss|x|ch|sh|z)es")) {
            return word.substring(0, word.length() - 2);
        }
        boolean plural = word.length() > 3
                && word.endsWith("s")
                && !word.endsWith("ss")
                && !word.endsWith("us")
                && !word.endsWith("is");
        return plural ? word.substring(0, word.length() - 1) : word;
    }

    /** Returns the words of a name with the last in singular, without spelling: {@code payment_methods} is {@code paymentmethod}. */
    public static String noun(String name) {
        List<String> words = of(name);
        if (words.isEmpty()) {
            return "";
        }
        String start = String.join("", words.subList(0, words.size() - 1));
        return start + singular(words.get(words.size() - 1));
    }

    /** Returns the last word of a name in singular, such as {@code method} of {@code payment_methods}. */
    public static String head(String name) {
        List<String> words = of(name);
        return words.isEmpty() ? "" : singular(words.get(words.size() - 1));
    }

    /** Returns whether two nouns mean the same kind of object: equal, or one ends with the other. */
    public static boolean alike(String one, String other) {
        String first = noun(one);
        String second = noun(other);
        return first.length() > 2 && second.length() > 2 && (first.endsWith(second) || second.endsWith(first));
    }

    /** Returns whether a verb and a state have the same stem: {@code cancel} and {@code cancelled}. */
    public static boolean sameStem(String verb, String state) {
        String first = stem(verb);
        String second = stem(state);
        int shorter = Math.min(first.length(), second.length());
        return shorter >= 3
                && (first.startsWith(second) || second.startsWith(first))
                && shorter * 3 >= Math.max(first.length(), second.length()) * 2;
    }

    private static String stem(String word) {
        String lower = word.toLowerCase(Locale.ROOT);
        for (String ending : List.of("ation", "ing", "ed", "es", "en", "e", "d", "s", "y")) {
            if (lower.length() - ending.length() >= 3 && lower.endsWith(ending)) {
                lower = lower.substring(0, lower.length() - ending.length());
                break;
            }
        }
        boolean doubled = lower.length() > 3 && lower.charAt(lower.length() - 1) == lower.charAt(lower.length() - 2);
        String single = doubled ? lower.substring(0, lower.length() - 1) : lower;
        return single.endsWith("i") ? single.substring(0, single.length() - 1) : single;
    }
}

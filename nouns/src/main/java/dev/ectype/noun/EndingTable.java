package dev.ectype.noun;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Endings of words with their replacements. They are found by their last letters, so that a word is compared with few of them. */
final class EndingTable {
    /** The number of letters that every ending has. */
    private static final int LETTERS = 3;

    private final Map<String, List<Replacement>> byLetters = new LinkedHashMap<>();

    private record Replacement(String ending, String replacement) {}

    /** Adds an ending of at least three letters. Earlier ones have precedence. */
    void add(String ending, String replacement) {
        byLetters
                .computeIfAbsent(lastLetters(ending), letters -> new ArrayList<>())
                .add(new Replacement(ending, replacement));
    }

    /** Returns the word with the replacement of its ending, or null if it has none of the endings. */
    @Nullable
    String replaced(String word) {
        if (word.length() < LETTERS) {
            return null;
        }
        for (Replacement candidate : byLetters.getOrDefault(lastLetters(word), List.of())) {
            if (word.endsWith(candidate.ending)) {
                return word.substring(0, word.length() - candidate.ending.length()) + candidate.replacement;
            }
        }
        return null;
    }

    private static String lastLetters(String word) {
        return word.substring(word.length() - LETTERS);
    }
}

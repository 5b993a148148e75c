package dev.ectype.controlplane.signin.password;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Recognises long passwords that attackers try first, by their structure: repetitions, sequences, and combinations of common words with
 * digits. No list of leaked passwords is shipped: few of its entries have 12 characters, and most of those have such a structure.
 */
final class GuessablePasswords {
    private static final int LONGEST_PERIOD = 4;
    private static final int FEWEST_CHARACTERS = 5;
    private static final int SHORTEST_RUN = 4;
    private static final int SHORTEST_REST = 6;
    /** The rows of keyboards, and the orders of letters and digits. */
    private static final List<String> SEQUENCES = withReversed(List.of(
            "abcdefghijklmnopqrstuvwxyz",
            "01234567890",
            "qwertyuiop",
            "asdfghjkl",
            "zxcvbnm",
            "qwertzuiop",
            "yxcvbnm",
            "azertyuiop",
            "qsdfghjklm",
            "1qaz2wsx3edc4rfv5tgb6yhn7ujm"));

    private static final List<String> WORDS = words();
    /** The letters that digits and signs replace in passwords. */
    private static final String REPLACEMENTS = "0o1i3e4a5s7t8b@a$s!i|l";

    private GuessablePasswords() {}

    static boolean contains(String password) {
        String lower = password.toLowerCase(Locale.ROOT);
        return isRepetition(lower)
                || lower.codePoints().distinct().count() < FEWEST_CHARACTERS
                || withoutSequences(lower).length() < SHORTEST_REST
                || isOfWords(letters(lower))
                || isOfWords(letters(withLetters(lower.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", ""))));
    }

    private static boolean isRepetition(String text) {
        for (int period = 1; period <= LONGEST_PERIOD; period++) {
            if (text.startsWith(text.substring(period))) {
                return true;
            }
        }
        return false;
    }

    /** Removes each run of at least four characters in the order of a sequence. */
    private static String withoutSequences(String text) {
        StringBuilder rest = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            int run = run(text, at);
            if (run < SHORTEST_RUN) {
                rest.append(text.charAt(at));
                at++;
            } else {
                at += run;
            }
        }
        return rest.toString();
    }

    private static int run(String text, int from) {
        int longest = 0;
        for (String sequence : SEQUENCES) {
            int start = sequence.indexOf(text.charAt(from));
            int length = 0;
            while (start >= 0
                    && start + length < sequence.length()
                    && from + length < text.length()
                    && sequence.charAt(start + length) == text.charAt(from + length)) {
                length++;
            }
            longest = Math.max(longest, length);
        }
        return longest;
    }

    /** Replaces digits and signs by the letters that they resemble. */
    private static String withLetters(String text) {
        String replaced = text;
        for (int at = 0; at < REPLACEMENTS.length(); at += 2) {
            replaced = replaced.replace(REPLACEMENTS.charAt(at), REPLACEMENTS.charAt(at + 1));
        }
        return replaced;
    }

    private static String letters(String text) {
        return text.replaceAll("[^\\p{L}]", "");
    }

    /** Returns whether a text is a sequence of common words, and not empty. */
    private static boolean isOfWords(String text) {
        boolean[] reached = new boolean[text.length() + 1];
        reached[0] = true;
        for (int at = 0; at < text.length(); at++) {
            for (String word : WORDS) {
                if (reached[at] && text.startsWith(word, at)) {
                    reached[at + word.length()] = true;
                }
            }
        }
        return !text.isEmpty() && reached[text.length()];
    }

    private static List<String> withReversed(List<String> sequences) {
        List<String> both = new ArrayList<>(sequences);
        sequences.forEach(
                sequence -> both.add(new StringBuilder(sequence).reverse().toString()));
        return both;
    }

    private static List<String> words() {
        try (InputStream file = GuessablePasswords.class.getResourceAsStream("common-words.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}

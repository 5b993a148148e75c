package dev.ectype.compiler.infer.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lists the values of filter parameters that select all items, and finds what texts say: how clients separate values, and the default. */
public final class FilterWords {
    /** The values that select all items of a list. */
    public static final List<String> WILDCARDS = List.of("all", "any", "*");

    private static final Pattern SEPARATED = Pattern.compile(
            "\\bcomma[- ]?(separated|delimited)\\b|\\b(separated|delimited) (by|with) (a )?commas?\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ENTRIES = Pattern.compile("=|\\bkeys?\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern VALUES = Pattern.compile("\\bpartial|\\bany value\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern SENTENCE_END = Pattern.compile("[.;](?=\\s|$)|\\n");
    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9][\\w-]*");
    /** The words between a statement of a default and the value. */
    private static final List<String> BETWEEN =
            List.of("is", "to", "the", "only", "returning", "return", "returns", "value", "lists", "shows", "list");

    private FilterWords() {}

    /** Returns whether a value means all values, in any case. */
    public static boolean isWildcard(String value) {
        return WILDCARDS.contains(value.toLowerCase(Locale.ROOT));
    }

    /** Returns whether a text says that commas separate several values. */
    public static boolean areSeparated(String text) {
        return SEPARATED.matcher(text).find();
    }

    /** Returns whether a text about a parameter that is named like a map does not speak of its values only. */
    public static boolean mayMeanEntries(String text) {
        return text.isBlank()
                || ENTRIES.matcher(text).find() && !VALUES.matcher(text).find();
    }

    /**
     * Returns the only value of some that a text states as default, or null: {@code By default, only open tickets are returned},
     * {@code Defaults to open}.
     */
    public static @Nullable String defaultValue(String text, List<String> values) {
        Set<String> found = new LinkedHashSet<>();
        for (String sentence : SENTENCE_END.split(text, 200)) {
            List<String> words = words(sentence);
            for (int at = 0; at < words.size(); at++) {
                int from = valueAt(words, at);
                String value = from < 0 || from >= words.size() ? null : among(words.get(from), values);
                if (value != null && words.subList(0, from).stream().noneMatch(SentenceWords.NEGATIONS::contains)) {
                    found.add(value);
                }
            }
        }
        return found.size() == 1 ? found.iterator().next() : null;
    }

    /** Returns the index of the value whose statement as default is at a word, or -1. */
    private static int valueAt(List<String> words, int at) {
        String word = words.get(at);
        if (!word.equals("default") && !word.equals("defaults")) {
            return -1;
        }
        int from = at + 1;
        while (from < words.size() && BETWEEN.contains(words.get(from))) {
            from++;
        }
        boolean adverb = at > 0 && words.get(at - 1).equals("by");
        if (!adverb || words.subList(at, from).contains("only")) {
            return from;
        }
        // Only open tickets are returned by default.
        int only = words.subList(0, at).indexOf("only");
        return only < 0 ? -1 : only + 1;
    }

    private static List<String> words(String sentence) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(sentence);
        while (word.find()) {
            words.add(word.group().toLowerCase(Locale.ROOT));
        }
        return words;
    }

    private static @Nullable String among(String word, List<String> values) {
        return values.stream().filter(word::equalsIgnoreCase).findFirst().orElse(null);
    }
}

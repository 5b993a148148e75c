package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of members that count something: {@code comments_count}, {@code numComments}, {@code total_comments}. */
public final class CountWords {
    private static final List<String> BEFORE = List.of("num", "nb", "number", "total", "count", "of");
    private static final List<String> AFTER = List.of("count", "counts", "counter", "total");

    private CountWords() {}

    /** Returns the words of a name without those for the count itself. */
    public static List<String> counted(String name) {
        List<String> words = NameWords.of(name);
        int from = 0;
        while (from < words.size() && BEFORE.contains(words.get(from))) {
            from++;
        }
        int to = words.size();
        while (to > from && AFTER.contains(words.get(to - 1))) {
            to--;
        }
        return words.subList(from, to);
    }
}

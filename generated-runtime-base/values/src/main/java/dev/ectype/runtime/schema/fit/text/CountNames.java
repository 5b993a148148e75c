package dev.ectype.runtime.schema.fit.text;

import dev.ectype.noun.Nouns;
import java.util.List;

/** Recognizes members that count something: {@code comments_count}, {@code numReplies}, {@code forks}. */
public final class CountNames {
    private static final List<String> COUNTS = List.of("count", "counts", "counter", "total", "totals", "size");
    private static final List<String> COUNTED = List.of("num", "nb");
    private static final List<String> MEASURES = List.of(
            "bits",
            "bytes",
            "cents",
            "cores",
            "cpus",
            "credits",
            "days",
            "degrees",
            "expires",
            "hours",
            "kilobytes",
            "meters",
            "metres",
            "micros",
            "millis",
            "milliseconds",
            "minutes",
            "months",
            "nanos",
            "pixels",
            "points",
            "quotas",
            "seconds",
            "units",
            "weeks",
            "years");

    private CountNames() {}

    /** Returns whether a word of the name says that the member counts. */
    public static boolean isCount(List<String> words) {
        int of = words.indexOf("of");
        return words.stream().anyMatch(COUNTS::contains)
                || COUNTED.contains(words.get(0))
                || of > 0 && words.get(of - 1).equals("number");
    }

    /** Returns whether the name is a plural. A whole number with a plural name is a count, unless it is a measurement. */
    public static boolean isPlural(List<String> words) {
        String last = words.get(words.size() - 1);
        // Shorter words are often units, such as "fps".
        return last.length() > 3 && Nouns.isPlural(last) && !MEASURES.contains(last);
    }
}

package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;

/** Lists the values of filter parameters that select all items of a list. */
public final class WildcardWords {
    public static final List<String> ALL = List.of("all", "any", "*");

    private WildcardWords() {}

    /** Returns whether a value means all values, in any case. */
    public static boolean isWildcard(String value) {
        return ALL.contains(value.toLowerCase(Locale.ROOT));
    }
}

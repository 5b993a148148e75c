package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the names of flags: those that instances have from the start, and the states that they mean. */
public final class FlagWords {
    private static final List<String> INITIALLY = List.of("enabled", "active", "activated", "visible", "shown", "open");

    private static final List<String> BEGINNINGS = List.of("is", "has", "was");

    private FlagWords() {}

    /** Returns whether a flag describes an instance in use, as {@code enabled} and {@code isOpen} do. */
    public static boolean isInitiallySet(String member) {
        String bare = NameWords.bare(member);
        return INITIALLY.contains(bare.startsWith("is") ? bare.substring(2) : bare);
    }

    /** Returns the state that a flag means, such as {@code archived} for {@code isArchived}. */
    public static String state(String member) {
        List<String> words = NameWords.of(member);
        boolean prefixed = words.size() > 1 && BEGINNINGS.contains(words.get(0));
        return String.join("", prefixed ? words.subList(1, words.size()) : words);
    }
}

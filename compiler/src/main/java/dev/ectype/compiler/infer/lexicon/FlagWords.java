package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises the words for flags that instances have from the start. */
public final class FlagWords {
    private static final List<String> INITIALLY = List.of("enabled", "active", "activated", "visible", "shown", "open");

    private FlagWords() {}

    /** Returns whether a flag describes an instance in use, as {@code enabled} and {@code isOpen} do. */
    public static boolean isInitiallySet(String member) {
        String bare = NameWords.bare(member);
        return INITIALLY.contains(bare.startsWith("is") ? bare.substring(2) : bare);
    }
}

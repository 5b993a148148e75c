package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Finds the stem of names that differ between requests and replies: {@code tag_ids} sets {@code tags}. */
public final class RequestNameWords {
    /** The word before a name that replaces the current one: {@code new_name} sets {@code name}. */
    public static final String RENAMING = "new";

    private static final List<String> PREFIXES = List.of("is", "has", "add");
    private static final List<String> ENDINGS = List.of("ids", "id", "s");

    private RequestNameWords() {}

    /** Returns the name without case, punctuation, a leading verb, and the ending of identifiers and plurals. */
    public static String stem(String name) {
        String stem = NameWords.bare(name);
        for (String prefix : PREFIXES) {
            stem = stem.startsWith(prefix) && stem.length() > prefix.length() + 2
                    ? stem.substring(prefix.length())
                    : stem;
        }
        for (String ending : ENDINGS) {
            boolean ends = stem.endsWith(ending) && stem.length() > ending.length() + 1;
            stem = ends ? stem.substring(0, stem.length() - ending.length()) : stem;
        }
        return stem;
    }
}

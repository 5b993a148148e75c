package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the stem of names that differ between requests and replies, {@code tag_ids} sets {@code tags}, and the words in
 * requests that involve another instance, {@code other_shelf}.
 */
public final class RequestNameWords {
    /** The word before a name that replaces the current one: {@code new_name} sets {@code name}. */
    public static final String RENAMING = "new";

    private static final List<String> PREFIXES = List.of("is", "has", "add");
    private static final List<String> ENDINGS = List.of("ids", "id", "s");

    private static final List<String> MOVES = List.of("move", "transfer", "relocate", "reassign", "rehome", "reparent");
    private static final List<String> MERGES = List.of("merge", "absorb", "combine", "consolidate");
    private static final List<String> TARGETS =
            List.of("target", "destination", "dest", "new", "other", "to", "into", "next", "primary", "surviving");
    private static final List<String> SOURCES =
            List.of("source", "src", "other", "from", "duplicate", "secondary", "merged", "second");

    private RequestNameWords() {}

    /** Returns whether a verb gives an instance another parent. */
    public static boolean moves(String verb) {
        return startsWith(verb, MOVES);
    }

    /** Returns whether a verb makes one instance of two. */
    public static boolean merges(String verb) {
        return startsWith(verb, MERGES);
    }

    /** Returns a name without a first word for the instance that a move or a merge leads to, or null: {@code target_site_id}. */
    public static @Nullable String target(String name) {
        return without(name, TARGETS);
    }

    /** Returns a name without a first word for the instance that a merge ends, or null: {@code other_shelf}. */
    public static @Nullable String source(String name) {
        return without(name, SOURCES);
    }

    private static boolean startsWith(String name, List<String> first) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && first.contains(words.get(0));
    }

    private static @Nullable String without(String name, List<String> first) {
        List<String> words = NameWords.of(name);
        return startsWith(name, first) && words.size() > 1 ? String.join("_", words.subList(1, words.size())) : null;
    }

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

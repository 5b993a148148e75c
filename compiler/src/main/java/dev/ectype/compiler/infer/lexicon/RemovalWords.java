package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises verbs of deletions, and the names of flags that remove an element of a list or report a deletion. */
public final class RemovalWords {
    private static final List<String> FLAGS = List.of("deleted", "_destroy", "_delete");

    private static final List<String> REPORTS = List.of("deleted", "isdeleted", "removed", "isremoved");

    private static final List<String> VERBS = List.of(
            "delete",
            "remove",
            "destroy",
            "erase",
            "purge",
            "clear",
            "empty",
            "deletes",
            "removes",
            "destroys",
            "erases",
            "purges",
            "clears",
            "empties");

    private RemovalWords() {}

    /** Returns whether a word of a sentence says that something is deleted. */
    public static boolean isVerb(String word) {
        return VERBS.contains(word);
    }

    /** Returns whether a flag of a reply means that the instance is deleted. */
    public static boolean isReport(String name) {
        return REPORTS.contains(NameWords.bare(name));
    }

    /** Returns whether a flag of an element means that the request removes it. */
    public static boolean isRemoval(String name) {
        return FLAGS.contains(name);
    }
}

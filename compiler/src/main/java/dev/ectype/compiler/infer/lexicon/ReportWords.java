package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Recognises nouns for what a server says about itself, such as {@code WalletBalance}, which are no verbs. */
public final class ReportWords {
    private static final List<String> REPORTS = List.of(
            "info",
            "information",
            "status",
            "balance",
            "report",
            "stats",
            "statistics",
            "metrics",
            "summary",
            "version",
            "health",
            "capabilities",
            "settings",
            "config",
            "configuration",
            "metadata",
            "usage",
            "limits",
            "permissions");

    private ReportWords() {}

    /** Returns whether the last word of a name is such a noun. */
    public static boolean isReport(String name) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && REPORTS.contains(words.get(words.size() - 1));
    }
}

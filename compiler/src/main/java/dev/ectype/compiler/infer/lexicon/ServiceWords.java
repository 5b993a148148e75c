package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Reads the names of services, {@code TicketService}, and of methods that report what a server knows of itself. */
public final class ServiceWords {
    private static final List<String> KINDS = List.of("service", "services", "api", "admin", "manager");

    /** The nouns at the end of a name without a verb, such as {@code WalletBalance}. */
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

    private ServiceWords() {}

    /** Returns whether a name ends with a noun for a report. */
    public static boolean isReport(String name) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && REPORTS.contains(words.get(words.size() - 1));
    }

    /** Returns the noun that a service is named after, empty if its name is only a word for a service. */
    public static String noun(String service) {
        List<String> words = NameWords.of(service);
        int end = words.size();
        while (end > 0 && KINDS.contains(words.get(end - 1))) {
            end--;
        }
        return String.join("_", words.subList(0, end));
    }
}

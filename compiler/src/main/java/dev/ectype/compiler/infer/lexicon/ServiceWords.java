package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Reads the names of services: {@code TicketService}. */
public final class ServiceWords {
    private static final List<String> KINDS = List.of("service", "services", "api", "admin", "manager");

    private ServiceWords() {}

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

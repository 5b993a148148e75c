package dev.ectype.compiler.infer.lexicon;

import java.util.List;

/** Finds the event in the names of times: {@code updated_since} and {@code lastModifiedAt} are about the same event. */
public final class EventWords {
    private static final List<String> WHEN =
            List.of("at", "on", "date", "time", "datetime", "timestamp", "utc", "day", "dt", "ts");
    private static final List<String> HAPPENS = List.of("date", "time", "timestamp", "datetime", "occurredat", "at");

    private EventWords() {}

    /** Returns the event that the words of a name mean, or an empty text for a time without an event. */
    public static String event(List<String> words) {
        StringBuilder event = new StringBuilder();
        for (String word : words) {
            if (!WHEN.contains(word) && !word.equals("last")) {
                event.append(stem(word));
            }
        }
        return event.toString();
    }

    /** Returns whether one of the words says that the name is a time. */
    public static boolean isTime(List<String> words) {
        return words.stream().anyMatch(word -> WHEN.contains(word) || isChange(word));
    }

    /** Returns whether the words of a name mean the time at which the instance itself happened, such as {@code date}. */
    public static boolean isOccurrence(List<String> words) {
        return HAPPENS.contains(String.join("", words));
    }

    private static boolean isChange(String word) {
        return stem(word).equals("created") || stem(word).equals("updated");
    }

    private static String stem(String word) {
        return switch (word) {
            case "create", "created", "creation", "inserted", "added" -> "created";
            case "update", "updated", "modified", "modification", "changed", "edited" -> "updated";
            case "delete", "deleted", "deletion", "removed" -> "deleted";
            default -> word;
        };
    }
}

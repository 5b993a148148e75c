package dev.ectype.compiler.infer.lexicon;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises the names of subscriptions, which say what happened to an instance. */
public final class SubscriptionWords {
    private static final Pattern CREATED =
            Pattern.compile(".*(created|added|inserted|posted|placed|submitted|sent|published|received)|^(on_?)?new.*");
    private static final Pattern DELETED = Pattern.compile(".*(deleted|removed|destroyed)");
    private static final Pattern CHANGED =
            Pattern.compile(".*(updated|changed|edited|modified|changes|updates|status)");

    private static final List<String> WATCHING =
            List.of("watch", "subscribe", "observe", "follow", "tail", "listen", "monitor");

    private static final List<String> IDENTIFIERS = List.of("id", "_id", "uuid");
    private static final List<String> FILTER_OBJECTS = List.of("filter", "where", "input");
    private static final String ID = "Id";

    private SubscriptionWords() {}

    /** Returns whether a name begins with a verb for waiting for events. */
    public static boolean isWatching(String name) {
        List<String> words = NameWords.of(name);
        return !words.isEmpty() && WATCHING.contains(words.get(0));
    }

    /** Returns whether an argument identifies an instance of the type, as {@code id} and {@code orderId} do. */
    public static boolean isIdentifier(String argument, String type) {
        String own = type.substring(0, 1).toLowerCase(Locale.ROOT) + type.substring(1) + ID;
        return IDENTIFIERS.contains(argument) || argument.equals(own);
    }

    /** Returns whether an argument identifies an instance of some type. */
    public static boolean isReference(String argument) {
        return argument.endsWith(ID);
    }

    /** Returns whether the members of an object argument are filters. */
    public static boolean isFilterObject(String argument) {
        return FILTER_OBJECTS.contains(argument);
    }

    public static boolean isCreation(String name) {
        return CREATED.matcher(lower(name)).matches();
    }

    public static boolean isDeletion(String name) {
        return DELETED.matcher(lower(name)).matches();
    }

    public static boolean isChange(String name) {
        return CHANGED.matcher(lower(name)).matches();
    }

    /** Returns whether a name ends with a participle, as {@code orderCancelled} does. */
    public static boolean isEntry(String name) {
        return lower(name).endsWith("ed");
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

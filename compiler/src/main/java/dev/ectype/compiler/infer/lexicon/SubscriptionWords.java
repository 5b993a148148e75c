package dev.ectype.compiler.infer.lexicon;

import java.util.Locale;
import java.util.regex.Pattern;

/** Recognises the names of subscriptions, which say what happened to an instance. */
public final class SubscriptionWords {
    private static final Pattern CREATED =
            Pattern.compile(".*(created|added|inserted|posted|placed|submitted|sent|published|received)|^(on_?)?new.*");
    private static final Pattern DELETED = Pattern.compile(".*(deleted|removed|destroyed)");
    private static final Pattern CHANGED =
            Pattern.compile(".*(updated|changed|edited|modified|changes|updates|status)");

    private SubscriptionWords() {}

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

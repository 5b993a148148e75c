package dev.ectype.launcher.replay;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What kind of thing names and paths speak of, so that the pet 1 and the owner 1 are not taken for one another. */
final class Nouns {
    private static final List<String> BARE =
            List.of("id", "ids", "uuid", "guid", "key", "slug", "ref", "number", "uid");
    private static final Pattern SUFFIX = Pattern.compile("(.+?)[-_]?(?i:ids?|uuids?|guid|uid)");
    private static final Pattern JOINED =
            Pattern.compile(".+([a-z]I[dD]s?|[-_](id|ids|uuid|guid|uid|key|ref)|Uuid|Uid|Key|Ref)");
    private static final List<String> WRAPPERS = List.of(
            "items",
            "data",
            "results",
            "result",
            "records",
            "values",
            "entries",
            "edges",
            "node",
            "nodes",
            "content",
            "list",
            "rows",
            "hits",
            "payload",
            "response",
            "body",
            "attributes",
            "objects",
            "elements",
            "resources");

    private Nouns() {}

    /** Whether a member or parameter of that name tells which thing is meant. */
    static boolean isIdentity(String name) {
        return BARE.contains(name.toLowerCase(Locale.ROOT))
                || JOINED.matcher(name).matches();
    }

    /** What the identity of that name identifies: {@code pet} for {@code petId}, what surrounds it for {@code id}. */
    static String of(String name, String around) {
        if (BARE.contains(name.toLowerCase(Locale.ROOT))) {
            return around;
        }
        var stem = SUFFIX.matcher(name);
        return singular(JOINED.matcher(name).matches() && stem.matches() ? stem.group(1) : name);
    }

    /** What is spoken of inside of a member. */
    static String within(String member, String around) {
        return WRAPPERS.contains(member.toLowerCase(Locale.ROOT)) ? around : singular(member);
    }

    /** One word for one and for many. */
    static String singular(String word) {
        String plain = word.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
        if (plain.endsWith("ies") && plain.length() > 4) {
            return plain.substring(0, plain.length() - 3) + "y";
        }
        if (plain.endsWith("sses") || plain.endsWith("xes") || plain.endsWith("ches") || plain.endsWith("shes")) {
            return plain.substring(0, plain.length() - 2);
        }
        return plain.endsWith("s") && !plain.endsWith("ss") && plain.length() > 2
                ? plain.substring(0, plain.length() - 1)
                : plain;
    }
}

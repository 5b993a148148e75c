package dev.ectype.launcher.replay;

import dev.ectype.launcher.recording.RecordedRequest;
import dev.ectype.noun.Nouns;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Derives the resource noun of names and paths, so that the pet 1 and the owner 1 are not confused. */
final class NounResolver {
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

    /** The properties of a name, which are cached since few names recur often. */
    private record Name(boolean isBare, boolean isIdentity, boolean isWrapper, String singular, String stem) {
        static Name of(String name) {
            String lower = name.toLowerCase(Locale.ROOT);
            boolean bare = BARE.contains(lower);
            boolean joined = JOINED.matcher(name).matches();
            var stem = SUFFIX.matcher(name);
            String singular = NounResolver.plainSingular(name);
            return new Name(
                    bare,
                    bare || joined,
                    WRAPPERS.contains(lower),
                    singular,
                    joined && stem.matches() ? NounResolver.plainSingular(stem.group(1)) : singular);
        }
    }

    private static final int MOST_NAMES = 2_000;
    private static final Map<String, Name> NAMES = new ConcurrentHashMap<>();

    private NounResolver() {}

    /** Looks up a name in a bounded cache: names that contain identifiers are unlimited. */
    private static Name name(String name) {
        Name known = NAMES.get(name);
        if (known == null) {
            known = Name.of(name);
            if (NAMES.size() < MOST_NAMES) {
                NAMES.put(name, known);
            }
        }
        return known;
    }

    /** Reports whether a member or parameter of that name holds an identifier. */
    static boolean isIdentity(String name) {
        return name(name).isIdentity;
    }

    /** Reports whether a member of that name identifies the object around it, such as {@code id}. */
    static boolean isBare(String name) {
        return name(name).isBare;
    }

    /** The noun that an identifier of that name identifies: {@code pet} for {@code petId}, the surrounding one for {@code id}. */
    static String of(String name, String outerNoun) {
        Name known = name(name);
        return known.isBare ? outerNoun : known.stem;
    }

    /** The noun of the values inside a member. */
    static String within(String member, String outerNoun) {
        Name known = name(member);
        return known.isWrapper ? outerNoun : known.singular;
    }

    /** The noun of a member's value: the surrounding one for a scalar, else the member's own. */
    static String inside(JsonMember member, String outerNoun) {
        boolean leaf = !member.value().isObject() && !member.value().isArray();
        return leaf || isIdentity(member.name()) ? outerNoun : within(member.name(), outerNoun);
    }

    /** The noun of a request body: the last path segment. */
    static String ofBody(RecordedRequest request) {
        String path = request.target().replaceFirst("[?#].*", "").replaceFirst("/+$", "");
        return singular(path.substring(path.lastIndexOf('/') + 1));
    }

    /** The noun of a reply: the collection in the path, also for a reply about one instance. */
    static String ofReply(RecordedRequest request, Document reply) {
        List<String> segments = new ArrayList<>(
                List.of(request.target().replaceFirst("[?#].*", "").split("/")));
        segments.removeIf(String::isEmpty);
        Document id = reply.isObject() ? reply.member("id") : null;
        if (id != null) {
            String text = id.isString() ? id.text() : id.literal();
            int at = segments.lastIndexOf(text);
            if (at > 0) {
                return singular(segments.get(at - 1));
            }
        }
        for (int at = segments.size() - 1; at >= 0; at--) {
            if (!segments.get(at).matches(".*[0-9].*")) {
                return singular(segments.get(at));
            }
        }
        return "";
    }

    /** The singular of a word. */
    static String singular(String word) {
        return name(word).singular;
    }

    private static String plainSingular(String word) {
        return Nouns.singular(word).toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
    }
}

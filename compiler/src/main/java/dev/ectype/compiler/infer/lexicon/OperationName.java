package dev.ectype.compiler.infer.lexicon;

import dev.ectype.noun.Nouns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The name of a call, split into a verb and a noun: {@code CreateRobot}, {@code list_robots}.
 *
 * @param verb the verb in lower case
 * @param noun the noun as written, empty if there is none
 */
public record OperationName(Kind kind, String verb, String noun) {
    /** Words behind a verb that introduce a condition instead of an object. */
    private static final List<String> PREPOSITIONS =
            List.of("by", "for", "from", "to", "in", "on", "of", "with", "as", "if", "and", "or");

    /** Kinds of operations on a single instance. A bulk call of these kinds is none of them. */
    private static final List<Kind> ONE_AT_A_TIME = List.of(Kind.CREATE, Kind.PUT, Kind.UPDATE);

    private static final List<String> TOGETHER = List.of("batch", "bulk");

    /** Verbs that create their object although they are no synonyms of create. */
    private static final List<String> MAKING_ANEW = List.of("send", "generate", "upload", "import", "compose");

    /** The names of operations that create the user who calls them. */
    private static final List<String> REGISTERING = List.of("register", "signup");

    private static final List<String> IDENTIFIERS = List.of("id", "uuid", "guid");

    private static final Map<String, Kind> KINDS = kinds();

    private static final Map<String, Kind> BEHIND_NOUNS = behindNouns();

    /** The verbs that create an instance where nothing else does, by the verbs that end it. */
    private static final Map<String, String> BEGINNINGS = beginnings();

    /** The kinds of operations with a fixed meaning for every resource. */
    public enum Kind {
        CREATE,
        PUT,
        LIST,
        READ,
        UPDATE,
        DELETE,
        DELETE_MANY,
        OTHER
    }

    /** Returns a name with a verb of a known kind, or null. */
    static @Nullable public OperationName of(String name) {
        OperationName called = ofAny(name);
        return called == null || called.kind() == Kind.OTHER ? null : called;
    }

    /** Returns whether a verb has a kind. */
    public static boolean isKind(String verb, Kind kind) {
        return KINDS.get(verb) == kind;
    }

    /** Returns a name of any verb with a noun, or of a known verb alone; else null. */
    static @Nullable public OperationName ofAny(String name) {
        List<String> words = NameWords.of(name);
        if (words.isEmpty()) {
            return null;
        }
        String verb = words.get(0);
        if (TOGETHER.contains(verb) && words.size() > 2) {
            OperationName each = of(rest(name, verb.length()));
            return each == null || ONE_AT_A_TIME.contains(each.kind()) ? null : each.plural();
        }
        Kind kind = KINDS.getOrDefault(verb, Kind.OTHER);
        if (words.size() == 1) {
            return kind == Kind.OTHER ? null : new OperationName(kind, verb, "");
        }
        String noun = rest(name, verb.length());
        List<String> nouns = words.subList(1, words.size());
        Kind bare = bare(kind, nouns);
        if (bare != null) {
            return new OperationName(bare, verb, "");
        }
        if (nouns.stream().anyMatch(PREPOSITIONS::contains) || nouns.stream().allMatch(Verbs::meansMany)) {
            return null;
        }
        if (ONE_AT_A_TIME.contains(kind) && Nouns.isPlural(noun)) {
            return null;
        }
        boolean all = nouns.size() > 1 && nouns.get(0).equals("all");
        OperationName called = new OperationName(kind, verb, all ? rest(noun, "all".length()) : noun);
        return nouns.get(0).equals("all") || Nouns.isPlural(noun) ? called.plural() : called;
    }

    /** Returns the kind of a verb without an object, as in {@code getAll} and {@code getById}, or null. */
    private static @Nullable Kind bare(Kind kind, List<String> words) {
        boolean reads = kind == Kind.READ || kind == Kind.LIST;
        if (reads && words.equals(List.of("all"))) {
            return Kind.LIST;
        }
        boolean one = words.size() == 2 && words.get(0).equals("by") && IDENTIFIERS.contains(words.get(1));
        return !one || kind == Kind.CREATE || kind == Kind.OTHER ? null : reads ? Kind.READ : kind;
    }

    /** Returns a name of a word that is a verb only behind a noun, as in {@code /orders/save}, or null. */
    static @Nullable public OperationName behindNoun(String literal) {
        Kind kind = BEHIND_NOUNS.get(literal.toLowerCase(Locale.ROOT));
        return kind == null ? null : new OperationName(kind, literal, "");
    }

    /** Returns a name of a verb of a known kind with a noun that contains a preposition, or null. */
    static @Nullable public OperationName compound(String name) {
        List<String> words = NameWords.of(name);
        Kind kind = words.isEmpty() ? null : KINDS.get(words.get(0));
        boolean compound = kind != null
                && words.size() > 2
                && words.subList(1, words.size()).stream().anyMatch(PREPOSITIONS::contains);
        if (!compound || kind == null) {
            return null;
        }
        String verb = words.get(0);
        OperationName called = new OperationName(kind, verb, rest(name, verb.length()));
        return Nouns.isPlural(called.noun()) ? called.plural() : called;
    }

    /** Returns the name with the kind for several instances. */
    private OperationName plural() {
        Kind many = kind == Kind.READ ? Kind.LIST : kind == Kind.DELETE ? Kind.DELETE_MANY : kind;
        return new OperationName(many, verb, noun);
    }

    /** Returns the normalized form of the noun, equal for all calls about a resource. */
    public String key() {
        return NameWords.key(noun);
    }

    /** Returns the plural of the noun as the name of a collection. */
    public static String collection(String noun) {
        return Nouns.plural(lowerFirst(noun));
    }

    /** Returns a name with a small first letter, unless the second one is a capital letter too. */
    public static String lowerFirst(String name) {
        return name.length() > 1 && Character.isUpperCase(name.charAt(1))
                ? name
                : name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns the text after a number of letters and digits, without separators. */
    private static String rest(String name, int letters) {
        int at = 0;
        int seen = 0;
        while (at < name.length() && seen < letters) {
            seen += Character.isLetterOrDigit(name.charAt(at)) ? 1 : 0;
            at++;
        }
        while (at < name.length() && !Character.isLetterOrDigit(name.charAt(at))) {
            at++;
        }
        return name.substring(at);
    }

    private static Map<String, Kind> behindNouns() {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        kinds.put("save", Kind.CREATE);
        kinds.put("detail", Kind.READ);
        kinds.put("details", Kind.READ);
        return kinds;
    }

    private static Map<String, Kind> kinds() {
        Map<String, Kind> kinds = new LinkedHashMap<>();
        List.of("create", "add", "new", "insert", "register").forEach(verb -> kinds.put(verb, Kind.CREATE));
        List.of("put", "upsert", "write").forEach(verb -> kinds.put(verb, Kind.PUT));
        List.of("list", "search", "find").forEach(verb -> kinds.put(verb, Kind.LIST));
        List.of("get", "describe", "show", "fetch", "retrieve", "read", "info", "view", "lookup")
                .forEach(verb -> kinds.put(verb, Kind.READ));
        List.of("update", "modify", "edit", "change", "patch").forEach(verb -> kinds.put(verb, Kind.UPDATE));
        List.of("delete", "remove", "destroy", "deregister", "unregister")
                .forEach(verb -> kinds.put(verb, Kind.DELETE));
        return kinds;
    }

    /** Returns whether a verb creates its object although it is no synonym of create: {@code generateKey}. */
    public static boolean makesAnew(String verb) {
        return MAKING_ANEW.contains(verb);
    }

    /** Returns whether an operation of a name creates the user who calls it: {@code /auth/sign-up}. */
    public static boolean registers(String name) {
        return REGISTERING.contains(NameWords.bare(name));
    }

    /** Returns the verb that brings into being what a verb ends, or null: {@code grant} for {@code revoke}. */
    static @Nullable public String beginning(String verb) {
        return BEGINNINGS.get(verb);
    }

    private static Map<String, String> beginnings() {
        Map<String, String> beginnings = new LinkedHashMap<>();
        beginnings.put("revoke", "grant");
        beginnings.put("disconnect", "connect");
        beginnings.put("close", "open");
        beginnings.put("release", "acquire");
        beginnings.put("deallocate", "allocate");
        beginnings.put("leave", "join");
        return beginnings;
    }

    /** Returns the name with another noun. */
    public OperationName about(String other) {
        return new OperationName(kind, verb, other);
    }
}

package dev.ectype.compiler.infer.lexicon;

import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Classifies English verbs in paths: the last word of {@code POST /orders/{id}/cancel}. */
public final class Verbs {
    private static final List<String> COMMANDS = List.of(
            "add",
            "remove",
            "set",
            "unset",
            "get",
            "fetch",
            "update",
            "delete",
            "create",
            "insert",
            "search",
            "find",
            "check",
            "verify",
            "validate",
            "send",
            "resend",
            "move",
            "copy",
            "clone",
            "duplicate",
            "run",
            "execute",
            "invoke",
            "trigger",
            "export",
            "import",
            "download",
            "upload",
            "login",
            "logout",
            "reset",
            "restart",
            "refresh",
            "sync",
            "convert",
            "calculate",
            "preview",
            "generate",
            "merge",
            "split",
            "assign",
            "unassign",
            "attach",
            "detach",
            "apply",
            "query",
            "batch",
            "bulk",
            "test",
            "retry",
            "enable",
            "disable");

    private static final List<String> FINAL = List.of(
            "canceled",
            "cancelled",
            "void",
            "voided",
            "closed",
            "archived",
            "deleted",
            "destroyed",
            "completed",
            "complete",
            "expired",
            "failed",
            "refunded",
            "rejected",
            "declined",
            "paid",
            "succeeded",
            "sold",
            "adopted",
            "finished",
            "done",
            "lost",
            "won",
            "failure",
            "reversed",
            "released",
            "merged",
            "delivered",
            "returned",
            "terminated",
            "revoked",
            "abandoned",
            "withdrawn");

    private static final List<String> UNDOING =
            List.of("reopen", "restore", "reactivate", "reinstate", "revive", "reset", "undo");

    private static final List<String> LEAVING = List.of(
            "copy",
            "clone",
            "duplicate",
            "fork",
            "validate",
            "check",
            "verify",
            "preview",
            "test",
            "search",
            "query",
            "export",
            "download",
            "send",
            "resend",
            "remix",
            "simulate",
            "calculate",
            "estimate",
            "compare",
            "compose",
            "merge",
            "split",
            "list",
            "get",
            "add",
            "remove",
            "link",
            "unlink",
            "attach",
            "detach");

    /** Verbs that apply to an existing instance or to the current user. */
    private static final List<String> ACTS_ON_EXISTING =
            List.of("authenticate", "impersonate", "sign", "confirm", "approve", "reject", "cancel");

    private static final List<String> SEARCHING = List.of("search", "query", "find", "filter", "lookup", "list");

    private static final List<String> MANY = List.of("many", "bulk", "batch", "multiple", "multi", "mass", "several");

    private static final List<String> SWITCHING = List.of(
            "activate", "deactivate", "enable", "disable", "subscribe", "lock", "archive", "mute", "hide", "suspend");

    private static final List<String> MAKING = List.of("make", "mark", "set", "flag");

    /** The verbs that others undo, where these do not simply begin with un. */
    private static final Map<String, List<String>> UNDONE = undone();

    private Verbs() {}

    /** Returns whether a literal is a command instead of a noun. */
    public static boolean isCommand(String literal) {
        List<String> words = NameWords.of(literal);
        boolean command = !words.isEmpty() && COMMANDS.contains(words.get(0));
        // A single word may also be a noun: exports, imports, tests.
        return command && (words.size() > 1 || !Nouns.isPlural(literal));
    }

    /** Returns whether a verb leaves its instance unchanged, because it creates another one or only queries. */
    public static boolean leavesAlone(String verb) {
        List<String> words = NameWords.of(verb);
        return !words.isEmpty() && LEAVING.contains(words.get(0));
    }

    /** Returns whether a verb may create its object: {@code placeOrder}, {@code sendMessage}. */
    public static boolean mayMake(String verb) {
        return OperationName.makesAnew(verb)
                || !COMMANDS.contains(verb) && !LEAVING.contains(verb) && !ACTS_ON_EXISTING.contains(verb);
    }

    /** Returns whether a verb switches a state on or off, which is idempotent. */
    public static boolean switches(String verb) {
        String bare = bare(verb);
        return SWITCHING.contains(bare) || bare.startsWith("un") && SWITCHING.contains(bare.substring(2));
    }

    /** Returns whether a verb says that its object gets another value, such as {@code setPolicy}. */
    public static boolean sets(String verb) {
        return verb.equals("set") || verb.equals("save");
    }

    /** Returns whether a word means several instances at once. */
    public static boolean meansMany(String word) {
        return MANY.contains(word);
    }

    public static boolean searches(String word) {
        return SEARCHING.contains(word);
    }

    /** Returns whether a state usually has no successor. */
    public static boolean isFinal(String state) {
        List<String> words = NameWords.of(state);
        return words.stream().anyMatch(FINAL::contains);
    }

    /** Returns whether a verb undoes a final state. */
    public static boolean undoes(String verb) {
        List<String> words = NameWords.of(verb);
        return !words.isEmpty() && (words.get(0).startsWith("un") || UNDOING.contains(words.get(0)));
    }

    /**
     * Returns the state that a verb leads to, or null: {@code cancel} to {@code canceled}, {@code void} to
     * {@code void}.
     */
    static @Nullable public String resultOf(String verb, List<String> states) {
        List<String> words = NameWords.of(verb);
        List<String> rest = words.size() > 1 && words.get(0).equals("mark") ? words.subList(1, words.size()) : words;
        String word =
                String.join("", rest.size() > 1 && rest.get(0).equals("as") ? rest.subList(1, rest.size()) : rest);
        for (String candidate : candidates(word)) {
            for (String state : states) {
                if (StateName.bare(state, states).equals(candidate)) {
                    return state;
                }
            }
        }
        return null;
    }

    /** Returns a verb without auxiliary words: {@code make_default} and {@code set-as-default} are default. */
    public static String bare(String verb) {
        List<String> words = NameWords.of(verb);
        int from = words.size() > 1 && MAKING.contains(words.get(0)) ? 1 : 0;
        from = words.size() > from + 1 && words.get(from).equals("as") ? from + 1 : from;
        return String.join("", words.subList(from, words.size()));
    }

    /**
     * Returns the words for the result of a verb: {@code star} leads to {@code starred}, {@code follow} to
     * {@code following}.
     */
    public static List<String> participles(String verb) {
        List<String> participles = new ArrayList<>(candidates(verb));
        String stem = verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
        participles.add(stem + "ing");
        return participles;
    }

    /** Returns the verbs that another one undoes: {@code unlock} undoes {@code lock}. */
    public static List<String> undoneBy(String verb) {
        String bare = bare(verb);
        List<String> known = UNDONE.get(bare);
        if (known != null) {
            return known;
        }
        boolean undone = bare.startsWith("un") && bare.length() > 4;
        return undone ? List.of(bare.substring(2)) : List.of();
    }

    private static Map<String, List<String>> undone() {
        Map<String, List<String>> undone = new LinkedHashMap<>();
        undone.put("detach", List.of("attach"));
        undone.put("disconnect", List.of("connect"));
        undone.put("dissociate", List.of("associate"));
        undone.put("disassociate", List.of("associate"));
        undone.put("disable", List.of("enable"));
        undone.put("enable", List.of("disable"));
        undone.put("deactivate", List.of("activate"));
        undone.put("show", List.of("hide"));
        undone.put("reopen", List.of("close"));
        undone.put("open", List.of("close"));
        undone.put("restore", List.of("archive"));
        undone.put("makeprivate", List.of("publish"));
        undone.put("reactivate", List.of("deactivate"));
        undone.put("resume", List.of("pause"));
        undone.put("unsubscribe", List.of("subscribe"));
        undone.put("return", List.of("borrow", "lend", "checkout", "loan", "rent"));
        undone.put("checkin", List.of("checkout"));
        undone.put("reinstate", List.of("suspend"));
        undone.put("release", List.of("reserve", "claim", "hold"));
        return undone;
    }

    /** Returns the words of the states that a verb may lead to, the verb itself first. */
    public static List<String> candidates(String verb) {
        List<String> candidates = new ArrayList<>();
        candidates.add(verb);
        String stem = verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
        candidates.add(stem + "ed");
        if (!verb.isEmpty()) {
            candidates.add(verb + verb.charAt(verb.length() - 1) + "ed");
        }
        if (verb.endsWith("y")) {
            candidates.add(verb.substring(0, verb.length() - 1) + "ied");
        }
        candidates.addAll(IrregularVerbs.resultsOf(verb));
        return candidates;
    }
}

package dev.ectype.compiler.infer.lexicon;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** English verbs as paths use them: the last word of {@code POST /orders/{id}/cancel}. */
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

    private static final List<String> MAKING_ANEW = List.of("send", "generate", "upload", "import", "compose");

    /** Done to what is there already, or to whoever asks. */
    private static final List<String> ACTS_ON_EXISTING =
            List.of("authenticate", "impersonate", "sign", "confirm", "approve", "reject", "cancel");

    private static final List<String> SEARCHING = List.of("search", "query", "find", "filter", "lookup", "list");

    private static final List<String> MANY = List.of("many", "bulk", "batch", "multiple", "multi", "mass", "several");

    private static final List<String> SWITCHING = List.of(
            "activate", "deactivate", "enable", "disable", "subscribe", "lock", "archive", "mute", "hide", "suspend");

    private static final List<String> MAKING = List.of("make", "mark", "set", "flag");

    /** Where the verb that takes back another does not simply begin with un. */
    private static final Map<String, String> OPPOSITES = opposites();

    private Verbs() {}

    /** Whether a literal tells to do something rather than naming a thing. */
    public static boolean isCommand(String literal) {
        List<String> words = NameWords.of(literal);
        boolean command = !words.isEmpty() && COMMANDS.contains(words.get(0));
        // One such word alone is as often a noun: exports, imports, tests.
        return command && (words.size() > 1 || NameWords.singular(literal).equals(literal));
    }

    /** Whether a verb makes something of its own or only asks, so that what it is done to stays as it is. */
    public static boolean leavesAlone(String verb) {
        List<String> words = NameWords.of(verb);
        return !words.isEmpty() && LEAVING.contains(words.get(0));
    }

    /** Whether what a verb is done to may be there only afterwards: {@code placeOrder}, {@code sendMessage}. */
    public static boolean mayMake(String verb) {
        return MAKING_ANEW.contains(verb)
                || !COMMANDS.contains(verb) && !LEAVING.contains(verb) && !ACTS_ON_EXISTING.contains(verb);
    }

    /** Whether a verb turns something on or off, which may be done again without harm. */
    public static boolean switches(String verb) {
        String bare = bare(verb);
        return SWITCHING.contains(bare) || bare.startsWith("un") && SWITCHING.contains(bare.substring(2));
    }

    /** Whether a word says that something is done to several things at once. */
    public static boolean meansMany(String word) {
        return MANY.contains(word);
    }

    public static boolean searches(String word) {
        return SEARCHING.contains(word);
    }

    /** Whether nothing usually follows a state. */
    public static boolean isFinal(String state) {
        List<String> words = NameWords.of(state);
        return words.stream().anyMatch(FINAL::contains);
    }

    /** Whether a verb takes back what ended something. */
    public static boolean undoes(String verb) {
        List<String> words = NameWords.of(verb);
        return !words.isEmpty() && (words.get(0).startsWith("un") || UNDOING.contains(words.get(0)));
    }

    /** The state that a verb leads to, or null: {@code cancel} to {@code canceled}, {@code void} to {@code void}. */
    static @Nullable public String resultOf(String verb, List<String> states) {
        List<String> words = NameWords.of(verb);
        List<String> rest = words.size() > 1 && words.get(0).equals("mark") ? words.subList(1, words.size()) : words;
        String said =
                String.join("", rest.size() > 1 && rest.get(0).equals("as") ? rest.subList(1, rest.size()) : rest);
        for (String candidate : candidates(said)) {
            for (String state : states) {
                if (NameWords.bare(state).equals(candidate)) {
                    return state;
                }
            }
        }
        return null;
    }

    /** A verb without what only says that it makes something so: {@code make_default} and {@code set-as-default} are default. */
    public static String bare(String verb) {
        List<String> words = NameWords.of(verb);
        int from = words.size() > 1 && MAKING.contains(words.get(0)) ? 1 : 0;
        from = words.size() > from + 1 && words.get(from).equals("as") ? from + 1 : from;
        return String.join("", words.subList(from, words.size()));
    }

    /** What is so once a verb was done: {@code star} leads to {@code starred}, {@code follow} to {@code following}. */
    public static List<String> participles(String verb) {
        List<String> participles = new ArrayList<>(candidates(verb));
        String stem = verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
        participles.add(stem + "ing");
        return participles;
    }

    /** The verb that another takes back, or null: {@code unlock} takes back {@code lock}. */
    static @Nullable public String opposite(String verb) {
        String bare = bare(verb);
        String known = OPPOSITES.get(bare);
        if (known != null) {
            return known;
        }
        boolean undone = bare.startsWith("un") && bare.length() > 4;
        return undone ? bare.substring(2) : null;
    }

    private static Map<String, String> opposites() {
        Map<String, String> opposites = new LinkedHashMap<>();
        opposites.put("detach", "attach");
        opposites.put("disconnect", "connect");
        opposites.put("dissociate", "associate");
        opposites.put("disassociate", "associate");
        opposites.put("disable", "enable");
        opposites.put("deactivate", "activate");
        opposites.put("show", "hide");
        opposites.put("reopen", "close");
        opposites.put("open", "close");
        opposites.put("restore", "archive");
        opposites.put("makeprivate", "publish");
        opposites.put("reactivate", "deactivate");
        opposites.put("resume", "pause");
        opposites.put("unsubscribe", "subscribe");
        return opposites;
    }

    private static List<String> candidates(String verb) {
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

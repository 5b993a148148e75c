package dev.ectype.launcher.judge.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Knows the kinds of effects that verbs at the beginning of names and sentences express. */
public final class VerbTable {
    private static final Map<String, EffectKind> VERBS = new LinkedHashMap<>();

    static {
        put(EffectKind.LIST, "list", "lists", "search", "searches", "query", "queries", "find", "finds", "browse");
        put(
                EffectKind.READ,
                "get",
                "gets",
                "read",
                "reads",
                "retrieve",
                "retrieves",
                "show",
                "shows",
                "fetch",
                "describe",
                "view",
                "lookup");
        put(
                EffectKind.CREATE,
                "create",
                "creates",
                "add",
                "adds",
                "insert",
                "register",
                "registers",
                "new",
                "post",
                "posts",
                "make",
                "book",
                "books");
        put(
                EffectKind.UPDATE,
                "update",
                "updates",
                "replace",
                "replaces",
                "edit",
                "edits",
                "modify",
                "patch",
                "change",
                "changes",
                "set",
                "sets",
                "rename",
                "put",
                "upsert",
                "save");
        put(
                EffectKind.DELETE,
                "delete",
                "deletes",
                "remove",
                "removes",
                "destroy",
                "erase",
                "purge",
                "drop",
                "unregister");
    }

    private VerbTable() {}

    /** Returns the kind of the first word, or null for another word. */
    public static @Nullable EffectKind of(@Nullable String nameOrSentence) {
        if (nameOrSentence == null) {
            return null;
        }
        List<String> words = WordComparison.of(nameOrSentence);
        return words.isEmpty() ? null : VERBS.get(words.get(0));
    }

    /** Returns the kind of the first verb among all words of a name, such as {@code pets-get-by-id}, or null. */
    public static @Nullable EffectKind anywhere(String name) {
        for (String word : WordComparison.of(name)) {
            EffectKind kind = VERBS.get(word);
            if (kind != null) {
                return kind;
            }
        }
        return null;
    }

    /** Returns whether a text contains a verb of a kind. */
    public static boolean mentions(@Nullable String text, EffectKind kind) {
        return text != null && WordComparison.of(text).stream().anyMatch(word -> VERBS.get(word) == kind);
    }

    private static void put(EffectKind kind, String... verbs) {
        for (String verb : verbs) {
            VERBS.put(verb, kind);
        }
    }
}

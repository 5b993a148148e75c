package dev.ectype.compiler.infer.lexicon;

import dev.ectype.compiler.ir.error.ProblemKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Recognises names of errors such as {@code UserNotFoundException}, and the problems that they mean. */
public final class ErrorNameWords {
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*");
    private static final List<String> ENDINGS = List.of("Exception", "Error", "Fault");
    private static final List<String> ABSENT =
            List.of("notfound", "doesnotexist", "doesntexist", "notexist", "nosuch", "nonexist");
    private static final Map<ProblemKind, List<String>> MEANINGS = new LinkedHashMap<>();

    static {
        MEANINGS.put(ProblemKind.MISSING, ABSENT);
        MEANINGS.put(
                ProblemKind.CONFLICT,
                List.of("alreadyexist", "exists", "duplicate", "conflict", "inuse", "invalidstate"));
        MEANINGS.put(
                ProblemKind.INVALID,
                List.of(
                        "validation",
                        "invalidparameter",
                        "invalidinput",
                        "invalidrequest",
                        "invalidargument",
                        "badrequest"));
        MEANINGS.put(
                ProblemKind.UNAUTHENTICATED,
                List.of("unauthenticated", "notauthenticated", "unauthorized", "notauthorized", "accessdenied"));
    }

    private ErrorNameWords() {}

    /** Returns whether a text is a single capitalized word, as names of types are. */
    public static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** Returns whether a name ends like the name of an error. */
    public static boolean isErrorName(String name) {
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    /** Returns the words in names for a kind of problem, the most specific first. */
    public static List<String> of(ProblemKind kind) {
        return MEANINGS.getOrDefault(kind, List.of());
    }

    /** Returns whether the name contains the word and means that kind of problem. */
    public static boolean means(String name, String word, ProblemKind kind) {
        String plain = name.toLowerCase(Locale.ROOT);
        // A missing instance is no conflict.
        return plain.contains(word)
                && (kind == ProblemKind.MISSING || ABSENT.stream().noneMatch(plain::contains));
    }
}

package dev.ectype.compiler.ir.stated;

import dev.ectype.compiler.ir.error.ProblemKind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Lists the reasons of errors whose words people can state. */
public enum StatedProblem {
    /** The request violates its description. */
    INVALID(ProblemKind.INVALID),
    UNAUTHENTICATED(ProblemKind.UNAUTHENTICATED),
    NOT_FOUND(ProblemKind.MISSING),
    /** The request conflicts with stored instances. */
    CONFLICT(ProblemKind.CONFLICT),
    /** A unique value belongs to another instance. */
    TAKEN(ProblemKind.TAKEN),
    /** The instance is in a state that does not permit the operation. */
    PRECONDITION(ProblemKind.STATE),
    /** The client's version of the instance is outdated. */
    STALE(ProblemKind.STALE),
    /** The idempotency key belongs to another request. */
    REUSED(ProblemKind.REUSED);

    private final ProblemKind kind;

    StatedProblem(ProblemKind kind) {
        this.kind = kind;
    }

    public ProblemKind kind() {
        return kind;
    }

    /** Returns the problem with the word that users write, or null. */
    public static @Nullable StatedProblem named(String word) {
        return Arrays.stream(values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElse(null);
    }

    /** Returns the word for a kind of problem. Kinds that people cannot state have the name of their constant. */
    public static String word(ProblemKind kind) {
        return Arrays.stream(values())
                .filter(each -> each.kind == kind)
                .map(StatedProblem::word)
                .findFirst()
                .orElse(kind.name().toLowerCase(Locale.ROOT));
    }

    /** Returns the words that users can write. */
    public static List<String> words() {
        return Arrays.stream(values()).map(StatedProblem::word).toList();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}

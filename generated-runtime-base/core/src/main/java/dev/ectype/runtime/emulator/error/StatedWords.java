package dev.ectype.runtime.emulator.error;

import dev.ectype.runtime.plan.error.ErrorPlan;
import dev.ectype.runtime.plan.error.ErrorWordsPlan;
import dev.ectype.runtime.plan.error.ProblemKind;
import dev.ectype.runtime.problem.Problem;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Holds the words that people stated for one problem.
 *
 * @param status the status, or 0 if none is stated
 */
record StatedWords(
        int status, @Nullable String code, @Nullable String message) {
    static final StatedWords NONE = new StatedWords(0, null, null);

    /** Returns the words for a problem of an operation. A problem with a status of its own has none. */
    static StatedWords of(ErrorPlan vocabulary, String operation, Problem problem) {
        ErrorWordsPlan stated = problem.status() == 0 ? vocabulary.stated(operation, kinds(problem)) : null;
        return stated == null ? NONE : new StatedWords(stated.status(), stated.code(), stated.message());
    }

    private static List<ProblemKind> kinds(Problem problem) {
        return switch (problem.kind()) {
            case INVALID -> List.of(ProblemKind.INVALID);
            case UNAUTHENTICATED -> List.of(ProblemKind.UNAUTHENTICATED);
            case MISSING -> List.of(ProblemKind.MISSING);
            case CONFLICT ->
                problem.isAboutState()
                        ? List.of(ProblemKind.STATE, ProblemKind.CONFLICT)
                        : problem.details().isEmpty()
                                ? List.of(ProblemKind.CONFLICT)
                                : List.of(ProblemKind.TAKEN, ProblemKind.CONFLICT);
            case STALE -> List.of(ProblemKind.STALE);
            case REUSED -> List.of(ProblemKind.REUSED);
            case OTHER -> List.of();
        };
    }

    Problem in(Problem problem) {
        Problem coded = code == null ? problem : problem.withCode(code);
        return message == null ? coded : coded.withMessage(message);
    }
}

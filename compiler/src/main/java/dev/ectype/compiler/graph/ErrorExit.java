package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.error.ProblemKind;
import org.jspecify.annotations.Nullable;

/**
 * Describes one way in which a behavior fails.
 *
 * @param media the body's form, or null for the plain {@code {"code", "message"}}
 * @param title the error's name in the description, or null
 */
public record ErrorExit(
        Kind kind,
        int status,
        @Nullable Media media,
        @Nullable String title) {
    /** Lists the reasons why a behavior fails. */
    public enum Kind {
        INVALID(ProblemKind.INVALID),
        /** A body that cannot be parsed, if its reply differs from that for an invalid body. */
        UNREADABLE(null),
        /** A body of another media type, if its reply differs from that for an unreadable body. */
        MEDIA_TYPE(null),
        /** A path with an impossible identifier, if the description only describes a missing instance. */
        UNNAMEABLE(null),
        UNAUTHENTICATED(ProblemKind.UNAUTHENTICATED),
        MISSING(ProblemKind.MISSING),
        CONFLICT(ProblemKind.CONFLICT),
        /** The client's version of the instance is outdated. */
        STALE(null);

        private final @Nullable ProblemKind problem;

        Kind(@Nullable ProblemKind problem) {
            this.problem = problem;
        }

        /** Returns the problem after which responses may be named, or null. */
        @Nullable
        ProblemKind problem() {
            return problem;
        }
    }
}

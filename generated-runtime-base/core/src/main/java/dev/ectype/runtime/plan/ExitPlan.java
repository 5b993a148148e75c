package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * Describes an error response of an operation.
 *
 * @param title the API's name for such an error, or null
 * @param recorded true if the example is the recorded body of this error
 */
public record ExitPlan(
        Kind kind,
        int status,
        @Nullable MediaPlan media,
        @Nullable String title,
        boolean recorded) {
    /** Creates an error without a recorded body. */
    public ExitPlan(Kind kind, int status, @Nullable MediaPlan media, @Nullable String title) {
        this(kind, status, media, title, false);
    }

    /** Classifies the error. */
    public enum Kind {
        INVALID,
        /** An unreadable body, where the API distinguishes it from an invalid one. */
        UNREADABLE,
        /** A body of another media type, where the API distinguishes it from an unreadable one. */
        MEDIA_TYPE,
        /** An identifier in the path that no instance can have. */
        UNNAMEABLE,
        UNAUTHENTICATED,
        MISSING,
        CONFLICT,
        /** The precondition names another version. */
        STALE
    }

    static ExitPlan of(PlanObjectReader fields) {
        return new ExitPlan(
                Kind.valueOf(fields.text("kind")),
                fields.number("status"),
                fields.one("media", MediaPlan::of),
                fields.optionalText("title"),
                fields.flag("recorded"));
    }
}

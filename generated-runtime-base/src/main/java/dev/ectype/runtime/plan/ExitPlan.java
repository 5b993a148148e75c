package dev.ectype.runtime.plan;

import dev.ectype.runtime.plan.reader.PlanObjectReader;
import org.jspecify.annotations.Nullable;

/**
 * What an operation answers when something is wrong.
 *
 * @param title the word by which the API calls such an error, or null
 */
public record ExitPlan(
        Kind kind,
        int status,
        @Nullable MediaPlan media,
        @Nullable String title) {
    /** What is wrong. */
    public enum Kind {
        INVALID,
        /** A body that cannot be read, where it is not refused like an invalid one. */
        UNREADABLE,
        /** A body of another media type, where it is not refused like an unreadable one. */
        MEDIA_TYPE,
        /** An identifier in the path that nothing can have. */
        UNNAMEABLE,
        UNAUTHENTICATED,
        MISSING,
        CONFLICT,
        /** The client knows another version. */
        STALE
    }

    static ExitPlan of(PlanObjectReader fields) {
        return new ExitPlan(
                Kind.valueOf(fields.text("kind")),
                fields.number("status"),
                fields.one("media", MediaPlan::of),
                fields.optionalText("title"));
    }
}

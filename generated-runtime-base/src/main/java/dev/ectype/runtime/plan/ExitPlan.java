package dev.ectype.runtime.plan;

import org.jspecify.annotations.Nullable;

/** What an operation answers when something is wrong. */
public record ExitPlan(Kind kind, int status, @Nullable MediaPlan media) {
    /** What is wrong. */
    public enum Kind {
        INVALID,
        /** An identifier in the path that nothing can have. */
        UNNAMEABLE,
        UNAUTHENTICATED,
        MISSING,
        CONFLICT,
        /** The client knows another version. */
        STALE
    }

    static ExitPlan of(Fields fields) {
        return new ExitPlan(
                Kind.valueOf(fields.text("kind")), fields.number("status"), fields.one("media", MediaPlan::of));
    }
}

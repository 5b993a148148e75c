package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
import org.jspecify.annotations.Nullable;

/**
 * One way in which a behavior fails.
 *
 * @param media the body's form, or null for the plain {@code {"code", "message"}}
 * @param title the word by which the description calls such an error, or null
 */
public record ErrorExit(
        Kind kind,
        int status,
        @Nullable Media media,
        @Nullable String title) {
    /** Why a behavior fails. */
    public enum Kind {
        INVALID,
        /** A body that cannot be read, where it is not refused like an invalid one. */
        UNREADABLE,
        /** A body of another media type, where it is not refused like an unreadable one. */
        MEDIA_TYPE,
        /** The path holds an identifier that nothing can have, which the description answers only like a missing one. */
        UNNAMEABLE,
        UNAUTHENTICATED,
        MISSING,
        CONFLICT,
        /** The client knows another version of the thing. */
        STALE
    }
}

package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.Media;
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
        INVALID,
        /** A body that cannot be parsed, if its reply differs from that for an invalid body. */
        UNREADABLE,
        /** A body of another media type, if its reply differs from that for an unreadable body. */
        MEDIA_TYPE,
        /** A path with an impossible identifier, if the description only describes a missing instance. */
        UNNAMEABLE,
        UNAUTHENTICATED,
        MISSING,
        CONFLICT,
        /** The client's version of the instance is outdated. */
        STALE
    }
}

package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * How instances of one resource belong to or name instances of another.
 *
 * @param name unique, such as {@code comments.article}
 * @param from the resource that points
 * @param to the resource that is pointed at
 * @param member the member of {@code from} that holds the identifier, or null when only paths say it
 */
public record Relationship(
        String name,
        ResourceName from,
        ResourceName to,
        Kind kind,
        @Nullable String member) {
    /** What a relationship means. */
    public enum Kind {
        OWNER,
        REFERENCE,
        MEMBERSHIP,
        /** Pairs that operations tie and untie. */
        LINK,
        /** Pairs of one and what was made below it, which goes with the last that has it. */
        PLACE,
        /** What {@code member} lists is made, changed and removed with the one that lists it. */
        PIECES
    }
}

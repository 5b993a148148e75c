package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes the writes of an instance that send an event to subscribers.
 *
 * @param stateMember the member with the state that the instance enters, or null for other kinds
 * @param state the state in lower case and without punctuation, or null for other kinds
 */
public record EventTrigger(
        Kind kind, @Nullable String stateMember, @Nullable String state) {
    /** Lists the kinds of writes. */
    public enum Kind {
        CREATED,
        CHANGED,
        DELETED,
        /** A creation or a change. */
        STORED,
        /** A write after which the instance is in another state than before. */
        ENTERED
    }

    public EventTrigger(Kind kind) {
        this(kind, null, null);
    }
}

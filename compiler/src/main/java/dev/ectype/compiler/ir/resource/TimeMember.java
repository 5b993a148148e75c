package dev.ectype.compiler.ir.resource;

import org.jspecify.annotations.Nullable;

/**
 * Describes a member with the time of an event of its instance, or a flag that the event sets.
 *
 * @param stateMember the member whose new value is the event, or null if the event is no state
 * @param state the new value in lower case and without punctuation, or null for a flag that becomes true
 */
public record TimeMember(
        String member,
        Event event,
        @Nullable String stateMember,
        @Nullable String state) {
    /** Lists the events. */
    public enum Event {
        CREATED,
        CHANGED,
        /** A state that the instance enters: {@code archived} for {@code archived_at}. */
        ENTERED
    }

    public TimeMember(String member, Event event) {
        this(member, event, null, null);
    }
}

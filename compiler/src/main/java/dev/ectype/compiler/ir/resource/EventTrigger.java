package dev.ectype.compiler.ir.resource;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the writes of an instance that send an event to subscribers.
 *
 * @param resource the resource of the instance
 * @param stateMember the member with the state that the instance enters, or null for other kinds
 * @param state the state in lower case and without punctuation, or null for other kinds
 * @param filters the arguments that select instances
 */
public record EventTrigger(
        Kind kind,
        ResourceName resource,
        @Nullable String stateMember,
        @Nullable String state,
        List<Filter> filters) {
    public EventTrigger {
        filters = List.copyOf(filters);
    }

    /**
     * Describes an argument of a subscription that selects the instances whose events a client receives.
     *
     * @param within the object argument that contains the argument, or null
     * @param member the member that an instance must share with the argument
     * @param required true if an instance without the member never matches
     */
    public record Filter(String argument, @Nullable String within, String member, boolean required) {}

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

    public EventTrigger(Kind kind, ResourceName resource) {
        this(kind, resource, null, null, List.of());
    }

    public EventTrigger withFilters(List<Filter> found) {
        return new EventTrigger(kind, resource, stateMember, state, found);
    }
}

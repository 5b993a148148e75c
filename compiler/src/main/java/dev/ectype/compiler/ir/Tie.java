package dev.ectype.compiler.ir;

import org.jspecify.annotations.Nullable;

/**
 * Says that a parameter carries a member of a resource: {@code petId} is the {@code id} of one of {@code pets}.
 *
 * @param parameter of the path, else of the query, else a member of the body
 * @param through the relationship by which it is tied to what the path names before if it is tied to anything, or null
 */
public record Tie(
        String parameter,
        ResourceName resource,
        String member,
        @Nullable String through) {
    public Tie(String parameter, ResourceName resource, String member) {
        this(parameter, resource, member, null);
    }

    public Tie through(String relationship) {
        return new Tie(parameter, resource, member, relationship);
    }
}

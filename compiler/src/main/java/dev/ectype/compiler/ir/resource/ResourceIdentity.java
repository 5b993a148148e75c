package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * Describes how instances of a resource are distinguished.
 *
 * @param member the identifier member
 * @param keys further members for lookups, such as a slug
 * @param style the style of generated identifiers
 * @param qualifiers the qualifiers of the identifier in paths, outermost first
 * @param mentioned true if a missing instance is added when an operation creates something below it
 */
public record ResourceIdentity(
        String member, List<String> keys, IdStyle style, List<Qualifier> qualifiers, boolean mentioned) {
    public ResourceIdentity {
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    public ResourceIdentity(String member, List<String> keys, IdStyle style) {
        this(member, keys, style, List.of(), false);
    }
}

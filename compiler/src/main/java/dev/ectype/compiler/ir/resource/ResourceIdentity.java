package dev.ectype.compiler.ir.resource;

import java.util.List;

/**
 * How one instance of a resource is told from another.
 *
 * @param member the member that holds the identifier
 * @param keys further members by which an instance can be looked up, such as a slug
 * @param style how the emulator makes identifiers
 * @param qualifiers what else paths say to tell instances apart, outermost first
 */
public record ResourceIdentity(String member, List<String> keys, IdStyle style, List<Qualifier> qualifiers) {
    public ResourceIdentity {
        keys = List.copyOf(keys);
        qualifiers = List.copyOf(qualifiers);
    }

    public ResourceIdentity(String member, List<String> keys, IdStyle style) {
        this(member, keys, style, List.of());
    }
}

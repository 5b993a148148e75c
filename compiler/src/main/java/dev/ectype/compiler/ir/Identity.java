package dev.ectype.compiler.ir;

import java.util.List;

/**
 * How one instance of a resource is told from another.
 *
 * @param member the member that holds the identifier
 * @param keys further members by which an instance can be looked up, such as a slug
 * @param style how the emulator makes identifiers
 */
public record Identity(String member, List<String> keys, IdStyle style) {
    public Identity {
        keys = List.copyOf(keys);
    }
}

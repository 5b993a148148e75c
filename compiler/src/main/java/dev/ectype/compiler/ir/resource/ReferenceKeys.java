package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;

/**
 * Lists the members with which the objects of a stored member identify instances: {@code login} in {@code owner}.
 *
 * @param at the path of the object, or of the list of objects, in the stored document
 * @param keys the identifying members of the object
 */
public record ReferenceKeys(MemberPath at, List<String> keys) {
    public ReferenceKeys {
        keys = List.copyOf(keys);
    }
}

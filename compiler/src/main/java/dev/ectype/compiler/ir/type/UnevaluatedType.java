package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows the values of another type, and restricts the members and items that no part of that type evaluates.
 *
 * @param members the type of such members, or null for any
 * @param items the type of such items, or null for any
 */
public record UnevaluatedType(
        TypeRef type, @Nullable TypeRef members, @Nullable TypeRef items, TypeNotes notes) implements TypeRef {
    @Override
    public List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>(List.of(type));
        if (members != null) {
            children.add(members);
        }
        if (items != null) {
            children.add(items);
        }
        return children;
    }
}

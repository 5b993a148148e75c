package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Allows what another type allows, as long as the members and items that no part of it speaks of are of these types.
 *
 * @param members null when such members may be anything
 * @param items null when such items may be anything
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

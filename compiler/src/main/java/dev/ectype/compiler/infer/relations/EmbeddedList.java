package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import org.jspecify.annotations.Nullable;

/**
 * Describes a member with a list of objects.
 *
 * @param items the member with the list if {@code member} is an object that wraps it, or null
 */
record EmbeddedList(String member, @Nullable String items, TypeRef elements) {
    /** Returns the list in a member, or in an object with a list as its only structured member, or null. */
    static @Nullable EmbeddedList of(TypeShapes shapes, ObjectMember member) {
        TypeRef direct = shapes.items(member.type());
        if (direct != null) {
            return new EmbeddedList(member.name(), null, direct);
        }
        EmbeddedList found = null;
        for (ObjectMember inner : shapes.shape(member.type()).members().values()) {
            TypeRef elements = shapes.items(inner.type());
            if (elements == null ? shapes.isObject(inner.type()) : found != null) {
                return null;
            }
            found = elements == null ? found : new EmbeddedList(member.name(), inner.name(), elements);
        }
        return found;
    }
}

package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonBoolean;
import org.jspecify.annotations.Nullable;

/** Recognises types of deleted instances: objects with a member {@code deleted} that can only be true. */
public final class Tombstones {
    private Tombstones() {}

    public static boolean isTombstone(TypeShapes shapes, @Nullable TypeRef type) {
        ObjectMember deleted = shapes.shape(type).member("deleted");
        return deleted != null
                && shapes.core(deleted.type()) instanceof EnumType allowed
                && allowed.values().size() == 1
                && allowed.values().get(0) instanceof JsonBoolean value
                && value.isTrue();
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.EnumType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.json.JsonBoolean;
import org.jspecify.annotations.Nullable;

/** Types that show a deleted thing: small objects whose {@code deleted} can only be true. */
final class Tombstones {
    private Tombstones() {}

    static boolean isTombstone(Shapes shapes, @Nullable TypeRef type) {
        Member deleted = shapes.shape(type).member("deleted");
        return deleted != null
                && shapes.core(deleted.type()) instanceof EnumType allowed
                && allowed.values().size() == 1
                && allowed.values().get(0) instanceof JsonBoolean value
                && value.isTrue();
    }
}

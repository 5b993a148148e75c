package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.ArrayType;
import dev.ectype.compiler.ir.NamedType;
import dev.ectype.compiler.ir.ObjectType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnevaluatedType;
import org.jspecify.annotations.Nullable;

/** Says of the one object or array that nothing is left to evaluate: what it says of other members and items is enough. */
final class CloseUnevaluated implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, Heads heads) {
        if (!(type instanceof UnevaluatedType unevaluated)) {
            return type;
        }
        TypeRef head = unevaluated.type() instanceof NamedType named ? heads.named(named.name()) : unevaluated.type();
        TypeRef closed = null;
        if (head instanceof ObjectType object && object.rules().conditions().isEmpty()) {
            closed = closed(object, unevaluated.members());
        } else if (head instanceof ArrayType array && array.contains().isEmpty()) {
            closed = closed(array, unevaluated.items());
        }
        return closed == null ? type : Retyping.withNotes(closed, Together.notes(unevaluated.notes(), closed.notes()));
    }

    private static TypeRef closed(ObjectType object, @Nullable TypeRef members) {
        boolean open = object.additional().equals(AnyType.ANY);
        return members != null && open ? object.withAdditional(members) : object;
    }

    private static TypeRef closed(ArrayType array, @Nullable TypeRef items) {
        boolean open = array.items().equals(AnyType.ANY);
        return items != null && open ? array.withItems(items) : array;
    }
}

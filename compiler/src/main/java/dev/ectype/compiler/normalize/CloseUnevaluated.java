package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import org.jspecify.annotations.Nullable;

/**
 * Closes the remaining object or array of an {@code unevaluated} rule: its rule for other members and items is
 * sufficient.
 */
final class CloseUnevaluated implements TypeRule {
    private static final int DEEPEST = 8;

    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
        if (!(type instanceof UnevaluatedType unevaluated)) {
            return type;
        }
        TypeRef head = unevaluated.type() instanceof NamedType named ? heads.named(named.name()) : unevaluated.type();
        TypeRef closed = null;
        if (head instanceof ObjectType object && addsNothing(object)) {
            closed = closed(object, unevaluated.members());
        } else if (head instanceof ArrayType array && array.contains().isEmpty()) {
            closed = closed(array, unevaluated.items());
        }
        return closed == null
                ? type
                : TypeRewriter.withNotes(closed, DescriptionMerger.notes(unevaluated.notes(), closed.notes()));
    }

    /** Returns whether all members in its conditions are members of its own. */
    private static boolean addsNothing(ObjectType object) {
        return object.rules().conditions().stream().allMatch(condition -> addsNothing(condition, object, DEEPEST));
    }

    private static boolean addsNothing(TypeRef condition, ObjectType object, int depth) {
        if (condition instanceof ConditionalType conditional) {
            return depth > 0 && conditional.children().stream().allMatch(part -> addsNothing(part, object, depth - 1));
        }
        return condition instanceof AnyType
                || condition instanceof ObjectType part
                        && part.patterns().isEmpty()
                        && part.additional() instanceof AnyType
                        && part.rules().conditions().isEmpty()
                        && part.members().stream().allMatch(member -> object.member(member.name()) != null);
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

package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.AnyType;
import dev.ectype.compiler.ir.IntersectionType;
import dev.ectype.compiler.ir.NullableType;
import dev.ectype.compiler.ir.Retyping;
import dev.ectype.compiler.ir.TypeName;
import dev.ectype.compiler.ir.TypeRef;
import dev.ectype.compiler.ir.UnevaluatedType;
import dev.ectype.compiler.ir.UnionType;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The outsides of types in canonical form, with what is inside members and items left as it is: so a type can be put
 * together from others although its members lead back to it.
 */
final class Heads {
    private static final List<TypeRule> RULES = List.of(
            new DropRepeatedValues(),
            new TakeNullOutOfEnums(),
            new TakeNullOutOfUnions(),
            new UnwrapLoneVariants(),
            new FlattenIntersections(),
            new CloseUnevaluated());

    /** How many types may be put together from each other in a row; each costs some frames of the stack. */
    private static final int DEPTH = 100;

    /** How much work hostile compositions may cause; a description of 1,500 types needs a hundredth of it. */
    private static final int WORK = 500_000;

    private final Map<TypeName, TypeRef> declared;
    private final Map<TypeName, TypeRef> known = new LinkedHashMap<>();
    private final Set<TypeName> open = new LinkedHashSet<>();
    private boolean cut;
    private int work = WORK;

    Heads(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
    }

    /** The outside of a type in canonical form. */
    TypeRef of(TypeRef type) {
        boolean composed = type instanceof IntersectionType
                || type instanceof UnionType
                || type instanceof NullableType
                || type instanceof UnevaluatedType;
        return outside(composed ? Retyping.children(type, this::of) : type);
    }

    /** The same for a type whose parts already are in canonical form. */
    TypeRef outside(TypeRef type) {
        TypeRef head = type;
        for (TypeRule rule : RULES) {
            head = rule.apply(head, this);
        }
        return head;
    }

    /** The outside of a declared type in canonical form. */
    TypeRef declared(TypeName name) {
        TypeRef head = named(name);
        return head == null ? declared.getOrDefault(name, AnyType.ANY) : head;
    }

    /** As {@link #declared}, but null while that type is being put together, or when there is no telling in time. */
    @Nullable
    TypeRef named(TypeName name) {
        TypeRef written = declared.getOrDefault(name, AnyType.ANY);
        TypeRef own = open.isEmpty() ? written : LeaveOutSubtypes.of(written, open);
        TypeRef before = own == written ? known.get(name) : null;
        if (before != null) {
            return before;
        }
        if (open.size() >= DEPTH || work <= 0 || !open.add(name)) {
            cut = true;
            return null;
        }
        boolean cutBefore = cut;
        cut = own != written;
        TypeRef head = of(own);
        open.remove(name);
        work--;
        // What was cut short holds only for whoever is being put together from it.
        if (!cut || open.isEmpty()) {
            known.put(name, head);
        }
        cut = !open.isEmpty() && (cut || cutBefore);
        return head;
    }

    /** Whether there is work left for so many types more. */
    boolean spend(int types) {
        work -= types;
        return work > 0;
    }

    boolean isOpen(TypeName name) {
        return open.contains(name);
    }
}

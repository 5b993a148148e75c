package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
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
final class HeadNormalizer {
    private static final List<TypeRule> RULES = List.of(
            new DropRepeatedValues(),
            new ExtractNullFromEnums(),
            new ExtractNullFromUnions(),
            new UnwrapLoneVariants(),
            new FlattenIntersections(),
            new CloseUnevaluated());

    /** How many types may be put together from each other in a row; each costs some frames of the stack. */
    private static final int DEPTH = 100;

    /** How much work hostile compositions may cause; a description of 1,500 types needs a hundredth of it. */
    private static final int WORK = 500_000;

    /** How many members types may inherit from each other in total; published descriptions inherit up to 8,000. */
    static final int MEMBERS = 250_000;

    private final Map<TypeName, TypeRef> declared;
    private final BaseTypes bases;
    private final Map<TypeName, TypeRef> known = new LinkedHashMap<>();
    private final Set<TypeName> open = new LinkedHashSet<>();
    private boolean cut;
    private int work = WORK;
    private int members;
    private @Nullable TypeName oversized;

    HeadNormalizer(Map<TypeName, TypeRef> declared) {
        this.declared = declared;
        this.bases = new BaseTypes(declared);
        // A composition finds its base types known, however long the chain of them is.
        bases.order().forEach(this::named);
    }

    BaseTypes bases() {
        return bases;
    }

    /** The type that exceeded {@link #MEMBERS}; null while all types are within. */
    @Nullable
    TypeName oversized() {
        return oversized;
    }

    /** The outside of a type in canonical form. */
    TypeRef of(TypeRef type) {
        return outside(BaseTypes.isComposed(type) ? TypeRewriter.rewriteChildren(type, this::of) : type);
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
        TypeRef own = open.isEmpty() ? written : RemoveSubtypeChoice.of(written, open);
        TypeRef before = own == written ? known.get(name) : null;
        if (before != null) {
            return before;
        }
        if (open.size() >= DEPTH || work <= 0 || oversized != null || !open.add(name)) {
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

    /** Counts members that a composition inherits; beyond the limit no further type is composed. */
    void inherit(int count) {
        members += count;
        if (members > MEMBERS && oversized == null && !open.isEmpty()) {
            oversized = open.iterator().next();
        }
    }

    boolean isOpen(TypeName name) {
        return open.contains(name);
    }
}

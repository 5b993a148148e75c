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
 * Normalizes the outermost level of types and leaves members and items as they are. This allows compositions of types
 * with members that refer back to them.
 */
final class HeadNormalizer {
    private static final List<TypeRule> RULES = List.of(
            new DropRepeatedValues(),
            new ExtractNullFromEnums(),
            new ExtractNullFromUnions(),
            new UnwrapLoneVariants(),
            new FlattenIntersections(),
            new CloseUnevaluated());

    /** The limit of types that compose each other in a row; each needs some stack frames. */
    private static final int DEPTH = 100;

    /** The limit of composition work for hostile descriptions; one of 1,500 types needs a hundredth of it. */
    private static final int WORK = 500_000;

    /** The limit of members that types inherit in total; published descriptions inherit up to 8,000. */
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
        // Compositions find their base types already known, however long the chain.
        bases.order().forEach(this::named);
    }

    BaseTypes bases() {
        return bases;
    }

    /** Returns the type that exceeded {@link #MEMBERS}, or null. */
    @Nullable
    TypeName oversized() {
        return oversized;
    }

    /** Normalizes the outermost level of a type. */
    TypeRef of(TypeRef type) {
        return outside(BaseTypes.isComposed(type) ? TypeRewriter.rewriteChildren(type, this::of) : type);
    }

    /** Normalizes a type with parts that are already normalized. */
    TypeRef outside(TypeRef type) {
        TypeRef head = type;
        for (TypeRule rule : RULES) {
            head = rule.apply(head, this);
        }
        return head;
    }

    /** Returns the normalized outermost level of a declared type. */
    TypeRef declared(TypeName name) {
        TypeRef head = named(name);
        return head == null ? declared.getOrDefault(name, AnyType.ANY) : head;
    }

    /** Returns the type like {@link #declared}, or null while it is being composed or when the limits are exceeded. */
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
        // A truncated result is valid only for the type that is being composed from it.
        if (!cut || open.isEmpty()) {
            known.put(name, head);
        }
        cut = !open.isEmpty() && (cut || cutBefore);
        return head;
    }

    /** Takes an amount of work and returns whether any remains. */
    boolean spend(int types) {
        work -= types;
        return work > 0;
    }

    /** Counts inherited members. Beyond the limit it composes no further types. */
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

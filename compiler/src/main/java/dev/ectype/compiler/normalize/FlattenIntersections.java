package dev.ectype.compiler.normalize;

import dev.ectype.compiler.ir.TypeRewriter;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rewrites an intersection as one equivalent type where possible. */
final class FlattenIntersections implements TypeRule {
    @Override
    public TypeRef apply(TypeRef type, HeadNormalizer heads) {
        if (!(type instanceof IntersectionType intersection) || heads.oversized() != null) {
            return type;
        }
        List<TypeRef> written = new ArrayList<>();
        collect(intersection.parts(), written);
        TypeNotes notes = intersection.notes();
        for (int index = written.size() - 1; index >= 0; index--) {
            notes = DescriptionMerger.notes(notes, written.get(index).notes());
        }
        written.removeIf(AnyType.class::isInstance);
        if (written.isEmpty()) {
            return notes.equals(TypeNotes.NONE) ? AnyType.ANY : new AnyType(notes);
        }
        return written.size() == 1
                ? TypeRewriter.withNotes(written.get(0), notes)
                : TypeRewriter.withNotes(met(written, heads), notes);
    }

    private static void collect(List<TypeRef> parts, List<TypeRef> written) {
        for (TypeRef part : parts) {
            if (part instanceof IntersectionType inner && inner.notes().equals(TypeNotes.NONE)) {
                collect(inner.parts(), written);
            } else {
                written.add(part);
            }
        }
    }

    private static TypeRef met(List<TypeRef> written, HeadNormalizer heads) {
        List<TypeRef> parts = new ArrayList<>();
        boolean allNull = true;
        List<TypeRef> resolved = resolved(written, heads);
        if (heads.oversized() != null) {
            return new IntersectionType(written, TypeNotes.NONE);
        }
        for (TypeRef part : CloseIntersections.over(resolved)) {
            allNull &= part instanceof NullableType || part instanceof NullType;
            add(part instanceof NullableType nullable ? nullable.type() : part, parts);
        }
        TypeRef all = DistributeSmallUnions.over(FoldRestrictions.over(parts), heads);
        boolean nullable = allNull && !parts.isEmpty() && !(all instanceof NullType);
        return theNamed(nullable ? new NullableType(all, TypeNotes.NONE) : all, written, heads);
    }

    /** Resolves the names of the parts. A type that is currently being composed adds nothing to itself. */
    private static List<TypeRef> resolved(List<TypeRef> written, HeadNormalizer heads) {
        List<TypeRef> resolved = new ArrayList<>();
        BaseTypes.Inherited inherited = heads.bases().inherited();
        for (TypeRef part : written) {
            if (part instanceof NamedType named && inherited.contains(named.name())) {
                continue;
            }
            heads.inherit(1);
            TypeRef head = resolved(part, heads);
            if (head == null) {
                continue;
            }
            heads.inherit(head.children().size());
            if (part instanceof NamedType named && head instanceof ObjectType base) {
                // The object has all members of its base types, so later parts with these names add nothing.
                inherited.add(named.name());
                // A derived type is already one of the base's subtypes.
                resolved.add(base.withRules(base.rules().withSubtypes(null)));
            } else if (head instanceof IntersectionType inner) {
                resolved.addAll(inner.parts());
            } else {
                resolved.add(head);
            }
        }
        return resolved;
    }

    private static @Nullable TypeRef resolved(TypeRef part, HeadNormalizer heads) {
        TypeRef head = part;
        for (int step = 0; head instanceof NamedType named && step < 100; step++) {
            TypeRef next = heads.named(named.name());
            if (next == null) {
                return heads.isOpen(named.name()) ? null : head;
            }
            head = next;
        }
        if (head instanceof NullableType nullable && nullable.type() instanceof NamedType) {
            TypeRef inner = resolved(nullable.type(), heads);
            return inner == null || inner instanceof NullableType ? inner : new NullableType(inner, TypeNotes.NONE);
        }
        return head;
    }

    private static void add(TypeRef part, List<TypeRef> parts) {
        for (int index = 0; index < parts.size(); index++) {
            TypeRef meeting = TypeMeet.of(parts.get(index), part);
            if (meeting != null) {
                parts.set(index, meeting);
                return;
            }
        }
        if (!(part instanceof AnyType)) {
            parts.add(TypeRewriter.withNotes(part, TypeNotes.NONE));
        }
    }

    /** Returns the name of a part that equals the whole intersection, if there is one. */
    private static TypeRef theNamed(TypeRef all, List<TypeRef> written, HeadNormalizer heads) {
        TypeRef bare = TypeRewriter.withNotes(all, TypeNotes.NONE);
        for (TypeRef part : written) {
            TypeRef head = part instanceof NamedType named ? heads.named(named.name()) : null;
            if (head != null
                    && !differInSize(head, bare)
                    && TypeRewriter.withNotes(head, TypeNotes.NONE).equals(bare)) {
                return TypeRewriter.withNotes(part, TypeNotes.NONE);
            }
        }
        return all;
    }

    /** Returns whether two types are objects of different sizes, which avoids a comparison of their members. */
    private static boolean differInSize(TypeRef first, TypeRef second) {
        return first instanceof ObjectType left
                && second instanceof ObjectType right
                && left.members().size() != right.members().size();
    }
}

package dev.ectype.compiler.infer.index;

import dev.ectype.compiler.ir.Api;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.NullType;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeName;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves the types of an API to members, items and variants, through names, unions and intersections. */
public final class TypeShapes {
    /** The depth limit for names that only reference other names. */
    private static final int DEEPEST = 24;

    private static final int DEEPEST_COMPOUND = 2;

    private static final int LARGEST_COMPOUND = 6;

    private final Map<TypeName, TypeRef> types;
    private final Map<TypeName, ObjectShape> known = new LinkedHashMap<>();

    /** The shapes of types without a name, by identity, because comparing their contents is slower. */
    private final Map<TypeRef, ObjectShape> inline = new IdentityHashMap<>();

    private TypeShapes(Map<TypeName, TypeRef> types) {
        this.types = types;
    }

    public static TypeShapes of(Api api) {
        return new TypeShapes(api.types());
    }

    /** Returns the members of every object that the type allows. Of two members with the same name the first counts. */
    public ObjectShape shape(@Nullable TypeRef type) {
        return shape(type, 0);
    }

    private ObjectShape shape(@Nullable TypeRef type, int depth) {
        if (type == null || depth > DEEPEST) {
            return ObjectShape.EMPTY;
        }
        if (type instanceof NamedType named) {
            ObjectShape shape = known.get(named.name());
            if (shape == null) {
                known.put(named.name(), ObjectShape.EMPTY); // A type inside itself adds no members.
                shape = shape(types.get(named.name()), depth + 1);
                known.put(named.name(), shape);
            }
            return shape;
        }
        if (type instanceof NullableType nullable) {
            return shape(nullable.type(), depth + 1);
        }
        if (type instanceof UnevaluatedType unevaluated) {
            return shape(unevaluated.type(), depth + 1);
        }
        if (type instanceof ConditionalType conditional) {
            return together(List.of(conditional.then(), conditional.otherwise()), false, depth);
        }
        boolean parts = type instanceof IntersectionType || type instanceof UnionType;
        if (!parts && !(type instanceof ObjectType)) {
            return ObjectShape.EMPTY;
        }
        ObjectShape shape = inline.get(type);
        if (shape == null) {
            shape = type instanceof ObjectType object
                    ? ofMembers(object.members())
                    : together(type.children(), type instanceof IntersectionType, depth);
            inline.put(type, shape);
        }
        return shape;
    }

    private ObjectShape together(List<TypeRef> parts, boolean all, int depth) {
        Map<String, ObjectMember> members = new LinkedHashMap<>();
        for (TypeRef part : parts) {
            for (ObjectMember member : shape(part, depth + 1).members().values()) {
                boolean required = all && member.required();
                members.merge(
                        member.name(),
                        new ObjectMember(member.name(), member.type(), required),
                        (old, more) -> stronger(old, more));
            }
        }
        return members.isEmpty() ? ObjectShape.EMPTY : new ObjectShape(members);
    }

    /** Merges two members of one name. A part that only requires a member has no type for it. */
    private static ObjectMember stronger(ObjectMember old, ObjectMember more) {
        TypeRef type = old.type() instanceof AnyType ? more.type() : old.type();
        return new ObjectMember(old.name(), type, old.required() || more.required());
    }

    private static ObjectShape ofMembers(List<ObjectMember> members) {
        Map<String, ObjectMember> byName = new LinkedHashMap<>();
        members.forEach(member -> byName.putIfAbsent(member.name(), member));
        return byName.isEmpty() ? ObjectShape.EMPTY : new ObjectShape(byName);
    }

    /** Returns the type behind names, null, and unions or intersections with a single part. */
    public TypeRef core(TypeRef type) {
        TypeRef core = type;
        for (int depth = 0; depth < DEEPEST; depth++) {
            TypeRef inner = inside(core);
            if (inner == null) {
                return core;
            }
            core = inner;
        }
        return core;
    }

    private @Nullable TypeRef inside(TypeRef type) {
        if (type instanceof NamedType named) {
            return types.get(named.name());
        }
        if (type instanceof NullableType nullable) {
            return nullable.type();
        }
        if (type instanceof UnevaluatedType unevaluated) {
            return unevaluated.type();
        }
        if (type instanceof IntersectionType intersection) {
            List<TypeRef> parts = intersection.parts().stream()
                    .filter(part -> !(part instanceof AnyType))
                    .toList();
            return parts.size() == 1 ? parts.get(0) : null;
        }
        if (type instanceof UnionType) {
            List<TypeRef> variants = variants(type);
            return variants.size() == 1 ? variants.get(0) : null;
        }
        return null;
    }

    /** Returns the variants of a union except null, or the type itself. */
    public List<TypeRef> variants(TypeRef type) {
        TypeRef at = type;
        for (int depth = 0; depth < DEEPEST; depth++) {
            if (at instanceof UnionType union) {
                return union.variants().stream()
                        .filter(variant -> !(variant instanceof NullType))
                        .toList();
            }
            TypeRef inner = at instanceof NamedType named
                    ? types.get(named.name())
                    : at instanceof NullableType nullable ? nullable.type() : null;
            if (inner == null) {
                return List.of(type);
            }
            at = inner;
        }
        return List.of(type);
    }

    /** Returns the type of an array's items, of the first one if the type is a union of arrays; else null. */
    @Nullable
    public TypeRef items(TypeRef type) {
        TypeRef core = core(type);
        if (core instanceof ArrayType array) {
            return array.items();
        }
        if (core instanceof UnionType) {
            List<TypeRef> variants = variants(core).stream().map(this::core).toList();
            boolean arrays = !variants.isEmpty() && variants.stream().allMatch(ArrayType.class::isInstance);
            return arrays && variants.get(0) instanceof ArrayType array ? array.items() : null;
        }
        if (core instanceof IntersectionType intersection) {
            for (TypeRef part : intersection.parts()) {
                if (core(part) instanceof ArrayType array) {
                    return array.items();
                }
            }
        }
        return null;
    }

    public boolean isObject(TypeRef type) {
        return !shape(type).isEmpty() || core(type) instanceof ObjectType;
    }

    public boolean mayBeNull(TypeRef type) {
        TypeRef at = type;
        for (int depth = 0; depth < DEEPEST; depth++) {
            if (at instanceof NullableType || at instanceof NullType) {
                return true;
            }
            if (at instanceof UnionType union) {
                return union.variants().stream().anyMatch(NullType.class::isInstance);
            }
            TypeRef inner = inside(at);
            if (inner == null) {
                return false;
            }
            at = inner;
        }
        return false;
    }

    /** Returns whether the type is an object without described members. */
    public boolean isOpen(TypeRef type) {
        return core(type) instanceof ObjectType object
                && object.members().isEmpty()
                && !(object.additional() instanceof NoneType);
    }

    /** Returns whether the type allows any value. */
    public boolean isUnspecified(TypeRef type) {
        return core(type) instanceof AnyType;
    }

    /** Returns whether a value may be a text or a number, as identifiers are. */
    public boolean mayBeScalar(TypeRef type) {
        for (TypeRef variant : variants(type)) {
            TypeRef core = core(variant);
            boolean scalar = core instanceof TextType || core instanceof NumberType || core instanceof EnumType;
            boolean open = core instanceof AnyType
                    || core instanceof IntersectionType && shape(core).isEmpty();
            if (scalar || open) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns whether a type is an object of a few texts and numbers, or of such objects, which may identify an instance as
     * a whole: {@code {region, name}}.
     */
    public boolean isCompound(TypeRef type) {
        return isCompound(type, DEEPEST_COMPOUND);
    }

    /** Returns whether both types are objects with the same few members, which may identify an instance as a whole. */
    public boolean isSameCompound(TypeRef one, TypeRef other) {
        return isCompound(one)
                && isCompound(other)
                && shape(one).members().keySet().equals(shape(other).members().keySet());
    }

    private boolean isCompound(TypeRef type, int levels) {
        ObjectShape shape = variants(type).size() == 1 ? shape(type) : ObjectShape.EMPTY;
        int size = shape.members().size();
        return size > 0
                && size <= LARGEST_COMPOUND
                && shape.members().values().stream()
                        .allMatch(member ->
                                isPlain(member.type()) || levels > 0 && isCompound(member.type(), levels - 1));
    }

    private boolean isPlain(TypeRef type) {
        TypeRef core = core(type);
        return core instanceof TextType || core instanceof NumberType || core instanceof EnumType;
    }

    /** Returns the declared names of a type or of the variants of a union. */
    public List<TypeName> names(TypeRef type) {
        List<TypeName> names = new ArrayList<>();
        collectNames(type, names, 0);
        return names;
    }

    private void collectNames(TypeRef type, List<TypeName> names, int depth) {
        if (depth > 4) {
            return;
        }
        if (type instanceof NamedType named) {
            names.add(named.name());
            TypeRef target = types.get(named.name());
            if (target instanceof NamedType || target instanceof UnionType) {
                collectNames(target, names, depth + 1);
            }
        } else if (type instanceof NullableType || type instanceof UnionType) {
            type.children().forEach(child -> collectNames(child, names, depth + 1));
        } else if (type instanceof IntersectionType intersection
                && intersection.parts().size() == 1) {
            collectNames(intersection.parts().get(0), names, depth + 1);
        }
    }
}

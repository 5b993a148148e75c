package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.ir.NameKey;
import dev.ectype.compiler.ir.type.AnyType;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.ConditionalType;
import dev.ectype.compiler.ir.type.IntersectionType;
import dev.ectype.compiler.ir.type.NamedType;
import dev.ectype.compiler.ir.type.NoneType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnevaluatedType;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Collects the members that several types describe, in all variants and in the elements of lists. */
final class DescribedMembers {
    private final UnaryOperator<TypeRef> resolver;
    private final Map<String, List<TypeRef>> types = new LinkedHashMap<>();
    private final Set<TypeRef> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean objects;
    private boolean open;

    private DescribedMembers(UnaryOperator<TypeRef> resolver) {
        this.resolver = resolver;
    }

    /**
     * Collects the members.
     *
     * @param resolver returns a type without names and nullability
     */
    static DescribedMembers of(List<TypeRef> types, UnaryOperator<TypeRef> resolver) {
        DescribedMembers members = new DescribedMembers(resolver);
        types.forEach(members::add);
        return members;
    }

    /** Returns the types of each member by its name, in the order of the descriptions. */
    Map<String, List<TypeRef>> types() {
        return types;
    }

    /** Returns the types of a member in any spelling, because requests may set {@code dueDate} as {@code due_date}. */
    List<TypeRef> typesOf(String name) {
        List<TypeRef> exact = types.get(name);
        if (exact != null) {
            return exact;
        }
        String key = NameKey.of(name);
        return types.entrySet().stream()
                .filter(member -> NameKey.of(member.getKey()).equals(key))
                .flatMap(member -> member.getValue().stream())
                .toList();
    }

    /** Returns whether one of the types allows members that it does not name on purpose, or none is an object. */
    boolean isOpen() {
        return open || !objects;
    }

    private void add(TypeRef type) {
        TypeRef bare = resolver.apply(type);
        if (!visited.add(bare)) {
            return;
        }
        if (bare instanceof ObjectType object) {
            add(object);
        } else if (bare instanceof ConditionalType conditional) {
            addWithout(conditional.then());
            addWithout(conditional.otherwise());
        } else if (bare instanceof UnionType
                || bare instanceof IntersectionType
                || bare instanceof ArrayType
                || bare instanceof UnevaluatedType) {
            bare.children().forEach(this::add);
        } else {
            open |= bare instanceof AnyType;
        }
    }

    /** Adds the members of a condition. A condition that says nothing leaves the object as it is. */
    private void addWithout(TypeRef condition) {
        if (!(resolver.apply(condition) instanceof AnyType)) {
            add(condition);
        }
    }

    private void add(ObjectType object) {
        objects = true;
        boolean typed = !(object.additional() instanceof AnyType) && !(object.additional() instanceof NoneType);
        boolean undescribed = object.members().isEmpty() && object.rules().subtypes() == null;
        open |= object.notes().open()
                || typed
                || undescribed
                || !object.patterns().isEmpty();
        for (ObjectMember member : object.members()) {
            types.computeIfAbsent(member.name(), name -> new ArrayList<>()).add(member.type());
        }
        object.rules().conditions().forEach(this::addWithout);
        if (object.rules().subtypes() != null) {
            object.rules().subtypes().mapping().values().forEach(name -> add(new NamedType(name, TypeNotes.NONE)));
        }
    }
}

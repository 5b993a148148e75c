package dev.ectype.compiler.ir.type;

import dev.ectype.compiler.collection.OrderedMaps;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Allows objects.
 *
 *
 * @param members the named members, in the order of the description
 * @param patterns the types of members by regular expression of their name
 * @param additional the type of all other members; {@link NoneType} forbids them
 */
public record ObjectType(
        List<ObjectMember> members,
        Map<String, TypeRef> patterns,
        TypeRef additional,
        @Nullable Integer minMembers,
        @Nullable Integer maxMembers,
        ObjectTypeRules rules,
        TypeNotes notes)
        implements TypeRef {
    public ObjectType {
        members = List.copyOf(members);
        patterns = OrderedMaps.copyOf(patterns);
    }

    /** Creates a type without further rules. */
    public ObjectType(
            List<ObjectMember> members,
            Map<String, TypeRef> patterns,
            TypeRef additional,
            @Nullable Integer minMembers,
            @Nullable Integer maxMembers,
            TypeNotes notes) {
        this(members, patterns, additional, minMembers, maxMembers, ObjectTypeRules.NONE, notes);
    }

    public ObjectType withRules(ObjectTypeRules other) {
        return new ObjectType(members, patterns, additional, minMembers, maxMembers, other, notes);
    }

    public ObjectType withAdditional(TypeRef other) {
        return new ObjectType(members, patterns, other, minMembers, maxMembers, rules, notes);
    }

    @Override
    public List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>();
        members.forEach(member -> children.add(member.type()));
        children.addAll(patterns.values());
        children.add(additional);
        children.addAll(rules.children());
        return children;
    }

    /** Returns the member with a name, or null. */
    public @Nullable ObjectMember member(String name) {
        for (ObjectMember member : members) {
            if (member.name().equals(name)) {
                return member;
            }
        }
        return null;
    }
}

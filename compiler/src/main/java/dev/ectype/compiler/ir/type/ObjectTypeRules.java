package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an object must satisfy besides the types of its members.
 *
 * @param names the type of every member's name, or null
 * @param conditions types that the object must be of too; they bring no members that it could be built from
 * @param subtypes tells by a member of which type the object is as well, or null
 */
public record ObjectTypeRules(
        @Nullable TypeRef names, List<TypeRef> conditions, UnionType.@Nullable Discriminator subtypes) {
    public static final ObjectTypeRules NONE = new ObjectTypeRules(null, List.of(), null);

    public ObjectTypeRules {
        conditions = List.copyOf(conditions);
    }

    public ObjectTypeRules withConditions(List<TypeRef> more) {
        List<TypeRef> all = new ArrayList<>(conditions);
        more.stream().filter(condition -> !all.contains(condition)).forEach(all::add);
        return new ObjectTypeRules(names, all, subtypes);
    }

    public ObjectTypeRules withSubtypes(UnionType.@Nullable Discriminator other) {
        return new ObjectTypeRules(names, conditions, other);
    }

    List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>(conditions);
        if (names != null) {
            children.add(names);
        }
        return children;
    }
}

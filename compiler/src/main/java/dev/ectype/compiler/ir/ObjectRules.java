package dev.ectype.compiler.ir;

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
public record ObjectRules(
        @Nullable TypeRef names, List<TypeRef> conditions, UnionType.@Nullable Discriminator subtypes) {
    public static final ObjectRules NONE = new ObjectRules(null, List.of(), null);

    public ObjectRules {
        conditions = List.copyOf(conditions);
    }

    public ObjectRules withConditions(List<TypeRef> more) {
        List<TypeRef> all = new ArrayList<>(conditions);
        more.stream().filter(condition -> !all.contains(condition)).forEach(all::add);
        return new ObjectRules(names, all, subtypes);
    }

    public ObjectRules withSubtypes(UnionType.@Nullable Discriminator other) {
        return new ObjectRules(names, conditions, other);
    }

    List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>(conditions);
        if (names != null) {
            children.add(names);
        }
        return children;
    }
}

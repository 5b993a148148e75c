package dev.ectype.compiler.ir.type;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes the rules of an object besides the types of its members.
 *
 * @param names the type of every member name, or null
 * @param conditions the further types that an object must match; generated objects ignore their members
 * @param subtypes the discriminator of the object's subtypes, or null
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

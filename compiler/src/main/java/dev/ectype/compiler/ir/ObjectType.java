package dev.ectype.compiler.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Allows objects.
 *
 * @param members the named members, in the order of the description
 * @param patterns types of members by regular expression of their name
 * @param additional type of all other members; {@link NoneType} forbids them
 */
public record ObjectType(
        List<Member> members,
        Map<String, TypeRef> patterns,
        TypeRef additional,
        @Nullable Integer minMembers,
        @Nullable Integer maxMembers,
        Notes notes)
        implements TypeRef {
    public ObjectType {
        members = List.copyOf(members);
        patterns = Ordered.copyOf(patterns);
    }

    @Override
    public List<TypeRef> children() {
        List<TypeRef> children = new ArrayList<>();
        members.forEach(member -> children.add(member.type()));
        children.addAll(patterns.values());
        children.add(additional);
        return children;
    }

    /** The member of that name, or null. */
    public @Nullable Member member(String name) {
        for (Member member : members) {
            if (member.name().equals(name)) {
                return member;
            }
        }
        return null;
    }
}

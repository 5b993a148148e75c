package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import org.jspecify.annotations.Nullable;

/**
 * Sets a flag of an instance, or of all instances of a list: {@code favorite} makes {@code favorited} true.
 *
 * @param member the boolean flag, or the time since which it is set
 * @param on true to set the flag, false to clear it
 * @param count the member that counts the set flags, or null
 * @param list the list whose instances get the flag, or null for the instance in the path
 * @param states the states of the instances of the list that get the flag, or null for all
 */
@JsonName("mark")
public record SetFlag(
        ResourceName resource,
        String member,
        boolean on,
        @Nullable String count,
        @Nullable MemberPath replyAt,
        Role.@Nullable ListAll list,
        Resource.@Nullable Lifecycle states)
        implements Role {
    /** Creates a role for the instance in the path. */
    public SetFlag(
            ResourceName resource, String member, boolean on, @Nullable String count, @Nullable MemberPath replyAt) {
        this(resource, member, on, count, replyAt, null, null);
    }

    @Override
    public Role.@Nullable ListAll listing() {
        return list;
    }

    @Override
    public boolean needsInstance() {
        return list == null;
    }
}

package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Unsets members of an instance. */
@JsonName("clear")
public record ClearMembers(
        ResourceName resource,
        List<String> members,
        @Nullable MemberPath replyAt) implements Role {
    public ClearMembers {
        members = List.copyOf(members);
    }
}

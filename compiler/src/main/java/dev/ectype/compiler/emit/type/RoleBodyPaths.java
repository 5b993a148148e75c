package dev.ectype.compiler.emit.type;

import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Locates the item in the request body of each role. */
public final class RoleBodyPaths {
    private RoleBodyPaths() {}

    public static MemberPath bodyAt(@Nullable Role role) {
        if (role instanceof Role.Create create) {
            return create.bodyAt();
        }
        if (role instanceof Role.Replace replace) {
            return replace.bodyAt();
        }
        if (role instanceof Role.WriteSubResource part) {
            return part.bodyAt();
        }
        if (role instanceof Role.CustomAction action && action.bodyAt() != null) {
            return action.bodyAt();
        }
        return role instanceof Role.Update update ? update.bodyAt() : MemberPath.ROOT;
    }
}

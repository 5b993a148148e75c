package dev.ectype.compiler.emit;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import org.jspecify.annotations.Nullable;

/** Where the item lies in the request of each role. */
final class RolePaths {
    private RolePaths() {}

    static MemberPath bodyAt(@Nullable Role role) {
        if (role instanceof Role.Create create) {
            return create.bodyAt();
        }
        if (role instanceof Role.Replace replace) {
            return replace.bodyAt();
        }
        if (role instanceof Role.WritePart part) {
            return part.bodyAt();
        }
        if (role instanceof Role.Touch touch && touch.bodyAt() != null) {
            return touch.bodyAt();
        }
        return role instanceof Role.Update update ? update.bodyAt() : MemberPath.ROOT;
    }
}

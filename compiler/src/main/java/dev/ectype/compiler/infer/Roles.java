package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Cases;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import org.jspecify.annotations.Nullable;

/** Roles in words. */
final class Roles {
    private static final Cases<Role, String> WORDS = Cases.<Role, String>of(Role.class)
            .on(Role.Create.class, role -> "create" + in(role.bodyAt()) + out(role.replyAt()))
            .on(Role.Read.class, role -> "read" + out(role.replyAt()))
            .on(Role.ListAll.class, role -> "list" + out(role.itemsAt()))
            .on(Role.Replace.class, Roles::replace)
            .on(Role.Update.class, role -> "update" + in(role.bodyAt()) + out(role.replyAt()))
            .on(Role.Delete.class, role -> "delete" + out(role.replyAt()))
            .on(
                    Role.Act.class,
                    role -> "act " + role.member() + " " + role.from() + " -> " + role.to() + out(role.replyAt()))
            .on(Role.Touch.class, role -> "touch" + out(role.replyAt()))
            .exhaustive();

    private Roles() {}

    static String words(Role role) {
        return role.resource() + " " + WORDS.apply(role);
    }

    private static String replace(Role.Replace role) {
        return "replace" + (role.creates() ? " or create" : "") + in(role.bodyAt()) + out(role.replyAt());
    }

    private static String in(MemberPath at) {
        return at.isRoot() ? "" : " from " + at.pointer();
    }

    private static String out(@Nullable MemberPath at) {
        return at == null ? " showing nothing" : at.isRoot() ? "" : " at " + at.pointer();
    }
}

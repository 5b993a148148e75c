package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Cases;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Settling;
import org.jspecify.annotations.Nullable;

/** Roles in words. */
final class Roles {
    private static final Cases<Role, String> WORDS = Cases.<Role, String>of(Role.class)
            .on(Role.Create.class, role -> "create" + through(role.through()) + in(role.bodyAt()) + out(role.replyAt()))
            .on(Role.Read.class, Roles::read)
            .on(
                    Role.ListAll.class,
                    role -> "list" + (role.backwards() ? " back" : "") + through(role.through())
                            + (role.held() == null ? "" : " held in " + role.held())
                            + out(role.itemsAt()))
            .on(Role.Replace.class, Roles::replace)
            .on(Role.Update.class, role -> "update" + in(role.bodyAt()) + out(role.replyAt()) + masked(role))
            .on(Role.Delete.class, role -> "delete" + out(role.replyAt()))
            .on(
                    Role.Act.class,
                    role -> "act " + role.member() + " " + role.from() + " -> " + role.to() + by(role.detour())
                            + out(role.replyAt()))
            .on(
                    Role.DeleteMany.class,
                    role -> "delete those of "
                            + (role.bodyAt() == null ? role.parameter() : "body" + in(role.bodyAt())))
            .on(Role.ReadPart.class, role -> "read " + role.member() + out(role.replyAt()))
            .on(
                    Role.WritePart.class,
                    role -> (role.merges() ? "change " : "write ")
                            + role.member()
                            + in(role.bodyAt())
                            + out(role.replyAt()))
            .on(Role.ClearPart.class, role -> "clear " + role.member() + out(role.replyAt()))
            .on(Role.Clear.class, role -> "clear " + role.members() + out(role.replyAt()))
            .on(
                    Role.Link.class,
                    role -> (role.ties() ? "tie" : "untie") + through(role.relationship()) + out(role.replyAt()))
            .on(
                    Role.Linked.class,
                    role -> "read tied" + (role.backwards() ? " back" : "") + through(role.relationship())
                            + out(role.replyAt()))
            .on(Role.Mark.class, Roles::mark)
            .on(Role.Gather.class, Roles::gather)
            .on(
                    Role.Touch.class,
                    role -> "touch" + (role.bodyAt() == null ? "" : " and change" + in(role.bodyAt()))
                            + out(role.replyAt()))
            .on(
                    Role.Publish.class,
                    role -> "publish " + role.messages() + " as " + role.queue().waiting()
                            + (role.ids() == null ? "" : " showing " + role.ids()))
            .on(
                    Role.Referrers.class,
                    role -> "name those of " + role.from() + " by " + role.member() + out(role.itemsAt()))
            .on(Role.Fetch.class, Roles::fetch)
            .exhaustive();

    private Roles() {}

    static String words(Role role) {
        return role.resource() + " " + WORDS.apply(role);
    }

    private static String read(Role.Read role) {
        Settling settling = role.settling();
        String settles = settling == null
                ? ""
                : ", which settles " + settling.member() + " " + settling.pending() + " -> " + settling.done();
        return "read" + out(role.replyAt()) + settles;
    }

    private static String replace(Role.Replace role) {
        return "replace" + (role.creates() ? " or create" : "") + in(role.bodyAt()) + out(role.replyAt());
    }

    private static String gather(Role.Gather role) {
        String list = role.member() == null ? through(role.relationship()) : " " + role.member();
        ResourceName of = role.things().resource();
        return gathering(role.deed())
                + list
                + in(role.things().bodyAt())
                + (of == null ? "" : " some " + of)
                + out(role.replyAt());
    }

    private static String fetch(Role.Fetch role) {
        Role.Fetch.Taking taking = role.taking();
        return (taking == null
                        ? "settle"
                        : (taking.lasting() ? "go on fetching " : "fetch ")
                                + role.queue().waiting()
                                + (taking.most() == null ? "" : " up to " + taking.most())
                                + out(taking.replyAt()))
                + (role.done() == null ? "" : " done " + role.done())
                + (role.kept() == null
                        ? ""
                        : " kept " + role.kept() + (role.seconds() == null ? "" : " for " + role.seconds()));
    }

    private static String gathering(Role.Gather.Deed deed) {
        return switch (deed) {
            case ADD -> "add to";
            case REMOVE -> "take from";
            case REPLACE -> "replace all of";
        };
    }

    private static String mark(Role.Mark role) {
        String count = role.count() == null ? "" : " counted by " + role.count();
        return (role.on() ? "mark " : "unmark ") + role.member() + count + out(role.replyAt());
    }

    private static String through(@Nullable String relationship) {
        return relationship == null ? "" : " through " + relationship;
    }

    private static String by(Role.Act.@Nullable Detour detour) {
        return detour == null ? "" : ", or " + detour.to() + " where " + detour.member() + " is " + detour.value();
    }

    private static String masked(Role.Update role) {
        return role.mask() == null ? "" : " only what " + role.mask() + " lists";
    }

    private static String in(MemberPath at) {
        return at.isRoot() ? "" : " from " + at.pointer();
    }

    private static String out(@Nullable MemberPath at) {
        return at == null ? " showing nothing" : at.isRoot() ? "" : " at " + at.pointer();
    }
}

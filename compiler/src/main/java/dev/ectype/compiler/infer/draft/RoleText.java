package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Describes roles in words. */
public final class RoleText {
    private static final Cases<Role, String> WORDS = Cases.<Role, String>of(Role.class)
            .on(Role.Create.class, role -> "create" + through(role.through()) + in(role.bodyAt()) + out(role.replyAt()))
            .on(Role.Read.class, RoleText::read)
            .on(
                    Role.ListAll.class,
                    role -> "list" + (role.backwards() ? " back" : "") + through(role.through())
                            + (role.listMember() == null ? "" : " held in " + role.listMember())
                            + out(role.itemsAt()))
            .on(Role.Replace.class, RoleText::replace)
            .on(Role.Update.class, role -> "update" + in(role.bodyAt()) + out(role.replyAt()) + masked(role))
            .on(Role.Delete.class, role -> "delete" + out(role.replyAt()))
            .on(
                    Role.Act.class,
                    role -> "act " + role.member() + " " + role.from() + " -> " + role.to()
                            + by(role.conditionalTarget()) + out(role.replyAt()))
            .on(
                    Role.DeleteMany.class,
                    role -> "delete those of "
                            + (role.bodyAt() == null ? role.parameter() : "body" + in(role.bodyAt())))
            .on(Role.ReadSubResource.class, role -> "read " + role.member() + out(role.replyAt()))
            .on(
                    Role.WriteSubResource.class,
                    role -> (role.merges() ? "change " : "write ")
                            + role.member()
                            + in(role.bodyAt())
                            + out(role.replyAt()))
            .on(Role.ClearSubResource.class, role -> "clear " + role.member() + out(role.replyAt()))
            .on(Role.ClearMembers.class, role -> "clear " + role.members() + out(role.replyAt()))
            .on(
                    Role.Link.class,
                    role -> (role.adds() ? "tie" : "untie") + through(role.relationship()) + out(role.replyAt()))
            .on(
                    Role.ReadLinked.class,
                    role -> "read tied" + (role.backwards() ? " back" : "") + through(role.relationship())
                            + out(role.replyAt()))
            .on(Role.SetFlag.class, RoleText::setFlag)
            .on(Role.EditList.class, RoleText::editList)
            .on(
                    Role.CustomAction.class,
                    role -> "touch" + (role.bodyAt() == null ? "" : " and change" + in(role.bodyAt()))
                            + out(role.replyAt()))
            .on(
                    Role.Publish.class,
                    role -> "publish " + role.messages() + " as " + role.queue().envelopes()
                            + (role.ids() == null ? "" : " showing " + role.ids()))
            .on(
                    Role.ListReferrers.class,
                    role -> "name those of " + role.from() + " by " + role.member() + out(role.itemsAt()))
            .on(Role.Fetch.class, RoleText::fetch)
            .exhaustive();

    private RoleText() {}

    public static String words(Role role) {
        return role.resource() + " " + WORDS.apply(role);
    }

    private static String read(Role.Read role) {
        AsyncCompletion completion = role.completion();
        String settles = completion == null
                ? ""
                : ", which settles " + completion.member() + " " + completion.pending() + " -> " + completion.done();
        return "read" + out(role.replyAt()) + settles;
    }

    private static String replace(Role.Replace role) {
        return "replace" + (role.creates() ? " or create" : "") + in(role.bodyAt()) + out(role.replyAt());
    }

    private static String editList(Role.EditList role) {
        String list = role.member() == null ? through(role.relationship()) : " " + role.member();
        ResourceName of = role.items().resource();
        return editText(role.edit())
                + list
                + in(role.items().bodyAt())
                + (of == null ? "" : " some " + of)
                + out(role.replyAt());
    }

    private static String fetch(Role.Fetch role) {
        Role.Fetch.Delivery taking = role.delivery();
        return (taking == null
                        ? "settle"
                        : (taking.continuous() ? "go on fetching " : "fetch ")
                                + role.queue().envelopes()
                                + (taking.limit() == null ? "" : " up to " + taking.limit())
                                + out(taking.replyAt()))
                + (role.acknowledged() == null ? "" : " done " + role.acknowledged())
                + (role.deferred() == null
                        ? ""
                        : " kept " + role.deferred() + (role.delays() == null ? "" : " for " + role.delays()));
    }

    private static String editText(Role.EditList.Edit edit) {
        return switch (edit) {
            case ADD -> "add to";
            case REMOVE -> "take from";
            case REPLACE -> "replace all of";
        };
    }

    private static String setFlag(Role.SetFlag role) {
        String count = role.count() == null ? "" : " counted by " + role.count();
        return (role.on() ? "mark " : "unmark ") + role.member() + count + out(role.replyAt());
    }

    private static String through(@Nullable String relationship) {
        return relationship == null ? "" : " through " + relationship;
    }

    private static String by(Role.Act.@Nullable ConditionalTarget target) {
        return target == null ? "" : ", or " + target.to() + " where " + target.member() + " is " + target.value();
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

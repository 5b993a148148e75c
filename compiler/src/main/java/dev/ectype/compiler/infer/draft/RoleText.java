package dev.ectype.compiler.infer.draft;

import dev.ectype.compiler.collection.Cases;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.AsyncCompletion;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.LinkRole;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.MessageDelivery;
import dev.ectype.compiler.ir.resource.MoveRole;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.resource.SubResourceRole;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes roles in words. */
public final class RoleText {
    private static final Cases<Role, String> WORDS = Cases.<Role, String>of(Role.class)
            .on(Role.Create.class, role -> "create" + through(role.through()) + in(role.bodyAt()) + out(role.replyAt()))
            .on(Role.Read.class, RoleText::read)
            .on(
                    Role.ListAll.class,
                    role -> "list" + (role.backwards() ? " backwards" : "") + through(role.through())
                            + (role.listMember() == null ? "" : " referenced by " + role.listMember())
                            + out(role.itemsAt()))
            .on(Role.Count.class, RoleText::count)
            .on(Role.Replace.class, RoleText::replace)
            .on(Role.Update.class, role -> "update" + in(role.bodyAt()) + out(role.replyAt()) + masked(role))
            .on(Role.Delete.class, role -> "delete" + out(role.replyAt()))
            .on(
                    Role.Act.class,
                    role -> "transition " + role.member() + (role.list() == null ? " " : " of all ") + role.from()
                            + " -> " + role.to() + by(role.conditionalTarget()) + out(role.replyAt()))
            .on(DeleteMany.class, RoleText::deleteMany)
            .on(SubResourceRole.ReadSubResource.class, role -> "read " + role.member() + out(role.replyAt()))
            .on(
                    SubResourceRole.WriteSubResource.class,
                    role -> (role.merges() ? "update " : "replace ")
                            + role.member()
                            + in(role.bodyAt())
                            + out(role.replyAt()))
            .on(SubResourceRole.ClearSubResource.class, role -> "clear " + role.member() + out(role.replyAt()))
            .on(Role.ClearMembers.class, role -> "clear " + role.members() + out(role.replyAt()))
            .on(
                    LinkRole.Link.class,
                    role -> (role.adds() ? "link" : "unlink") + through(role.relationship()) + out(role.replyAt()))
            .on(
                    LinkRole.ReadLinked.class,
                    role -> "read linked" + (role.backwards() ? " backwards" : "") + through(role.relationship())
                            + out(role.replyAt()))
            .on(SetFlag.class, RoleText::setFlag)
            .on(Role.EditList.class, RoleText::editList)
            .on(
                    Role.CustomAction.class,
                    role -> "custom action" + (role.bodyAt() == null ? "" : " that updates" + in(role.bodyAt()))
                            + out(role.replyAt()))
            .on(MoveRole.Move.class, role -> "move to " + role.to() + " by " + role.parameter() + out(role.replyAt()))
            .on(MoveRole.Merge.class, role -> "merge with " + role.parameter() + out(role.replyAt()))
            .on(
                    ReplyingRole.Publish.class,
                    role -> "publish " + role.messages() + " as " + role.queue().envelopes()
                            + (role.ids() == null ? "" : " returning " + role.ids()))
            .on(
                    ReplyingRole.ListReferrers.class,
                    role -> "list referrers " + role.from() + " by " + role.member() + out(role.itemsAt()))
            .on(ReplyingRole.Fetch.class, RoleText::fetch)
            .exhaustive();

    private RoleText() {}

    public static String words(Role role) {
        return role.resource() + " " + effect(role);
    }

    /** Describes the effect of a role without the name of its resource. */
    public static String effect(Role role) {
        return WORDS.apply(role);
    }

    private static String read(Role.Read role) {
        AsyncCompletion completion = role.completion();
        String settles = completion == null
                ? ""
                : ", which completes " + completion.member() + " " + completion.pending() + " -> " + completion.done();
        return "read" + out(role.replyAt()) + settles;
    }

    private static String count(Role.Count role) {
        return "count" + out(role.replyAt()) + filtered(role.list());
    }

    private static String deleteMany(DeleteMany role) {
        Role.ListAll list = role.list();
        return list != null
                ? "delete all" + filtered(list)
                : "delete all listed in " + (role.bodyAt() == null ? role.parameter() : "body" + in(role.bodyAt()));
    }

    private static String filtered(Role.ListAll list) {
        List<String> filters =
                list.filters().stream().map(ListFilter::parameter).toList();
        return filters.isEmpty() ? "" : " filtered by " + String.join(", ", filters);
    }

    private static String replace(Role.Replace role) {
        return "replace" + (role.creates() ? " or create" : "") + in(role.bodyAt()) + out(role.replyAt());
    }

    private static String editList(Role.EditList role) {
        String list = role.member() == null ? through(role.relationship()) : " " + role.member();
        ResourceName of = role.items().resource();
        return editText(role.edit())
                + list
                + (role.items().bodyAt() == null
                        ? " an item in the path"
                        : in(role.items().bodyAt()))
                + (of == null ? "" : " with items of " + of)
                + (role.returnsList() ? " with the list as content" : out(role.replyAt()));
    }

    private static String fetch(ReplyingRole.Fetch role) {
        MessageDelivery taking = role.delivery();
        return (taking == null
                        ? "settle"
                        : (taking.continuous() ? "stream " : "pull ")
                                + role.queue().envelopes()
                                + (taking.limit() == null ? "" : " up to " + taking.limit())
                                + out(taking.replyAt()))
                + (role.acknowledged() == null ? "" : " acknowledged by " + role.acknowledged())
                + (role.deferred() == null
                        ? ""
                        : " deferred by " + role.deferred() + (role.delays() == null ? "" : " for " + role.delays()));
    }

    private static String editText(ListEditKind edit) {
        return switch (edit) {
            case ADD -> "add to";
            case REMOVE -> "remove from";
            case REPLACE -> "replace all of";
        };
    }

    private static String setFlag(SetFlag role) {
        String count = role.count() == null ? "" : " counted by " + role.count();
        String many = role.list() == null ? "" : " of all" + inStates(role.states());
        return (role.on() ? "set flag " : "clear flag ") + role.member() + many + count + out(role.replyAt());
    }

    private static String inStates(Resource.@Nullable Lifecycle states) {
        return states == null ? "" : " in " + states.states();
    }

    private static String through(@Nullable String relationship) {
        return relationship == null ? "" : " through " + relationship;
    }

    private static String by(Role.Act.@Nullable ConditionalTarget target) {
        return target == null ? "" : ", or " + target.to() + " where " + target.member() + " is " + target.value();
    }

    private static String masked(Role.Update role) {
        return (role.mask() == null ? "" : " limited by " + role.mask())
                + (role.only() == null ? "" : " of only " + role.only().member());
    }

    private static String in(MemberPath at) {
        return at.isRoot() ? "" : " from " + at.pointer();
    }

    static String out(@Nullable MemberPath at) {
        return at == null ? " without content" : at.isRoot() ? "" : " at " + at.pointer();
    }
}

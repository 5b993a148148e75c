package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes the effect of an operation on a resource. */
public sealed interface Role
        permits Role.OnCollection,
                Role.Read,
                Role.Change,
                Role.Delete,
                Role.Act,
                Role.ClearMembers,
                SetFlag,
                Role.CustomAction,
                Role.EditList,
                MoveRole,
                LinkRole,
                SubResourceRole,
                ReplyingRole {
    ResourceName resource();

    /** Returns the location in the request body of the values that the operation uses, or null. */
    default @Nullable MemberPath bodyAt() {
        return null;
    }

    /** Returns the location in the request body of the instance, or of the part of it that the operation stores. */
    default MemberPath itemAt() {
        MemberPath bodyAt = bodyAt();
        return bodyAt == null ? MemberPath.ROOT : bodyAt;
    }

    /** Returns the location of the instance or of the count in the reply, or null if the reply contains neither. */
    default @Nullable MemberPath replyAt() {
        return null;
    }

    /** Returns the list whose instances the operation returns, counts or deletes, or null. */
    default @Nullable ListAll listing() {
        return null;
    }

    /** Returns whether the operation creates an instance, always or if it is missing. */
    default boolean creates() {
        return false;
    }

    /** Returns whether the operation works on one existing instance. */
    default boolean needsInstance() {
        return true;
    }

    /** Works on a collection, not on one existing instance. */
    sealed interface OnCollection extends Role permits Create, ListAll, Count, DeleteMany {
        @Override
        default boolean needsInstance() {
            return false;
        }
    }

    /**
     * Creates an instance from {@code bodyAt} in the request and replies with it at {@code replyAt}.
     *
     * @param through the relationship to the instance in the path, or null
     */
    record Create(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            @Nullable String through) implements OnCollection {
        public Create(ResourceName resource, MemberPath bodyAt, @Nullable MemberPath replyAt) {
            this(resource, bodyAt, replyAt, null);
        }

        public Create through(String relationship) {
            return new Create(resource, bodyAt, replyAt, relationship);
        }

        @Override
        public boolean creates() {
            return true;
        }
    }

    /**
     * Replies with an instance.
     *
     * @param completion the way in which polls complete the instance, or null
     */
    record Read(
            ResourceName resource,
            MemberPath replyAt,
            @JsonName("settling") @Nullable AsyncCompletion completion) implements Role {
        public Read(ResourceName resource, MemberPath replyAt) {
            this(resource, replyAt, null);
        }
    }

    /**
     * Replies with a list of instances at {@code itemsAt}.
     *
     * @param through the relationship to the instance in the path, or null
     * @param backwards true if the listed instances link to the instance in the path, false if it links to them
     * @param listMember the member of the instance in the path that lists the instances, or null
     */
    record ListAll(
            ResourceName resource,
            MemberPath itemsAt,
            List<ListFilter> filters,
            @Nullable ListSort sort,
            Paging paging,
            @Nullable String through,
            boolean backwards,
            @JsonName("held") @Nullable String listMember)
            implements OnCollection {
        public ListAll {
            filters = List.copyOf(filters);
        }

        @Override
        public ListAll listing() {
            return this;
        }

        /** Creates a list without filters, sorting and paging. */
        public ListAll(ResourceName resource, MemberPath itemsAt) {
            this(resource, itemsAt, List.of(), null, Paging.NONE, null, false, null);
        }

        public ListAll withFilters(List<ListFilter> found) {
            return new ListAll(resource, itemsAt, found, sort, paging, through, backwards, listMember);
        }

        public ListAll withSort(@Nullable ListSort found) {
            return new ListAll(resource, itemsAt, filters, found, paging, through, backwards, listMember);
        }

        public ListAll withPaging(Paging found) {
            return new ListAll(resource, itemsAt, filters, sort, found, through, backwards, listMember);
        }

        public ListAll through(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, false, listMember);
        }

        /** Returns a copy that follows a relationship backwards. */
        public ListAll backwardsThrough(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, true, listMember);
        }

        public ListAll withListMember(String member) {
            return new ListAll(resource, itemsAt, filters, sort, paging, through, backwards, member);
        }
    }

    /** Replies with the number of instances that a list with the same filters contains on all its pages. */
    record Count(ListAll list, MemberPath replyAt) implements OnCollection {
        @Override
        public ResourceName resource() {
            return list.resource();
        }

        @Override
        public ListAll listing() {
            return list;
        }
    }

    /** Changes an instance to the values in the request. */
    sealed interface Change extends Role {
        @Override
        MemberPath bodyAt();
    }

    /** Replaces an instance. */
    record Replace(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            boolean creates) implements Change {}

    /**
     * Updates the members that the request contains.
     *
     * @param mask the request member that lists the members to change, or null
     * @param only the only member that the operation changes, although requests contain the instance, or null
     */
    record Update(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            @Nullable String mask,
            @Nullable ChangedMember only)
            implements Change {
        public Update(ResourceName resource, MemberPath bodyAt, @Nullable MemberPath replyAt) {
            this(resource, bodyAt, replyAt, null, null);
        }

        public Update withMask(String member) {
            return new Update(resource, bodyAt, replyAt, member, only);
        }
    }

    /** Deletes an instance. */
    record Delete(ResourceName resource, @Nullable MemberPath replyAt) implements Role {}

    /**
     * Moves an instance to another state, or all instances of a list whose states allow it.
     *
     * @param conditionalTarget the different target of some instances, or null
     * @param list the list whose instances are moved, or null for the instance in the path
     */
    record Act(
            ResourceName resource,
            String member,
            List<String> from,
            String to,
            @JsonName("detour") @Nullable ConditionalTarget conditionalTarget,
            @Nullable MemberPath replyAt,
            @Nullable ListAll list)
            implements Role {
        public Act {
            from = List.copyOf(from);
        }

        public Act(ResourceName resource, String member, List<String> from, String to, @Nullable MemberPath replyAt) {
            this(resource, member, from, to, null, replyAt, null);
        }

        @Override
        public @Nullable ListAll listing() {
            return list;
        }

        @Override
        public boolean needsInstance() {
            return list == null;
        }

        /** Sends instances with a {@code member} of the value to another state. */
        public record ConditionalTarget(String member, String value, String to) {}

        public Act withFrom(List<String> states) {
            return new Act(resource, member, states, to, conditionalTarget, replyAt, list);
        }
    }

    /** Unsets members of an instance. */
    @JsonName("clear")
    record ClearMembers(
            ResourceName resource,
            List<String> members,
            @Nullable MemberPath replyAt) implements Role {
        public ClearMembers {
            members = List.copyOf(members);
        }
    }

    /**
     * Requires an instance and replies with it, without a known effect of its own.
     *
     * @param bodyAt the location of request members that update the instance, or null
     */
    @JsonName("touch")
    record CustomAction(
            ResourceName resource,
            @Nullable MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Adds items from the request to a list of an instance, or removes them: {@code addTag} for {@code tags}.
     *
     * @param member the list, or null if a {@code relationship} links the items
     * @param returnsList true if the reply is the list
     */
    @JsonName("gather")
    record EditList(
            ResourceName resource,
            @Nullable String member,
            @Nullable String relationship,
            @JsonName("deed") ListEditKind edit,
            @JsonName("things") RequestedItems items,
            @Nullable MemberPath replyAt,
            boolean returnsList)
            implements Role {
        /** Returns whether the operation adds items, or replaces all by others. */
        public boolean adds() {
            return edit != ListEditKind.REMOVE;
        }
    }
}

package dev.ectype.compiler.ir.resource;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an operation does to a resource, in one word with what that word needs. */
public sealed interface Role {
    ResourceName resource();

    /**
     * Adds one; the item lies at {@code bodyAt} in the request and at {@code replyAt} in the reply.
     *
     * @param through the relationship by which it is tied to what the path names, or null
     */
    record Create(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            @Nullable String through) implements Role {
        public Create(ResourceName resource, MemberPath bodyAt, @Nullable MemberPath replyAt) {
            this(resource, bodyAt, replyAt, null);
        }

        public Create through(String relationship) {
            return new Create(resource, bodyAt, replyAt, relationship);
        }
    }

    /**
     * Shows one.
     *
     * @param completion how what is shown comes to an end by being asked for, or null
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
     * Shows many; the array lies at {@code itemsAt} in the reply.
     *
     * @param through the relationship by which those that are shown are tied to what the path names, or null
     * @param backwards whether what is shown is what has been tied to something, rather than what something was tied to
     * @param listMember the member of what the path names that lists those that are shown, or null
     */
    record ListAll(
            ResourceName resource,
            MemberPath itemsAt,
            List<Filter> filters,
            @Nullable Sort sort,
            Paging paging,
            @Nullable String through,
            boolean backwards,
            @JsonName("held") @Nullable String listMember)
            implements Role {
        public ListAll {
            filters = List.copyOf(filters);
        }

        /** A list that is always shown whole. */
        public ListAll(ResourceName resource, MemberPath itemsAt) {
            this(resource, itemsAt, List.of(), null, Paging.NONE, null, false, null);
        }

        public ListAll withFilters(List<Filter> found) {
            return new ListAll(resource, itemsAt, found, sort, paging, through, backwards, listMember);
        }

        public ListAll withSort(Sort found) {
            return new ListAll(resource, itemsAt, filters, found, paging, through, backwards, listMember);
        }

        public ListAll withPaging(Paging found) {
            return new ListAll(resource, itemsAt, filters, sort, found, through, backwards, listMember);
        }

        public ListAll through(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, false, listMember);
        }

        /** What has been tied to what the path names, seen from there. */
        public ListAll backwardsThrough(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, true, listMember);
        }

        public ListAll withListMember(String member) {
            return new ListAll(resource, itemsAt, filters, sort, paging, through, backwards, member);
        }
    }

    /** Ties one to what the path names before it, or to whoever asks, or unties the two. */
    record Link(
            ResourceName resource,
            String relationship,
            @JsonName("ties") boolean adds,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Shows one if it is tied to what the path names before it, or to whoever asks.
     *
     * @param backwards whether what the path names before it is tied to it instead
     */
    @JsonName("linked")
    record ReadLinked(
            ResourceName resource,
            String relationship,
            boolean backwards,
            @Nullable MemberPath replyAt) implements Role {}

    /** Puts a whole new one in the place of an old one. */
    record Replace(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            boolean creates) implements Role {}

    /**
     * Changes the members that the request carries.
     *
     * @param mask the member of the request that lists those that it means, or null
     */
    record Update(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            @Nullable String mask) implements Role {
        public Update(ResourceName resource, MemberPath bodyAt, @Nullable MemberPath replyAt) {
            this(resource, bodyAt, replyAt, null);
        }

        public Update withMask(String member) {
            return new Update(resource, bodyAt, replyAt, member);
        }
    }

    /** Takes one away. */
    record Delete(ResourceName resource, @Nullable MemberPath replyAt) implements Role {}

    /**
     * Takes several away.
     *
     * @param parameter the query parameter that names them, or null when the body does
     * @param bodyAt where the body names them, or null when a parameter does
     */
    record DeleteMany(
            ResourceName resource,
            @Nullable String parameter,
            @Nullable MemberPath bodyAt) implements Role {}

    /**
     * Moves one from a state to another.
     *
     * @param conditionalTarget where it goes instead for some, or null
     */
    record Act(
            ResourceName resource,
            String member,
            List<String> from,
            String to,
            @JsonName("detour") @Nullable ConditionalTarget conditionalTarget,
            @Nullable MemberPath replyAt)
            implements Role {
        public Act {
            from = List.copyOf(from);
        }

        public Act(ResourceName resource, String member, List<String> from, String to, @Nullable MemberPath replyAt) {
            this(resource, member, from, to, null, replyAt);
        }

        /** Those whose {@code member} has the value go to another state. */
        public record ConditionalTarget(String member, String value, String to) {}

        public Act withFrom(List<String> states) {
            return new Act(resource, member, states, to, conditionalTarget, replyAt);
        }
    }

    /** Unsets members of one. */
    @JsonName("clear")
    record ClearMembers(
            ResourceName resource,
            List<String> members,
            @Nullable MemberPath replyAt) implements Role {
        public ClearMembers {
            members = List.copyOf(members);
        }
    }

    /** Shows one member of one. */
    @JsonName("readPart")
    record ReadSubResource(ResourceName resource, String member, MemberPath replyAt) implements Role {}

    /**
     * Changes one member of one.
     *
     * @param merges whether what the request does not tell of stays
     */
    @JsonName("writePart")
    record WriteSubResource(
            ResourceName resource,
            String member,
            boolean merges,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /** Takes one member of one away, or puts it back to what it is at first. */
    @JsonName("clearPart")
    record ClearSubResource(
            ResourceName resource, String member, @Nullable MemberPath replyAt) implements Role {}

    /**
     * Says yes or no to something about one: {@code favorite} makes {@code favorited} true.
     *
     * @param member holds yes or no, or the time since when it is so
     * @param on whether the answer is yes
     * @param count the member that counts how often it was said, or null
     */
    @JsonName("mark")
    record SetFlag(
            ResourceName resource,
            String member,
            boolean on,
            @Nullable String count,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Needs one to exist and shows it, but is not known to do anything of its own to it.
     *
     * @param bodyAt where the request carries members that one has too, which it changes, or null
     */
    @JsonName("touch")
    record CustomAction(
            ResourceName resource,
            @Nullable MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Puts things that the request names into a list of one, or takes them out: {@code addTag} into its {@code tags}.
     *
     * @param member the list, or null where a {@code relationship} ties them instead
     */
    @JsonName("gather")
    record EditList(
            ResourceName resource,
            @Nullable String member,
            @Nullable String relationship,
            @JsonName("deed") Edit edit,
            @JsonName("things") RequestedItems items,
            @Nullable MemberPath replyAt)
            implements Role {
        /** What is done with a list and some things. */
        public enum Edit {
            ADD,
            REMOVE,
            /** They are all that is in it afterwards. */
            REPLACE
        }
    }

    /**
     * What a request names to do something with.
     *
     * @param resource what they are instances of, or null where nothing is known of them
     * @param bodyAt where the body names one or several
     * @param listed whether it names them in a list
     * @param currentUserAlias the word that stands for the one that whoever asks is, or null
     */
    record RequestedItems(
            @Nullable ResourceName resource,
            MemberPath bodyAt,
            boolean listed,
            @JsonName("self") @Nullable String currentUserAlias) {}

    /**
     * Tells one some messages, which wait from then on wherever it is referred to.
     *
     * @param messages the member of the request that holds one or a list of them
     * @param ids where the reply shows by what they are known, or null
     */
    record Publish(
            ResourceName resource,
            MessageQueue queue,
            String messages,
            @Nullable String ids) implements Role {}

    /**
     * Fetches messages that wait at one, and says what becomes of those that were fetched before.
     *
     * @param acknowledged the member of the request that lists those that need not wait any more, or null
     * @param deferred the member of the request that lists those of which it says when they are fetched again, or null
     * @param delays the member that says so, one for all or a list with one for each; null where they are fetched again at once
     * @param delivery how some are fetched, or null
     */
    record Fetch(
            ResourceName resource,
            MessageQueue queue,
            @JsonName("done") @Nullable String acknowledged,
            @JsonName("kept") @Nullable String deferred,
            @JsonName("seconds") @Nullable String delays,
            @JsonName("taking") @Nullable Delivery delivery)
            implements Role {
        /**
         * How messages are fetched.
         *
         * @param limit the member of the request that says how many at most, or null
         * @param ackDeadline the member that says how long they are not fetched again, or null
         * @param replyAt where the reply lists them in their envelopes; the root where it is one envelope itself
         * @param continuous whether those that come later are fetched too
         */
        public record Delivery(
                @JsonName("most") @Nullable String limit,
                @JsonName("patience") @Nullable String ackDeadline,
                MemberPath replyAt,
                @JsonName("lasting") boolean continuous) {}
    }

    /**
     * Shows the names of those of another kind that refer to one.
     *
     * @param member the member by which they do
     */
    @JsonName("referrers")
    record ListReferrers(ResourceName resource, ResourceName from, String member, MemberPath itemsAt) implements Role {}

    /** A query parameter that keeps only some items; the member is the root where it is held against the whole item. */
    record Filter(
            String parameter,
            MemberPath member,
            @JsonName("how") FilterOperator operator) {
        /** Keeps the items whose member has the parameter's value. */
        public Filter(String parameter, MemberPath member) {
            this(parameter, member, FilterOperator.EQUAL);
        }
    }

    /** The query parameters that choose by what items are ordered and in which direction; one of them is there. */
    record Sort(@Nullable String by, @Nullable String direction) {
        public boolean uses(String parameter) {
            return parameter.equals(by) || parameter.equals(direction);
        }
    }
}

package dev.ectype.compiler.ir;

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
     * @param settling how what is shown comes to an end by being asked for, or null
     */
    record Read(
            ResourceName resource,
            MemberPath replyAt,
            @Nullable Settling settling) implements Role {
        public Read(ResourceName resource, MemberPath replyAt) {
            this(resource, replyAt, null);
        }
    }

    /**
     * Shows many; the array lies at {@code itemsAt} in the reply.
     *
     * @param through the relationship by which those that are shown are tied to what the path names, or null
     * @param backwards whether what is shown is what has been tied to something, rather than what something was tied to
     * @param held the member of what the path names that lists those that are shown, or null
     */
    record ListAll(
            ResourceName resource,
            MemberPath itemsAt,
            List<Filter> filters,
            @Nullable Sort sort,
            Paging paging,
            @Nullable String through,
            boolean backwards,
            @Nullable String held)
            implements Role {
        public ListAll {
            filters = List.copyOf(filters);
        }

        /** A list that is always shown whole. */
        public ListAll(ResourceName resource, MemberPath itemsAt) {
            this(resource, itemsAt, List.of(), null, Paging.NONE, null, false, null);
        }

        public ListAll withFilters(List<Filter> found) {
            return new ListAll(resource, itemsAt, found, sort, paging, through, backwards, held);
        }

        public ListAll withSort(Sort found) {
            return new ListAll(resource, itemsAt, filters, found, paging, through, backwards, held);
        }

        public ListAll withPaging(Paging found) {
            return new ListAll(resource, itemsAt, filters, sort, found, through, backwards, held);
        }

        public ListAll through(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, false, held);
        }

        /** What has been tied to what the path names, seen from there. */
        public ListAll backThrough(String relationship) {
            return new ListAll(resource, itemsAt, filters, sort, paging, relationship, true, held);
        }

        public ListAll heldIn(String member) {
            return new ListAll(resource, itemsAt, filters, sort, paging, through, backwards, member);
        }
    }

    /** Ties one to what the path names before it, or to whoever asks, or unties the two. */
    record Link(
            ResourceName resource,
            String relationship,
            boolean ties,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Shows one if it is tied to what the path names before it, or to whoever asks.
     *
     * @param backwards whether what the path names before it is tied to it instead
     */
    record Linked(
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

        public Update masked(String member) {
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
     * @param detour where it goes instead for some, or null
     */
    record Act(
            ResourceName resource,
            String member,
            List<String> from,
            String to,
            @Nullable Detour detour,
            @Nullable MemberPath replyAt)
            implements Role {
        public Act {
            from = List.copyOf(from);
        }

        public Act(ResourceName resource, String member, List<String> from, String to, @Nullable MemberPath replyAt) {
            this(resource, member, from, to, null, replyAt);
        }

        /** Those whose {@code member} has the value go to another state. */
        public record Detour(String member, String value, String to) {}

        public Act withFrom(List<String> states) {
            return new Act(resource, member, states, to, detour, replyAt);
        }
    }

    /** Unsets members of one. */
    record Clear(
            ResourceName resource,
            List<String> members,
            @Nullable MemberPath replyAt) implements Role {
        public Clear {
            members = List.copyOf(members);
        }
    }

    /** Shows one member of one. */
    record ReadPart(ResourceName resource, String member, MemberPath replyAt) implements Role {}

    /**
     * Changes one member of one.
     *
     * @param merges whether what the request does not tell of stays
     */
    record WritePart(
            ResourceName resource,
            String member,
            boolean merges,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /** Takes one member of one away, or puts it back to what it is at first. */
    record ClearPart(
            ResourceName resource, String member, @Nullable MemberPath replyAt) implements Role {}

    /**
     * Says yes or no to something about one: {@code favorite} makes {@code favorited} true.
     *
     * @param member holds yes or no, or the time since when it is so
     * @param on whether the answer is yes
     * @param count the member that counts how often it was said, or null
     */
    record Mark(
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
    record Touch(
            ResourceName resource,
            @Nullable MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /**
     * Puts things that the request names into a list of one, or takes them out: {@code addTag} into its {@code tags}.
     *
     * @param member the list, or null where a {@code relationship} ties them instead
     */
    record Gather(
            ResourceName resource,
            @Nullable String member,
            @Nullable String relationship,
            Deed deed,
            Things things,
            @Nullable MemberPath replyAt)
            implements Role {
        /** What is done with a list and some things. */
        public enum Deed {
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
     * @param self the word that stands for the one that whoever asks is, or null
     */
    record Things(
            @Nullable ResourceName resource,
            MemberPath bodyAt,
            boolean listed,
            @Nullable String self) {}

    /**
     * Tells one some messages, which wait from then on wherever it is referred to.
     *
     * @param messages the member of the request that holds one or a list of them
     * @param ids where the reply shows by what they are known, or null
     */
    record Publish(
            ResourceName resource,
            Queue queue,
            String messages,
            @Nullable String ids) implements Role {}

    /**
     * Fetches messages that wait at one, and says what becomes of those that were fetched before.
     *
     * @param done the member of the request that lists those that need not wait any more, or null
     * @param kept the member of the request that lists those of which it says when they are fetched again, or null
     * @param seconds the member that says so, one for all or a list with one for each; null where they are fetched again at once
     * @param taking how some are fetched, or null
     */
    record Fetch(
            ResourceName resource,
            Queue queue,
            @Nullable String done,
            @Nullable String kept,
            @Nullable String seconds,
            @Nullable Taking taking)
            implements Role {
        /**
         * How messages are fetched.
         *
         * @param most the member of the request that says how many at most, or null
         * @param patience the member that says how long they are not fetched again, or null
         * @param replyAt where the reply lists them in their envelopes; the root where it is one envelope itself
         * @param lasting whether those that come later are fetched too
         */
        public record Taking(
                @Nullable String most, @Nullable String patience, MemberPath replyAt, boolean lasting) {}
    }

    /**
     * Shows the names of those of another kind that refer to one.
     *
     * @param member the member by which they do
     */
    record Referrers(ResourceName resource, ResourceName from, String member, MemberPath itemsAt) implements Role {}

    /** A query parameter that keeps only some items; the member is the root where it is held against the whole item. */
    record Filter(String parameter, MemberPath member, Comparison how) {
        /** Keeps the items whose member has the parameter's value. */
        public Filter(String parameter, MemberPath member) {
            this(parameter, member, Comparison.EQUAL);
        }
    }

    /** The query parameters that choose by what items are ordered and in which direction; one of them is there. */
    record Sort(@Nullable String by, @Nullable String direction) {
        public boolean takes(String parameter) {
            return parameter.equals(by) || parameter.equals(direction);
        }
    }
}

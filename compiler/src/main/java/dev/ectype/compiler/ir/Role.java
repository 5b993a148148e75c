package dev.ectype.compiler.ir;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What an operation does to a resource, in one word with what that word needs. */
public sealed interface Role {
    ResourceName resource();

    /** Adds one; the item lies at {@code bodyAt} in the request and at {@code replyAt} in the reply. */
    record Create(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /** Shows one. */
    record Read(ResourceName resource, MemberPath replyAt) implements Role {}

    /** Shows many; the array lies at {@code itemsAt} in the reply. */
    record ListAll(
            ResourceName resource,
            MemberPath itemsAt,
            List<Filter> filters,
            @Nullable Sort sort,
            Paging paging) implements Role {
        public ListAll {
            filters = List.copyOf(filters);
        }

        /** A list that is always shown whole. */
        public ListAll(ResourceName resource, MemberPath itemsAt) {
            this(resource, itemsAt, List.of(), null, Paging.NONE);
        }

        public ListAll withFilters(List<Filter> found) {
            return new ListAll(resource, itemsAt, found, sort, paging);
        }

        public ListAll withSort(Sort found) {
            return new ListAll(resource, itemsAt, filters, found, paging);
        }

        public ListAll withPaging(Paging found) {
            return new ListAll(resource, itemsAt, filters, sort, found);
        }
    }

    /** Puts a whole new one in the place of an old one. */
    record Replace(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt,
            boolean creates) implements Role {}

    /** Changes the members that the request carries. */
    record Update(
            ResourceName resource,
            MemberPath bodyAt,
            @Nullable MemberPath replyAt) implements Role {}

    /** Takes one away. */
    record Delete(ResourceName resource, @Nullable MemberPath replyAt) implements Role {}

    /** Moves one from a state to another. */
    record Act(
            ResourceName resource,
            String member,
            List<String> from,
            String to,
            @Nullable MemberPath replyAt) implements Role {
        public Act {
            from = List.copyOf(from);
        }
    }

    /** Needs one to exist and shows it, but is not known to change it. */
    record Touch(ResourceName resource, @Nullable MemberPath replyAt) implements Role {}

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

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
    record ListAll(ResourceName resource, MemberPath itemsAt, List<Filter> filters, Paging paging) implements Role {
        public ListAll {
            filters = List.copyOf(filters);
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

    /** A query parameter that keeps only the items whose member equals it. */
    record Filter(String parameter, MemberPath member) {}
}

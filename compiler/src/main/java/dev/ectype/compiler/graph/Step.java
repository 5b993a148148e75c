package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ListFilter;
import dev.ectype.compiler.ir.resource.ListSort;
import dev.ectype.compiler.ir.resource.Paging;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Describes one read or change of the state, in order. {@code within} and {@code target} name the result of an earlier
 * step: a {@link Lookup}, {@link LookupSingleton} or {@link FilterByQualifiers}.
 */
public sealed interface Step {
    /**
     * Finds the instance that {@code parameter} identifies, else the MISSING exit.
     *
     * @param parameter the name of a path parameter, else of a query parameter, else of a body member
     * @param through the relationship to {@code within}, or null without one
     * @param currentUserAlias the word that stands for the current user, or null
     */
    record Lookup(
            ResourceName resource,
            String parameter,
            String member,
            @Nullable String within,
            @Nullable String through,
            @JsonName("self") @Nullable String currentUserAlias,
            String as)
            implements Step {}

    /**
     * Finds the instance that was created last, else the MISSING exit.
     *
     * @param through the relationship to {@code within}, or null for children of {@code within}
     */
    @JsonName("newest")
    record LookupNewest(
            ResourceName resource,
            @Nullable String within,
            @Nullable String through,
            String as) implements Step {}

    /** Finds the instance that {@code member} of the body at {@code bodyAt} identifies, else the MISSING exit. */
    record LookupInBody(ResourceName resource, MemberPath bodyAt, String member, String as) implements Step {}

    /**
     * Excludes the instances with other qualifiers than the path parameters.
     *
     * @param parameters the parameters of the resource's qualifiers in order; empty for a qualifier without a parameter
     * @param as the name of the remaining instances for later steps
     */
    @JsonName("qualify")
    record FilterByQualifiers(
            ResourceName resource, @Nullable String within, List<String> parameters, String as) implements Step {
        public FilterByQualifiers {
            parameters = List.copyOf(parameters);
        }
    }

    /** Finds the only instance of a singleton. */
    @JsonName("only")
    record LookupSingleton(ResourceName resource, @Nullable String within, String as) implements Step {}

    /**
     * Finds many instances; with {@code through} the instances linked to {@code within} or to the current user.
     *
     * @param backwards true if the instances link to {@code within}, false if {@code within} links to them
     * @param listMember the member of {@code within} that lists the instances, or null
     * @param searched true if the body is a search request
     */
    record Query(
            ResourceName resource,
            @Nullable String within,
            @Nullable String through,
            boolean backwards,
            @JsonName("held") @Nullable String listMember,
            List<ListFilter> filters,
            @Nullable ListSort sort,
            Paging paging,
            boolean searched)
            implements Step {
        public Query {
            filters = List.copyOf(filters);
        }
    }

    /**
     * Adds an instance from the body at {@code bodyAt}, or {@code several} from its list elements or files, and links it
     * to {@code within} by {@code through}.
     */
    record Insert(
            ResourceName resource,
            @Nullable String within,
            MemberPath bodyAt,
            @Nullable String through,
            boolean several)
            implements Step {}

    /** Replaces {@code target} with the body's value at {@code bodyAt}. */
    record Replace(ResourceName resource, String target, MemberPath bodyAt) implements Step {}

    /**
     * Replaces the instance that {@code parameter} identifies, or adds it under that identifier.
     *
     * @param member the member that the parameter identifies, or null for the identifier
     */
    record Upsert(
            ResourceName resource,
            String parameter,
            @Nullable String member,
            @Nullable String within,
            MemberPath bodyAt)
            implements Step {}

    /** Adds an instance that represents a long-running operation. */
    @JsonName("start")
    record StartOperation(ResourceName resource, @Nullable String within) implements Step {}

    /** Moves {@code target} from a pending state to {@code done} after enough polls. */
    @JsonName("settle")
    record AdvanceOperation(ResourceName resource, String target, String member, List<String> pending, String done)
            implements Step {
        public AdvanceOperation {
            pending = List.copyOf(pending);
        }
    }

    /**
     * Merges the body's value at {@code bodyAt} into {@code target}.
     *
     * @param mask the request member that lists the members to change, or null
     */
    record Merge(
            ResourceName resource,
            String target,
            MemberPath bodyAt,
            @Nullable String mask) implements Step {}

    /**
     * Changes each instance that an element of the body's list identifies; all or none. {@code bodyAt} leads to the
     * first element.
     *
     * @param replaces true to unset members that an element omits
     * @param creates true to add missing instances, false for the MISSING exit
     */
    record ChangeMany(
            ResourceName resource, @Nullable String within, MemberPath bodyAt, boolean replaces, boolean creates)
            implements Step {}

    /** Moves {@code target} from one of the states to another, or to the conditional target, else the CONFLICT exit. */
    record Transition(
            ResourceName resource,
            String target,
            String member,
            List<String> from,
            String to,
            @JsonName("detour") Role.Act.@Nullable ConditionalTarget conditionalTarget)
            implements Step {
        public Transition {
            from = List.copyOf(from);
        }
    }

    /** Unsets members of {@code target}. */
    @JsonName("clear")
    record ClearMembers(ResourceName resource, String target, List<String> members) implements Step {
        public ClearMembers {
            members = List.copyOf(members);
        }
    }

    /** Stores the request's content with {@code target}, or under the request's own path. */
    @JsonName("keep")
    record StoreContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements Step {}

    /** Deletes the content stored with {@code target}, or under the request's own path. */
    @JsonName("forget")
    record DeleteContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements Step {}

    /** Sets {@code member} of {@code target} to true or false and counts it in {@code count}. */
    @JsonName("mark")
    record SetFlag(
            ResourceName resource,
            String target,
            String member,
            boolean on,
            @Nullable String count) implements Step {}

    /** Updates the members of {@code target} that also occur in the body's value at {@code bodyAt}. */
    @JsonName("adjust")
    record UpdateMembers(ResourceName resource, String target, MemberPath bodyAt) implements Step {}

    /** Reads {@code member} of {@code target}. */
    @JsonName("readPart")
    record ReadSubResource(ResourceName resource, String target, String member) implements Step {}

    /** Writes the body's value at {@code bodyAt} into {@code member} of {@code target}, or merges it. */
    @JsonName("writePart")
    record WriteSubResource(ResourceName resource, String target, String member, boolean merges, MemberPath bodyAt)
            implements Step {}

    /** Resets {@code member} of {@code target} to its initial value. */
    @JsonName("clearPart")
    record ClearSubResource(ResourceName resource, String target, String member) implements Step {}

    /** Links {@code target} to {@code owner}, or to the current user. */
    record Link(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target) implements Step {}

    /** Unlinks {@code target} from {@code owner} or the current user. {@code mustExist} requires the link. */
    record Unlink(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target,
            @JsonName("demands") boolean mustExist)
            implements Step {}

    /** Requires a link from {@code owner} or the current user, or {@code backwards} to it, else the MISSING exit. */
    @JsonName("linked")
    record RequireLink(
            ResourceName resource,
            String relationship,
            boolean backwards,
            @JsonName("holder") @Nullable String owner,
            String target)
            implements Step {}

    /** Finds all instances that the body at {@code bodyAt} identifies, else the MISSING exit. */
    record LookupAll(
            ResourceName resource,
            MemberPath bodyAt,
            @JsonName("self") @Nullable String currentUserAlias,
            String as) implements Step {}

    /**
     * Adds {@code items}, or the body's values at {@code bodyAt}, to a list of {@code target}, or removes them.
     *
     * @param member the list, or null if a {@code relationship} links the items to {@code target} instead
     */
    @JsonName("gather")
    record EditList(
            ResourceName resource,
            String target,
            @Nullable String member,
            @Nullable String relationship,
            @JsonName("deed") ListEditKind edit,
            @JsonName("things") @Nullable String items,
            MemberPath bodyAt)
            implements Step {}

    /** Removes {@code target} and the instances it owns. */
    record Remove(ResourceName resource, String target) implements Step {}

    /** Removes the instances that {@code parameter} or the body identifies. {@code mustExist} requires all of them. */
    record RemoveMany(
            ResourceName resource,
            @Nullable String within,
            @Nullable String parameter,
            @Nullable MemberPath bodyAt,
            @JsonName("demands") boolean mustExist)
            implements Step {}

    /** Queues the request's messages for every subscription of {@code target} and replies. */
    record Publish(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements Step {}

    /** Replies with the names of the instances that refer to {@code target}. */
    @JsonName("referrers")
    record ListReferrers(ResourceName resource, String target, ResourceName from) implements Step {}

    /** Fetches messages queued at {@code target}, or acknowledges or delays fetched ones, and replies. */
    record Fetch(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements Step {}

    /** Leaves the state unchanged and replies with a sample of the reply type. */
    @JsonName("answer")
    record ReplyWithSample() implements Step {}
}

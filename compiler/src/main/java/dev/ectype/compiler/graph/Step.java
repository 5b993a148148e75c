package dev.ectype.compiler.graph;

import dev.ectype.compiler.ir.resource.Paging;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that a behavior does to the state, in order. {@code within} and {@code target} name what an earlier
 * {@link Lookup} or {@link LookupSingleton} found, or what a {@link FilterByQualifiers} left.
 */
public sealed interface Step {
    /**
     * Finds the one whose identifier or key {@code parameter} carries, else the MISSING exit.
     *
     * @param parameter of the path, else of the query, else a member of the body
     * @param through the relationship by which it is tied to {@code within} if it is tied to anything, or null
     * @param currentUserAlias the word that stands for the one that whoever asks is, or null
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
     * Finds the one that was made last, else the MISSING exit.
     *
     * @param through the relationship by which it is tied to {@code within}, or null where it lives there
     */
    @JsonName("newest")
    record LookupNewest(
            ResourceName resource,
            @Nullable String within,
            @Nullable String through,
            String as) implements Step {}

    /** Finds the one whose identifier the body's value at {@code bodyAt} holds in {@code member}, else the MISSING exit. */
    record LookupInBody(ResourceName resource, MemberPath bodyAt, String member, String as) implements Step {}

    /**
     * Leaves out all of whose qualifiers parameters of the path say something else.
     *
     * @param parameters by the places of the resource's qualifiers; empty where the path does not say one
     * @param as what names those that are left to the steps that look among them
     */
    @JsonName("qualify")
    record FilterByQualifiers(
            ResourceName resource, @Nullable String within, List<String> parameters, String as) implements Step {
        public FilterByQualifiers {
            parameters = List.copyOf(parameters);
        }
    }

    /** Finds the only one of a singleton. */
    @JsonName("only")
    record LookupSingleton(ResourceName resource, @Nullable String within, String as) implements Step {}

    /**
     * Finds many; {@code through} a relationship those that are tied to {@code within}, or to whoever asks.
     *
     * @param backwards whether {@code within} is what they have been tied to
     * @param listMember the member of {@code within} that lists those that are found, or null
     * @param searched whether the body says what is looked for
     */
    record Query(
            ResourceName resource,
            @Nullable String within,
            @Nullable String through,
            boolean backwards,
            @JsonName("held") @Nullable String listMember,
            List<Role.Filter> filters,
            Role.@Nullable Sort sort,
            Paging paging,
            boolean searched)
            implements Step {
        public Query {
            filters = List.copyOf(filters);
        }
    }

    /**
     * Adds one made from the body's value at {@code bodyAt}, and ties it to {@code within} by a relationship {@code through}.
     *
     * @param several whether one is made of each element of the list, or of each file, that the body carries
     */
    record Insert(
            ResourceName resource,
            @Nullable String within,
            MemberPath bodyAt,
            @Nullable String through,
            boolean several)
            implements Step {}

    /** Puts the body's value at {@code bodyAt} in the place of {@code target}. */
    record Replace(ResourceName resource, String target, MemberPath bodyAt) implements Step {}

    /**
     * Replaces the one that {@code parameter} names, or adds it under that name.
     *
     * @param member what the parameter carries where that is not the identifier, else null
     */
    record Upsert(
            ResourceName resource,
            String parameter,
            @Nullable String member,
            @Nullable String within,
            MemberPath bodyAt)
            implements Step {}

    /** Adds one that stands for what the server is now busy with. */
    @JsonName("start")
    record StartOperation(ResourceName resource, @Nullable String within) implements Step {}

    /** Moves {@code target} from a state in which the server is busy to {@code done} if it was asked for often enough. */
    @JsonName("settle")
    record AdvanceOperation(ResourceName resource, String target, String member, List<String> pending, String done)
            implements Step {
        public AdvanceOperation {
            pending = List.copyOf(pending);
        }
    }

    /**
     * Changes the members of {@code target} that the body's value at {@code bodyAt} carries.
     *
     * @param mask the member of the request that lists those that it means, or null
     */
    record Merge(
            ResourceName resource,
            String target,
            MemberPath bodyAt,
            @Nullable String mask) implements Step {}

    /**
     * Changes each of those that the list in the body names in its elements, of which {@code bodyAt} leads to the first;
     * all or none.
     *
     * @param replaces whether what an element does not tell of is unset
     * @param creates whether what is not there is added, else the MISSING exit
     */
    record ChangeMany(
            ResourceName resource, @Nullable String within, MemberPath bodyAt, boolean replaces, boolean creates)
            implements Step {}

    /** Moves {@code target} from one of the states to another, or to that of the detour, else the CONFLICT exit. */
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

    /** Keeps the content that the request carries with {@code target}, or under the request's own path. */
    @JsonName("keep")
    record StoreContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements Step {}

    /** Forgets the content that is kept with {@code target}, or under the request's own path. */
    @JsonName("forget")
    record DeleteContent(
            @Nullable ResourceName resource, @Nullable String target, String slot) implements Step {}

    /** Makes {@code member} of {@code target} yes or no, and counts it in {@code count}. */
    @JsonName("mark")
    record SetFlag(
            ResourceName resource,
            String target,
            String member,
            boolean on,
            @Nullable String count) implements Step {}

    /** Changes the members of {@code target} that the body's value at {@code bodyAt} carries too. */
    @JsonName("adjust")
    record UpdateMembers(ResourceName resource, String target, MemberPath bodyAt) implements Step {}

    /** Shows {@code member} of {@code target}. */
    @JsonName("readPart")
    record ReadSubResource(ResourceName resource, String target, String member) implements Step {}

    /** Puts the body's value at {@code bodyAt} into {@code member} of {@code target}, or merges it with what is there. */
    @JsonName("writePart")
    record WriteSubResource(ResourceName resource, String target, String member, boolean merges, MemberPath bodyAt)
            implements Step {}

    /** Puts {@code member} of {@code target} back to what it is at first. */
    @JsonName("clearPart")
    record ClearSubResource(ResourceName resource, String target, String member) implements Step {}

    /** Ties {@code target} to {@code holder}, or to whoever asks. */
    record Link(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target) implements Step {}

    /**
     * Unties {@code target} from {@code holder}, or from whoever asks.
     *
     * @param mustExist whether they must be tied, else the MISSING exit
     */
    record Unlink(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target,
            @JsonName("demands") boolean mustExist)
            implements Step {}

    /**
     * Needs {@code target} to be tied to {@code holder}, or to whoever asks, else the MISSING exit.
     *
     * @param backwards whether {@code holder} is what must be tied to {@code target}
     */
    @JsonName("linked")
    record RequireLink(
            ResourceName resource,
            String relationship,
            boolean backwards,
            @JsonName("holder") @Nullable String owner,
            String target)
            implements Step {}

    /** Finds all that the body's value at {@code bodyAt} names; the MISSING exit where one of them is not there. */
    record LookupAll(
            ResourceName resource,
            MemberPath bodyAt,
            @JsonName("self") @Nullable String currentUserAlias,
            String as) implements Step {}

    /**
     * Puts {@code things}, or the body's values at {@code bodyAt}, into a list of {@code target}, or takes them out.
     *
     * @param member the list, or null where {@code things} are tied to {@code target} by a {@code relationship} instead
     */
    @JsonName("gather")
    record EditList(
            ResourceName resource,
            String target,
            @Nullable String member,
            @Nullable String relationship,
            @JsonName("deed") Role.EditList.Edit edit,
            @JsonName("things") @Nullable String items,
            MemberPath bodyAt)
            implements Step {}

    /** Takes {@code target} away, with what it owns. */
    record Remove(ResourceName resource, String target) implements Step {}

    /**
     * Takes away all that {@code parameter}, or the body's value at {@code bodyAt}, names.
     *
     * @param mustExist whether all of them must be there, else the MISSING exit
     */
    record RemoveMany(
            ResourceName resource,
            @Nullable String within,
            @Nullable String parameter,
            @Nullable MemberPath bodyAt,
            @JsonName("demands") boolean mustExist)
            implements Step {}

    /** Lets the messages of the request wait wherever {@code target} is referred to, and answers. */
    record Publish(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements Step {}

    /** Answers the names of those that refer to {@code target}. */
    @JsonName("referrers")
    record ListReferrers(ResourceName resource, String target, ResourceName from) implements Step {}

    /** Fetches messages that wait at {@code target}, or says what becomes of those that were fetched, and answers. */
    record Fetch(
            ResourceName resource,
            String target,
            @JsonName("waiting") ResourceName envelopes) implements Step {}

    /** Sends a described event to whoever listens. */
    record Emit(String event, String target) implements Step {}

    /** Touches no state: the reply is a sample of its type. */
    @JsonName("answer")
    record ReplyWithSample() implements Step {}
}

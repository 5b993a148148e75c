package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads or changes the instances of a resource, or those within the result of an earlier step. */
public sealed interface CollectionStep extends Step {
    @Override
    ResourceName resource();

    /** Returns the name of the earlier result within which the step works, or null. */
    @Nullable
    String within();

    @Override
    default List<String> uses() {
        String within = within();
        return within == null ? List.of() : List.of(within);
    }

    @Override
    default boolean usesBody() {
        return true;
    }

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
            implements CollectionStep {
        public Query {
            filters = List.copyOf(filters);
        }

        @Override
        public @Nullable String usedRelationship() {
            return through;
        }

        @Override
        public StepOutput output() {
            return StepOutput.PAGE;
        }

        @Override
        public boolean mayMiss() {
            return filters.stream().anyMatch(filter -> filter.operator() == FilterOperator.INSIDE);
        }

        @Override
        public List<MemberPath> memberPaths() {
            return filters.stream()
                    .map(ListFilter::member)
                    .filter(member -> !member.isRoot())
                    .toList();
        }

        /** Returns the members of the filters and further ones. */
        private List<MemberPath> memberPathsWith(MemberPath... further) {
            return Stream.concat(memberPaths().stream(), Stream.of(further)).toList();
        }
    }

    /** Works on the instances that a query finds. */
    sealed interface OnQuery extends CollectionStep {
        Query query();

        @Override
        default ResourceName resource() {
            return query().resource();
        }

        @Override
        default @Nullable String within() {
            return query().within();
        }

        @Override
        default List<ListFilter> filters() {
            return query().filters();
        }

        @Override
        default @Nullable String usedRelationship() {
            return query().usedRelationship();
        }

        @Override
        default List<MemberPath> memberPaths() {
            return query().memberPaths();
        }
    }

    /** Counts the instances that a query finds. */
    record Count(Query query) implements OnQuery {
        @Override
        public StepOutput output() {
            return StepOutput.VALUE;
        }
    }

    /** Removes the instances that a query finds. */
    record RemoveFound(Query query) implements OnQuery {
        @Override
        public StepOutput output() {
            return StepOutput.NOTHING;
        }
    }

    /**
     * Sets or clears a flag of the instances that a query finds.
     *
     * @param states the states of the instances to change, or null for all
     */
    record FlagFound(Query query, String member, boolean on, Resource.@Nullable Lifecycle states) implements OnQuery {
        @Override
        public StepOutput output() {
            return StepOutput.NOTHING;
        }

        @Override
        public List<MemberPath> memberPaths() {
            MemberPath flag = MemberPath.of(member);
            return states == null
                    ? query.memberPathsWith(flag)
                    : query.memberPathsWith(flag, MemberPath.ofDots(states.member()));
        }
    }

    /** Moves those of the instances that a query finds to another state that are in one of the states. */
    record TransitionFound(Query query, String member, List<String> from, String to) implements OnQuery {
        public TransitionFound {
            from = List.copyOf(from);
        }

        @Override
        public StepOutput output() {
            return StepOutput.NOTHING;
        }

        @Override
        public List<MemberPath> memberPaths() {
            return query.memberPathsWith(MemberPath.ofDots(member));
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
            implements CollectionStep {
        @Override
        public @Nullable String usedRelationship() {
            return within == null ? null : through;
        }

        @Override
        public StepOutput output() {
            return StepOutput.CREATED_INSTANCE;
        }

        @Override
        public boolean mayConflict() {
            return true;
        }
    }

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
            implements CollectionStep {
        @Override
        public StepOutput output() {
            return StepOutput.UPSERTED_INSTANCE;
        }
    }

    /** Adds an instance that represents a long-running operation. */
    @JsonName("start")
    record StartOperation(ResourceName resource, @Nullable String within) implements CollectionStep {
        @Override
        public StepOutput output() {
            return StepOutput.CREATED_INSTANCE;
        }
    }

    /**
     * Changes each instance that an element of the body's list identifies; all or none. {@code bodyAt} leads to the
     * first element.
     *
     * @param replaces true to unset members that an element omits
     * @param creates true to add missing instances, false for the MISSING exit
     */
    record ChangeMany(
            ResourceName resource, @Nullable String within, MemberPath bodyAt, boolean replaces, boolean creates)
            implements CollectionStep {
        @Override
        public boolean mayMiss() {
            return !creates;
        }
    }

    /** Removes the instances that {@code parameter} or the body identifies. {@code mustExist} requires all of them. */
    record RemoveMany(
            ResourceName resource,
            @Nullable String within,
            @Nullable String parameter,
            @Nullable MemberPath bodyAt,
            @JsonName("demands") boolean mustExist)
            implements CollectionStep {
        @Override
        public StepOutput output() {
            return StepOutput.NOTHING;
        }

        @Override
        public boolean mayMiss() {
            return mustExist;
        }
    }
}

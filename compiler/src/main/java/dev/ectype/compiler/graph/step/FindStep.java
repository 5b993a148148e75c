package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds instances for later steps. {@code within} names an instance found before, or instances with qualifiers. */
public sealed interface FindStep extends Step {
    @Override
    ResourceName resource();

    @Override
    String as();

    /** Returns the name of the earlier result within which the step searches, or null. */
    default @Nullable String within() {
        return null;
    }

    @Override
    default List<String> uses() {
        String within = within();
        return within == null ? List.of() : List.of(within);
    }

    @Override
    default boolean mayMiss() {
        return true;
    }

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
            implements FindStep {
        @Override
        public @Nullable String usedRelationship() {
            return within == null ? null : through;
        }
    }

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
            String as) implements FindStep {
        @Override
        public @Nullable String usedRelationship() {
            return through;
        }
    }

    /**
     * Finds the instance that {@code member} of the body at {@code bodyAt} identifies, else the MISSING exit. An object at
     * {@code object} contains the member, or the body itself if it is null.
     */
    record LookupInBody(
            ResourceName resource,
            MemberPath bodyAt,
            String member,
            @Nullable MemberPath object,
            String as) implements FindStep {}

    /** Finds all instances that the body at {@code bodyAt} identifies, else the MISSING exit. */
    record LookupAll(
            ResourceName resource,
            @Nullable String within,
            MemberPath bodyAt,
            @JsonName("self") @Nullable String currentUserAlias,
            String as)
            implements FindStep {}

    /**
     * Finds the only instance of a singleton.
     *
     * @param mayMiss whether the operation describes the reply without one, and another operation deletes it
     */
    @JsonName("only")
    record LookupSingleton(ResourceName resource, @Nullable String within, String as, boolean mayMiss)
            implements FindStep {}

    /**
     * Excludes the instances with other qualifiers than the path parameters.
     *
     * @param parameters the parameters of the resource's qualifiers in order; empty for a qualifier without a parameter
     * @param as the name of the remaining instances for later steps
     */
    @JsonName("qualify")
    record FilterByQualifiers(
            ResourceName resource, @Nullable String within, List<String> parameters, String as) implements FindStep {
        public FilterByQualifiers {
            parameters = List.copyOf(parameters);
        }

        @Override
        public boolean mayMiss() {
            return false;
        }
    }
}

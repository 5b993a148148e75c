package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Describes one read or change of the state, in order. Later steps use the results of earlier ones by name. */
public sealed interface Step permits FindStep, CollectionStep, TargetStep, ContentStep, Step.ReplyWithSample {
    /** Returns the resource whose instances the step reads or changes, or null without one. */
    @Nullable
    ResourceName resource();

    /** Returns the names of the earlier results that the step uses. A result that it needs twice occurs twice. */
    List<String> uses();

    /** Returns how often the step uses an earlier result. */
    default int uses(String result) {
        return Collections.frequency(uses(), result);
    }

    /** Returns the name of the step's own result, or null if no later step can use it. */
    default @Nullable String as() {
        return null;
    }

    /** Returns the part of the reply that the step supplies if it is the last one. */
    default StepOutput output() {
        return StepOutput.INSTANCE;
    }

    /** Returns the location in the request body of the values that the step uses, or null. */
    default @Nullable MemberPath bodyAt() {
        return null;
    }

    /** Returns whether the step may use the whole request body, rather than parameters and single members. */
    default boolean usesBody() {
        return bodyAt() != null;
    }

    /** Returns whether the step may take the MISSING exit. */
    default boolean mayMiss() {
        return false;
    }

    /** Returns whether the step may take the CONFLICT exit. */
    default boolean mayConflict() {
        return false;
    }

    /** Returns the members of the resource that the step reads, changes or compares by name. */
    default List<MemberPath> memberPaths() {
        return List.of();
    }

    /** Returns the name of the relationship that the step reads or changes, or null. */
    default @Nullable String usedRelationship() {
        return null;
    }

    /** Returns the filters by which the step selects instances. */
    default List<ListFilter> filters() {
        return List.of();
    }

    /** Returns the documentation of the change that the step makes, or null if its operation's name says it. */
    default @Nullable StepSummary summary() {
        return null;
    }

    /** Leaves the state unchanged and replies with a sample of the reply type. */
    @JsonName("answer")
    record ReplyWithSample() implements Step {
        @Override
        public @Nullable ResourceName resource() {
            return null;
        }

        @Override
        public List<String> uses() {
            return List.of();
        }

        @Override
        public StepOutput output() {
            return StepOutput.SAMPLE;
        }
    }
}

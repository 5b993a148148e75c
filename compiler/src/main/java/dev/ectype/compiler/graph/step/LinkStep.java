package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes or requires the link between {@code target} and {@code owner}, or the current user without an owner. */
public sealed interface LinkStep extends TargetStep {
    /** Returns the relationship of the link. */
    String relationship();

    /** Returns the name of the other instance, or null for the current user. */
    @Nullable
    String owner();

    @Override
    default String usedRelationship() {
        return relationship();
    }

    @Override
    default List<String> uses() {
        String owner = owner();
        return owner == null || owner.equals(target()) ? List.of(target()) : List.of(owner, target());
    }

    /** Links {@code target} to {@code owner}, or to the current user. */
    record Link(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target) implements LinkStep {
        @Override
        public StepSummary summary() {
            return new StepSummary("Adds a link to", relationship);
        }
    }

    /** Unlinks {@code target} from {@code owner} or the current user. {@code mustExist} requires the link. */
    record Unlink(
            ResourceName resource,
            String relationship,
            @JsonName("holder") @Nullable String owner,
            String target,
            @JsonName("demands") boolean mustExist)
            implements LinkStep {
        @Override
        public boolean mayMiss() {
            return mustExist;
        }

        @Override
        public StepSummary summary() {
            return new StepSummary("Removes a link from", relationship);
        }
    }

    /** Requires a link from {@code owner} or the current user, or {@code backwards} to it, else the MISSING exit. */
    @JsonName("linked")
    record RequireLink(
            ResourceName resource,
            String relationship,
            boolean backwards,
            @JsonName("holder") @Nullable String owner,
            String target)
            implements LinkStep {
        @Override
        public boolean mayMiss() {
            return true;
        }
    }
}

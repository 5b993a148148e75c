package dev.ectype.compiler.graph.step;

import dev.ectype.compiler.ir.resource.ChangedMember;
import dev.ectype.compiler.ir.resource.ListEditKind;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonName;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes or removes one instance. */
public sealed interface ChangeStep extends TargetStep {
    /** Replaces {@code target} with the body's value at {@code bodyAt}. */
    record Replace(ResourceName resource, String target, MemberPath bodyAt) implements ChangeStep {}

    /**
     * Merges the body's value at {@code bodyAt} into {@code target}.
     *
     * @param mask the request member that lists the members to change, or null
     * @param only the only member to change, or null
     */
    record Merge(
            ResourceName resource,
            String target,
            MemberPath bodyAt,
            @Nullable String mask,
            @Nullable ChangedMember only)
            implements ChangeStep {}

    /** Updates the members of {@code target} that also occur in the body's value at {@code bodyAt}. */
    @JsonName("adjust")
    record UpdateMembers(ResourceName resource, String target, MemberPath bodyAt) implements ChangeStep {}

    /** Unsets members of {@code target}. */
    @JsonName("clear")
    record ClearMembers(ResourceName resource, String target, List<String> members) implements ChangeStep {
        public ClearMembers {
            members = List.copyOf(members);
        }

        @Override
        public List<MemberPath> memberPaths() {
            return members.stream().map(MemberPath::of).toList();
        }
    }

    /** Sets {@code member} of {@code target} to true or false and counts it in {@code count}. */
    @JsonName("mark")
    record SetFlag(
            ResourceName resource,
            String target,
            String member,
            boolean on,
            @Nullable String count) implements ChangeStep {
        @Override
        public List<MemberPath> memberPaths() {
            return count == null
                    ? List.of(MemberPath.of(member))
                    : List.of(MemberPath.of(member), MemberPath.of(count));
        }

        @Override
        public StepSummary summary() {
            return new StepSummary(on ? "Sets the flag" : "Clears the flag", member);
        }
    }

    /** Moves {@code target} from one of the states to another, or to the conditional target, else the CONFLICT exit. */
    record Transition(
            ResourceName resource,
            String target,
            String member,
            List<String> from,
            String to,
            @JsonName("detour") Role.Act.@Nullable ConditionalTarget conditionalTarget)
            implements ChangeStep {
        public Transition {
            from = List.copyOf(from);
        }

        /** Contains the target a second time for the condition of a conditional target. */
        @Override
        public List<String> uses() {
            return conditionalTarget == null ? List.of(target) : List.of(target, target);
        }

        @Override
        public boolean mayConflict() {
            return true;
        }

        @Override
        public List<MemberPath> memberPaths() {
            return conditionalTarget == null
                    ? List.of(MemberPath.ofDots(member))
                    : List.of(MemberPath.ofDots(member), MemberPath.of(conditionalTarget.member()));
        }

        @Override
        public StepSummary summary() {
            return StepSummary.ofStates("Changes the state", from, to);
        }
    }

    /** Moves {@code target} from a pending state to {@code done} after enough polls. */
    @JsonName("settle")
    record AdvanceOperation(ResourceName resource, String target, String member, List<String> pending, String done)
            implements ChangeStep {
        public AdvanceOperation {
            pending = List.copyOf(pending);
        }

        @Override
        public List<MemberPath> memberPaths() {
            return List.of(MemberPath.ofDots(member));
        }

        @Override
        public StepSummary summary() {
            return StepSummary.ofStates("Completes", pending, done);
        }
    }

    /**
     * Adds {@code items}, or the body's values at {@code bodyAt}, to a list of {@code target}, or removes them.
     *
     * @param member the list, or null if a {@code relationship} links the items to {@code target} instead
     * @param bodyAt the location of the items in the body, or null if the path identifies the only one
     * @param listed whether an item that is not in the list is the MISSING exit
     * @param returnsList whether the reply is the list
     */
    @JsonName("gather")
    record EditList(
            ResourceName resource,
            String target,
            @Nullable String member,
            @Nullable String relationship,
            @JsonName("deed") ListEditKind edit,
            @JsonName("things") @Nullable String items,
            @Nullable MemberPath bodyAt,
            boolean listed,
            boolean returnsList)
            implements ChangeStep {
        @Override
        public StepOutput output() {
            return returnsList ? StepOutput.VALUE : StepOutput.INSTANCE;
        }

        @Override
        public boolean mayMiss() {
            return listed;
        }

        @Override
        public List<String> uses() {
            return items == null ? List.of(target) : List.of(target, items);
        }

        @Override
        public @Nullable String usedRelationship() {
            return member == null ? relationship : null;
        }

        @Override
        public List<MemberPath> memberPaths() {
            return member == null ? List.of() : List.of(MemberPath.ofDots(member));
        }

        @Override
        public StepSummary summary() {
            String action = switch (edit) {
                case ADD -> "Adds to";
                case REMOVE -> "Removes from";
                case REPLACE -> "Replaces";
            };
            return new StepSummary(action, String.valueOf(member == null ? relationship : member));
        }
    }

    /** Moves {@code target} to the instance of {@code to} that the request member {@code parameter} identifies, else the MISSING exit. */
    record MoveTo(ResourceName resource, String target, ResourceName to, String parameter) implements ChangeStep {
        @Override
        public boolean mayMiss() {
            return true;
        }

        @Override
        public StepSummary summary() {
            return new StepSummary("Moves to", parameter);
        }
    }

    /** Moves the children of the instance that {@code parameter} identifies to {@code target}, and removes that instance. */
    record Absorb(ResourceName resource, String target, String parameter) implements ChangeStep {
        @Override
        public boolean mayMiss() {
            return true;
        }

        @Override
        public StepSummary summary() {
            return new StepSummary("Absorbs", parameter);
        }
    }

    /** Removes {@code target} and the instances it owns. */
    record Remove(ResourceName resource, String target) implements ChangeStep {
        @Override
        public StepOutput output() {
            return StepOutput.REMOVED_INSTANCE;
        }
    }
}

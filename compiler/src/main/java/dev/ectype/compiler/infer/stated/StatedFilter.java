package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.stated.ResourceKey;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import dev.ectype.compiler.ir.stated.StatedRole;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Keeps the proposals of rules from overriding statements, and refuses rejected conclusions. */
public final class StatedFilter {
    private static final int FULL = 100;

    private final StatedConclusions stated;

    public StatedFilter(StatedConclusions stated) {
        this.stated = stated;
    }

    /** Returns whether a role is the stated one. */
    static boolean agrees(Statement.OperationRole stated, Role role) {
        if (!stated.role().matches(role)) {
            return false;
        }
        return !(role instanceof Role.Act act)
                || act.to().equals(stated.to())
                        && (stated.from().isEmpty() || act.from().equals(stated.from()))
                        && (stated.member() == null || act.member().equals(stated.member()));
    }

    /** Returns the proposal as far as statements permit it, or null to refuse it. */
    public @Nullable Proposal permitted(Proposal proposal, ModelDraft draft) {
        if (stated.isEmpty()) {
            return proposal;
        }
        ModelChange change = proposal.change();
        ModelChange remaining = RejectedConclusions.without(change, stated.rejected());
        if (remaining == null) {
            return null;
        }
        Proposal rest = remaining == change ? proposal : proposal.with(remaining);
        if (proposal.confidence() == FULL) {
            return rest;
        }
        if (remaining instanceof ModelChange.AssignRole assigned) {
            return permits(assigned.endpoint(), assigned.role()) ? rest : null;
        }
        if (remaining instanceof ResourceChange.SetIdentifier identifier) {
            return identified(rest, identifier, draft);
        }
        if (remaining instanceof ResourceChange.SetLifecycle lifecycle) {
            return isStated(Statement.States.class, lifecycle.resource(), draft) ? null : rest;
        }
        if (remaining instanceof ResourceChange.SetParent parent) {
            return isStated(Statement.Parent.class, parent.resource(), draft) ? null : rest;
        }
        if (remaining instanceof ResourceChange.SetUniqueMembers unique) {
            return isStated(Statement.Unique.class, unique.resource(), draft) ? null : rest;
        }
        if (remaining instanceof RelationshipChange.AddRelationship added) {
            return stated.first(
                                    Statement.Related.class,
                                    each -> each.relationship()
                                            .name()
                                            .equals(added.relationship().name()))
                            == null
                    ? rest
                    : null;
        }
        return rest;
    }

    private boolean permits(EndpointId operation, Role role) {
        Statement.OperationRole statedRole = stated.role(operation);
        ResourceName resource = stated.resource(operation);
        return (statedRole == null || statedRole.role() != StatedRole.NONE && agrees(statedRole, role))
                && (resource == null || resource.equals(role.resource()));
    }

    /** Returns the proposal with the stated identifier; the proposed one becomes a further key for lookups. */
    private Proposal identified(Proposal proposal, ResourceChange.SetIdentifier change, ModelDraft draft) {
        Statement.Identifier found = stated.first(
                Statement.Identifier.class, each -> StatedResources.selects(draft, each.resource(), change.resource()));
        if (found == null || found.member().equals(change.member())) {
            return proposal;
        }
        List<String> keys = new ArrayList<>(change.keys());
        keys.remove(found.member());
        if (change.within() == null) {
            keys.add(0, change.member());
        }
        return proposal.with(StateIdentifiers.change(draft, draft.resource(change.resource()), found.member(), keys));
    }

    private <S extends Statement> boolean isStated(Class<S> kind, ResourceName resource, ModelDraft draft) {
        return stated.first(kind, each -> StatedResources.selects(draft, key(each), resource)) != null;
    }

    private static ResourceKey key(Statement statement) {
        if (statement instanceof Statement.States states) {
            return states.resource();
        }
        return statement instanceof Statement.Parent parent
                ? parent.resource()
                : ((Statement.Unique) statement).resource();
    }
}

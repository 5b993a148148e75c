package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Marks the resources that no operation creates and that therefore need seed instances. */
public final class MarkSeededResources implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Set<ResourceName> created = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            boolean needs = role instanceof Role.Create && needsOtherInstance(draft, route, role.resource());
            if (role != null && role.creates() && !needs) {
                created.add(role.resource());
            }
        }
        for (Relationship relationship : draft.relationships()) {
            if (relationship.kind() == Relationship.Kind.PIECES) {
                created.add(relationship.to());
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            if (!LongRunningOperationResources.includes(draft, resource)
                    && !resource.singleton
                    && !created.contains(resource.resourceName())) {
                proposals.add(proposal(
                        new ResourceChange.MarkSeeded(resource.resourceName()), 95, "no operation creates one"));
            }
        }
        return proposals;
    }

    /** Returns whether a creation needs another instance of the same resource, so that a first one must exist. */
    private static boolean needsOtherInstance(ModelDraft draft, OperationRoute route, ResourceName resource) {
        return draft.parameterBindings(route.endpoint().id()).stream()
                .anyMatch(binding -> binding.resource().equals(resource));
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Relationship;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Marks the resources that no operation creates: there must be some from the start. */
final class MarkGivenResources implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Set<ResourceName> created = new LinkedHashSet<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role instanceof Role.Create && !isMadeOfItself(draft, route, role.resource())
                    || role instanceof Role.Replace replace && replace.creates()) {
                created.add(role.resource());
            }
        }
        for (Relationship relationship : draft.relationships()) {
            if (relationship.kind() == Relationship.Kind.PIECES) {
                created.add(relationship.to());
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            if (!BegunOperations.are(draft, sketch) && !sketch.singleton && !created.contains(sketch.named())) {
                proposals.add(proposal(new Change.Give(sketch.named()), 95, "no operation creates one"));
            }
        }
        return proposals;
    }

    /** What only another of its kind makes needs a first one. */
    private static boolean isMadeOfItself(Draft draft, Route route, ResourceName resource) {
        return draft.ties(route.endpoint().id()).stream()
                .anyMatch(tie -> tie.resource().equals(resource));
    }
}

package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.List;

/** Adds the relationships and the parents that were stated. */
public final class StateRelationships implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        draft.stated().all(Statement.Related.class).forEach(stated -> {
            Relationship relationship = stated.relationship();
            if (draft.findByName(relationship.from()) != null && draft.findByName(relationship.to()) != null) {
                proposals.add(proposal(
                        new RelationshipChange.AddRelationship(relationship), 100, "the relationship is stated"));
            }
        });
        draft.stated().all(Statement.Parent.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null && stated.parent() != null && draft.findByName(stated.parent()) != null) {
                proposals.add(proposal(
                        new ResourceChange.SetParent(resource.resourceName(), stated.parent()),
                        100,
                        "the parent is stated"));
            }
        });
        return proposals;
    }
}

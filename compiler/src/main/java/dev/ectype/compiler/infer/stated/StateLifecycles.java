package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.List;

/** Sets the states that were stated for a resource, in the order in which instances pass through them. */
public final class StateLifecycles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        draft.stated().all(Statement.States.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null && stated.lifecycle() != null) {
                proposals.add(proposal(
                        new ResourceChange.SetLifecycle(resource.resourceName(), stated.lifecycle()),
                        100,
                        "the states are stated"));
            }
        });
        return proposals;
    }
}

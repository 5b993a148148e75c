package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.List;

/** Sets the identifier that was stated for a resource: {@code login} for organizations. */
public final class StateIdentifiers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        draft.stated().all(Statement.Identifier.class).forEach(stated -> {
            ResourceDraft resource = StatedResources.find(draft, stated.resource());
            if (resource != null) {
                proposals.add(proposal(
                        new ResourceChange.SetIdentifier(resource.resourceName(), stated.member(), List.of()),
                        100,
                        "the identifier is stated"));
            }
        });
        return proposals;
    }
}

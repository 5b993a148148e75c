package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.MemberPath;
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
                proposals.add(
                        proposal(change(draft, resource, stated.member(), List.of()), 100, "the identifier is stated"));
            }
        });
        return proposals;
    }

    /** Returns the change to a stated identifier. Dots separate the objects that contain it, as in {@code metadata.name}. */
    static ResourceChange.SetIdentifier change(
            ModelDraft draft, ResourceDraft resource, String stated, List<String> keys) {
        int dot = stated.lastIndexOf('.');
        if (dot < 1 || draft.shape(resource).has(stated)) {
            return new ResourceChange.SetIdentifier(resource.resourceName(), stated, keys);
        }
        MemberPath within = new MemberPath(List.of(stated.substring(0, dot).split("\\.")));
        return new ResourceChange.SetIdentifier(resource.resourceName(), stated.substring(dot + 1), within, keys);
    }
}

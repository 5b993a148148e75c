package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import java.util.ArrayList;
import java.util.List;

/**
 * Identifies instances that no operation creates by a natural key, such as a login, if a path has a word for them and the
 * found identifier is a number. Clients of such instances only know what the path means.
 */
public final class FindNaturalKeys implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            String identifier = resource.idMember;
            ObjectShape shape = draft.shape(resource);
            boolean number = identifier != null && PathWords.isNumber(draft, shape.member(identifier));
            if (!number || !CreationRoutes.routes(draft, resource).isEmpty() || !PathWords.name(draft, resource)) {
                continue;
            }
            String natural = draft.idMembers.naturalKey(shape, shape);
            if (identifier != null && natural != null && !resource.keys.contains(natural)) {
                proposals.add(proposal(
                        change(resource, natural, identifier),
                        80,
                        "no operation creates one, and " + resource.idParameter() + " is a text and " + identifier
                                + " a number"));
            }
        }
        return proposals;
    }

    private static ModelChange change(ResourceDraft resource, String natural, String number) {
        List<String> keys = new ArrayList<>(resource.keys);
        keys.add(0, number);
        return new ResourceChange.SetIdentifier(resource.resourceName(), natural, keys);
    }
}

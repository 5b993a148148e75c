package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts instances in each parent if every path to them names the parent and their number is no identifier by name: the
 * versions of a document, or the issues of a repository.
 */
public final class CountInParents implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            ResourceName parent = resource.parent;
            String identifier = resource.idMember;
            boolean counted = resource.style instanceof IdStyle.Counter
                    && identifier != null
                    && draft.shape(resource).member(identifier) != null
                    && !IdentifierMembers.isIdentifierName(identifier)
                    && !IdentifierWords.isIdentifier(identifier);
            if (counted
                    && parent != null
                    && !resource.items.isEmpty()
                    && resource.items.stream().allMatch(item -> isBelow(draft, item, parent))) {
                proposals.add(proposal(
                        new ResourceChange.SetIdStyle(resource.resourceName(), new IdStyle.Counter(1, true)),
                        75,
                        "every path with a " + identifier + " names one of " + parent));
            }
        }
        return proposals;
    }

    private static boolean isBelow(ModelDraft draft, SegmentedPath item, ResourceName parent) {
        for (OperationRoute route : draft.routes.at(item)) {
            List<ParameterBinding> bindings =
                    draft.parameterBindings(route.endpoint().id());
            if (bindings.stream().noneMatch(binding -> binding.resource().equals(parent))) {
                return false;
            }
        }
        return true;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.ir.resource.Resource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes a name unique if clients choose it and paths find instances by it, although the identifier is a generated number.
 * Of two instances with the same name, no path would find the second one.
 */
public final class FindUniqueLookupKeys implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resourceDraft : draft.resources()) {
            Resource resource = resourceDraft.understood();
            String key = resource == null ? null : key(draft, resourceDraft, resource);
            if (resource != null && key != null) {
                List<String> unique = new ArrayList<>(resource.unique());
                unique.add(key);
                ModelChange change = new ResourceChange.SetUniqueMembers(resource.name(), unique);
                proposals.add(proposal(
                        change, 75, "paths find an instance by the " + key + " that the client chooses for it"));
            }
        }
        return proposals;
    }

    private static @Nullable String key(ModelDraft draft, ResourceDraft resourceDraft, Resource resource) {
        ObjectShape shape = draft.shape(resourceDraft);
        boolean number =
                PathWords.isNumber(draft, shape.member(resource.identity().member()));
        if (!number || !PathWords.name(draft, resourceDraft)) {
            return null;
        }
        ObjectShape body = CreationRoutes.body(draft, resourceDraft);
        for (String key : resource.identity().keys()) {
            if (body.has(key) && !resource.unique().contains(key) && PathWords.isFreeText(draft, shape.member(key))) {
                return key;
            }
        }
        return null;
    }
}

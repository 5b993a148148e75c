package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds lists with the values of one member instead of instances: {@code robotNames} has each {@code robotName}. */
public final class FindListedMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            if (role instanceof Role.ListAll list && !list.itemsAt().isRoot()) {
                String member = listed(draft, endpoint, list);
                if (member != null) {
                    proposals.add(proposal(
                            new EndpointChange.SetListedMember(endpoint.id(), member),
                            85,
                            "the list at " + list.itemsAt().pointer() + " has no objects and the plural of this name"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable String listed(ModelDraft draft, Endpoint endpoint, Role.ListAll list) {
        TypeRef items = ListedItems.type(draft, endpoint, list);
        ResourceDraft resource = draft.findByName(list.resource());
        if (items == null || resource == null || !draft.shapes.mayBeScalar(items)) {
            return null;
        }
        List<String> names = list.itemsAt().names();
        String plural = NameWords.bare(names.get(names.size() - 1));
        return draft.shape(resource).members().values().stream()
                .map(ObjectMember::name)
                .filter(name -> NameWords.bare(Nouns.plural(name)).equals(plural))
                .findFirst()
                .orElse(null);
    }
}

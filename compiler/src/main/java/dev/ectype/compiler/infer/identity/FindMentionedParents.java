package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Adds an instance with a natural key when an operation first creates something below it, if no operation creates such
 * instances. Clients know their own organization, which no description shows.
 */
public final class FindMentionedParents implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, OperationRoute> creations = creations(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            OperationRoute creation = creations.get(resource.resourceName());
            String identifier = resource.idMember;
            boolean natural = identifier != null
                    && PathWords.isFreeText(draft, draft.shape(resource).member(identifier))
                    && (PathWords.name(draft, resource)
                            || creation != null && resource.items.isEmpty() && isWord(draft, creation, resource));
            if (creation != null
                    && natural
                    && resource.seeded
                    && resource.parent == null
                    && resource.tombstone == null) {
                proposals.add(proposal(
                        new ResourceChange.AddWhenMentioned(resource.resourceName()),
                        75,
                        creation.path().key() + " creates something below a " + identifier
                                + " that no operation creates"));
            }
        }
        return proposals;
    }

    /** Returns whether the path of a creation names the instance by a word. No path is that of the instance itself. */
    private static boolean isWord(ModelDraft draft, OperationRoute creation, ResourceDraft resource) {
        for (ParameterBinding binding :
                draft.parameterBindings(creation.endpoint().id())) {
            Parameter parameter = binding.resource().equals(resource.resourceName())
                    ? creation.pathParameter(binding.parameter())
                    : null;
            if (parameter != null) {
                return !IdentifierMembers.isIdentifierName(parameter.name())
                        && PathWords.isFreeText(draft, parameter.type());
            }
        }
        return false;
    }

    /** Returns the first operation that creates something below an instance, by the resource of that instance. */
    private static Map<ResourceName, OperationRoute> creations(ModelDraft draft) {
        Map<ResourceName, OperationRoute> creations = new LinkedHashMap<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null && role.creates() && draft.at(route.path()) != null) {
                for (ParameterBinding binding :
                        draft.parameterBindings(route.endpoint().id())) {
                    if (!binding.resource().equals(role.resource())) {
                        creations.putIfAbsent(binding.resource(), route);
                    }
                }
            }
        }
        return creations;
    }
}

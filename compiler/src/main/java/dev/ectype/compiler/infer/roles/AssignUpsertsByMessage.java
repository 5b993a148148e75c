package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a received message as the creation or update of the instance that its address names: {@code lamps/{lampId}/brightness} with a
 * {@code brightness}, which lamps have.
 */
public final class AssignUpsertsByMessage implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            if (endpoint.binding().messageName() == null || draft.role(endpoint.id()) != null) {
                continue;
            }
            Parameter parameter = onlyPathParameter(endpoint);
            ResourceDraft resource = parameter == null ? null : named(draft, parameter);
            String identity = resource == null ? null : resource.idMember;
            String shared = resource == null || identity == null ? null : shared(draft, endpoint, resource, identity);
            if (parameter != null && resource != null && identity != null && shared != null) {
                ParameterBinding binding = new ParameterBinding(parameter.name(), resource.resourceName(), identity);
                Role role = new Role.Replace(resource.resourceName(), MemberPath.ROOT, null, true);
                String evidence = "its address names one of the " + resource.resourceName() + ", which have " + shared;
                proposals.add(proposal(new ModelChange.BindParameter(endpoint.id(), binding), 65, evidence));
                proposals.add(proposal(new ModelChange.AssignRole(endpoint.id(), role), 65, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable Parameter onlyPathParameter(Endpoint endpoint) {
        List<Parameter> parameters = endpoint.parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.PATH)
                .toList();
        return parameters.size() == 1 ? parameters.get(0) : null;
    }

    /** Returns the only resource that a parameter is named after, or null. */
    private static @Nullable ResourceDraft named(ModelDraft draft, Parameter parameter) {
        String noun = NameWords.key(IdentifierWords.nounOf(parameter.name(), ""));
        List<ResourceDraft> named = draft.resources().stream()
                .filter(resource ->
                        !resource.singleton && NameWords.key(resource.noun()).equals(noun))
                .toList();
        return named.size() == 1 ? named.get(0) : null;
    }

    /** Returns a member besides the identifier that a payload shares with the instances, or null. */
    private static @Nullable String shared(
            ModelDraft draft, Endpoint endpoint, ResourceDraft resource, String identity) {
        ObjectShape stored = draft.shape(resource);
        return draft.shapes.shape(Payloads.bodyType(endpoint)).members().keySet().stream()
                .filter(member -> !member.equals(identity) && stored.member(member) != null)
                .findFirst()
                .orElse(null);
    }
}

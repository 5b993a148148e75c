package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.HttpBinding;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.PathMember;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds the parameter before an identifier that sets another lookup member: {@code /apps/{appName}/{appId}} sets the
 * name of an app, which {@code /apps/{appName}} finds.
 */
public final class FindPathKeys implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, Set<String>> keys = keys(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            List<PathMember> found = found(draft, endpoint, keys);
            if (!found.isEmpty()) {
                proposals.add(proposal(
                        new EndpointChange.SetPathKeys(endpoint.id(), found),
                        65,
                        "the parameter before the identifier ends with the name of a lookup member"));
            }
        }
        return proposals;
    }

    /** Returns the members that find an instance of each resource besides its identifier. */
    private static Map<ResourceName, Set<String>> keys(ModelDraft draft) {
        Map<ResourceName, Set<String>> keys = new LinkedHashMap<>();
        for (ResourceDraft each : draft.resources()) {
            Resource resource = each.understood();
            if (resource != null) {
                Set<String> members = new LinkedHashSet<>(resource.identity().keys());
                members.addAll(resource.unique());
                keys.put(resource.name(), members);
            }
        }
        for (Endpoint endpoint : draft.endpoints()) {
            for (ParameterBinding binding : draft.parameterBindings(endpoint.id())) {
                Set<String> members = keys.get(binding.resource());
                if (members != null) {
                    members.add(binding.member());
                }
            }
        }
        return keys;
    }

    private static List<PathMember> found(ModelDraft draft, Endpoint endpoint, Map<ResourceName, Set<String>> keys) {
        List<ParameterBinding> bindings = draft.parameterBindings(endpoint.id());
        if (bindings.isEmpty() || !(endpoint.binding() instanceof HttpBinding http)) {
            return List.of();
        }
        ParameterBinding own = bindings.get(bindings.size() - 1);
        ResourceDraft resource = draft.findByName(own.resource());
        List<String> names = http.pathParameters();
        int last = names.indexOf(own.parameter());
        if (resource == null || last < 1 || draft.isBound(endpoint.id(), names.get(last - 1))) {
            return List.of();
        }
        String previous = NameWords.bare(names.get(last - 1));
        return keys.getOrDefault(own.resource(), Collections.emptySet()).stream()
                .filter(key -> !key.equals(resource.idMember) && !key.equals(own.member()))
                .filter(key -> previous.endsWith(NameWords.bare(key))
                        && draft.shape(resource).member(key) != null)
                .map(key -> new PathMember(names.get(last - 1), key))
                .toList();
    }
}

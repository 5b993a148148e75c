package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.SearchWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.list.BodyFilter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;

/** Finds the members with a state that words of a search name without the member: {@code is:open} for a state. */
public final class FindSearchStates implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            Role role = draft.role(endpoint.id());
            Role.ListAll list = role == null ? null : role.listing();
            if (list != null && isSearch(list, draft.understood(endpoint.id()))) {
                List<String> states = draft.shape(draft.resource(list.resource())).members().values().stream()
                        .map(ObjectMember::name)
                        .filter(SearchWords::isState)
                        .toList();
                if (!states.isEmpty()) {
                    proposals.add(proposal(
                            new EndpointChange.SetSearchStates(endpoint.id(), states),
                            75,
                            "a search of its items may name a state, and "
                                    + (states.size() == 1 ? "this is its name" : "these are its names")));
                }
            }
        }
        return proposals;
    }

    private static boolean isSearch(Role.ListAll list, Endpoint endpoint) {
        return list.filters().stream().anyMatch(filter -> filter.operator() == FilterOperator.MATCHES)
                || endpoint.bodyFilters().stream().anyMatch(filter -> filter.kind() == BodyFilter.Kind.WORDS);
    }
}

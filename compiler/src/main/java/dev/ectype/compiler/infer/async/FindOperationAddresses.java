package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.ProgressWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;

/** Finds the response headers, such as {@code Operation-Location}, with the URL of a started operation. */
public final class FindOperationAddresses implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            List<String> headers = draft.startedOperation(endpoint.id()) == null ? List.of() : addressHeaders(endpoint);
            if (!headers.isEmpty()) {
                proposals.add(proposal(
                        new EndpointChange.SetOperationAddress(endpoint.id(), headers),
                        85,
                        "a reply has the header " + String.join(", ", headers)));
            }
        }
        return proposals;
    }

    private static List<String> addressHeaders(Endpoint endpoint) {
        return endpoint.responses().stream()
                .filter(response -> response.status().startsWith("2"))
                .flatMap(response -> response.headers().stream())
                .map(Parameter::name)
                .filter(ProgressWords::isOperationAddress)
                .distinct()
                .toList();
    }
}

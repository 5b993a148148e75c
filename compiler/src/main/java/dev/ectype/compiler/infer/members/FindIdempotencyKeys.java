package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.binding.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Finds the headers with keys of requests that clients may repeat. Such headers have different names, but their names or
 * descriptions share one word.
 */
public final class FindIdempotencyKeys implements InferenceRule {
    private static final String WORD = "idempoten";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            route.endpoint().parameters().stream()
                    .filter(FindIdempotencyKeys::isKey)
                    .findFirst()
                    .ifPresent(key -> proposals.add(key(route.endpoint().id(), key)));
        }
        return proposals;
    }

    private Proposal key(EndpointId operation, Parameter key) {
        EndpointChange change = new EndpointChange.SetIdempotencyKey(operation, key.name());
        return mentions(key.name())
                ? proposal(change, 90, "the name of the header means idempotency")
                : proposal(change, 75, "the description of the header mentions idempotency");
    }

    private static boolean isKey(Parameter parameter) {
        String description = parameter.description();
        return parameter.in() == Parameter.In.HEADER
                && (mentions(parameter.name()) || description != null && mentions(description));
    }

    private static boolean mentions(String text) {
        return text.toLowerCase(Locale.ROOT).contains(WORD);
    }
}

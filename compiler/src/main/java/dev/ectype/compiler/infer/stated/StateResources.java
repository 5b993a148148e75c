package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins the paths of operations into the resource that was stated for them: {@code /archive/{id}} belongs to {@code pets}. */
public final class StateResources implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Set<String> joined = new LinkedHashSet<>();
        draft.stated().all(Statement.OperationResource.class).forEach(stated -> {
            ResourceDraft of = group(draft, stated);
            ResourceDraft into = draft.resources().stream()
                    .filter(each -> each.literal().equals(stated.resource().value()))
                    .findFirst()
                    .orElse(null);
            if (of != null && into != null && of != into && joined.add(of.key)) {
                proposals.add(proposal(
                        new ModelChange.JoinGroups(of.key, into.key),
                        100,
                        "the resource of " + stated.operation() + " is stated"));
            }
        });
        return proposals;
    }

    private static @Nullable ResourceDraft group(ModelDraft draft, Statement.OperationResource stated) {
        for (OperationRoute route : draft.routes.all()) {
            if (route.endpoint().id().equals(stated.operation())) {
                return draft.at(route.path());
            }
        }
        return null;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import java.util.ArrayList;
import java.util.List;

/** Finds words for the current user in parameter descriptions, such as {@code /users/me}. */
public final class FindCurrentUserAliases implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            for (ParameterBinding binding :
                    draft.parameterBindings(route.endpoint().id())) {
                Parameter parameter = route.pathParameter(binding.parameter());
                String word = parameter == null ? null : CurrentUserAlias.of(draft, route, parameter);
                if (word != null) {
                    String evidence = "the description says that " + word + " stands for the current user";
                    ModelChange change =
                            new ModelChange.BindParameter(route.endpoint().id(), binding.withCurrentUserAlias(word));
                    proposals.add(proposal(change, 85, evidence));
                }
            }
        }
        return proposals;
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Parameter;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.List;

/** Lets whoever asks name the one that they are by a word where the description says so: {@code /users/me}. */
final class FindSelfWords implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            for (Tie tie : draft.ties(route.endpoint().id())) {
                Parameter parameter = route.pathParameter(tie.parameter());
                String word = parameter == null ? null : SelfWord.of(draft, route, parameter);
                if (word != null) {
                    String evidence = "the description says that " + word + " names whoever asks";
                    Change change = new Change.TieParameter(route.endpoint().id(), tie.withSelf(word));
                    proposals.add(proposal(change, 85, evidence));
                }
            }
        }
        return proposals;
    }
}

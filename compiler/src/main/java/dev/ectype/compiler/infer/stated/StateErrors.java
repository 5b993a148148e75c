package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.stated.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Sets the status, the code and the message that were stated for errors: a closed issue replies {@code 409 ISSUE_CLOSED}. */
public final class StateErrors implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        Set<String> topics = new LinkedHashSet<>();
        draft.stated().all(Statement.ErrorReply.class).forEach(stated -> {
            if (topics.add(stated.topic())) {
                proposals.add(proposal(new ModelChange.StateError(stated.error()), 100, "the error is stated"));
            }
        });
        return proposals;
    }
}

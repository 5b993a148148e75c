package dev.ectype.compiler.infer.draft;

import java.util.List;

/** Proposes changes of a draft from evidence in the description, without changing the draft. */
public interface InferenceRule {
    List<Proposal> propose(ModelDraft draft);

    default String name() {
        return getClass().getSimpleName();
    }

    default Proposal proposal(ModelChange change, int confidence, String evidence) {
        return new Proposal(change, name(), evidence, confidence);
    }
}

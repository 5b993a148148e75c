package dev.ectype.compiler.infer.draft;

import java.util.List;

/** One way to see more in a description than it says; it reads a draft and never changes it. */
public interface InferenceRule {
    List<Proposal> propose(ModelDraft draft);

    default String name() {
        return getClass().getSimpleName();
    }

    default Proposal proposal(ModelChange change, int confidence, String evidence) {
        return new Proposal(change, name(), evidence, confidence);
    }
}

package dev.ectype.compiler.infer;

import java.util.List;

/** One way to see more in a description than it says; it reads a draft and never changes it. */
interface InferenceRule {
    List<Proposal> propose(Draft draft);

    default String name() {
        return getClass().getSimpleName();
    }

    default Proposal proposal(Change change, int confidence, String evidence) {
        return new Proposal(change, name(), evidence, confidence);
    }
}

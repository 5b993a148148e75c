package dev.ectype.compiler.infer.draft;

/** Observes the proposals of inference in their order, to explain its conclusions. */
public interface InferenceObserver {
    /** Ignores everything. */
    InferenceObserver NONE = (proposal, accepted, draft) -> {};

    /**
     * Takes a proposal.
     *
     * @param accepted true if the draft contains the proposed change
     * @param draft the draft after the proposal; read it now, because it changes
     */
    void proposed(Proposal proposal, boolean accepted, ModelDraft draft);
}

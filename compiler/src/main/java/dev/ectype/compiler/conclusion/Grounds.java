package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.Proposal;

/**
 * Holds the reason of a conclusion.
 *
 * @param rule the rule that proposed it, or {@code default}
 * @param confidence the confidence in percent
 */
public record Grounds(String rule, String evidence, int confidence) {
    /** The grounds of a value that holds because no rule found another one. */
    static final Grounds DEFAULT = new Grounds("default", "no rule found another", 50);

    static Grounds of(Proposal proposal) {
        return new Grounds(proposal.rule(), proposal.evidence(), proposal.confidence());
    }

    /** Returns the grounds of a conclusion that people call right. */
    Grounds accepted() {
        return new Grounds(rule, evidence + "; accepted", 100);
    }
}

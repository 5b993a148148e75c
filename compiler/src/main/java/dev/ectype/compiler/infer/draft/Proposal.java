package dev.ectype.compiler.infer.draft;

/** A change that a rule proposes, with its evidence and its confidence in percent. */
public final class Proposal {
    private final ModelChange change;
    private final String rule;
    private final String evidence;
    private final int confidence;

    public Proposal(ModelChange change, String rule, String evidence, int confidence) {
        this.change = change;
        this.rule = rule;
        this.evidence = evidence;
        this.confidence = confidence;
    }

    /** Returns the proposal with another change. */
    public Proposal with(ModelChange other) {
        return new Proposal(other, rule, evidence, confidence);
    }

    public ModelChange change() {
        return change;
    }

    public String rule() {
        return rule;
    }

    /** Describes the proposed change in words that depend only on the description. */
    public String description() {
        return change.description();
    }

    public String evidence() {
        return evidence;
    }

    public int confidence() {
        return confidence;
    }

    /** Returns the proposal on one line. */
    public String line() {
        String text = rule + " " + confidence + " " + description() + " because " + evidence;
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}

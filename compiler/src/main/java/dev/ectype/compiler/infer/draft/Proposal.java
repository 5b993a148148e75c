package dev.ectype.compiler.infer.draft;

/** One thing that a rule would have inference take for true, on what evidence, and how sure it is in percent. */
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

    public ModelChange change() {
        return change;
    }

    public String rule() {
        return rule;
    }

    /** What is proposed, in words that name it: stable as long as the description is. */
    public String description() {
        return change.description();
    }

    public String evidence() {
        return evidence;
    }

    public int confidence() {
        return confidence;
    }

    /** The proposal on one line. */
    public String line() {
        String text = rule + " " + confidence + " " + description() + " because " + evidence;
        return text.replace('\n', ' ').replace('\r', ' ');
    }
}

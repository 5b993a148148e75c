package dev.ectype.launcher.judge.evidence;

import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.launcher.judge.description.DescribedApi;
import dev.ectype.launcher.judge.finding.Objections;

/** Finds conclusions that the words, the types or the examples of a description contradict. */
public final class DescriptionEvidence {
    private DescriptionEvidence() {}

    /** Adds the objections against the conclusions of a completed model. */
    public static void examine(ApiModel model, DescribedApi api, Objections objections) {
        EvidenceContext context = new EvidenceContext(model, api, objections);
        RoleEvidence.examine(context);
        IdentifierEvidence.examine(context);
        GroupingEvidence.examine(context);
        RelationshipEvidence.examine(context);
        TransitionEvidence.examine(context);
        EnvelopeEvidence.examine(context);
    }
}

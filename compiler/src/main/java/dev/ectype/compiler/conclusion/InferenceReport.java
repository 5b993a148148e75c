package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.infer.Inference;
import dev.ectype.compiler.infer.draft.InferenceObserver;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.StatedConclusions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Holds the conclusions about one API with everything that led to them. */
public final class InferenceReport {
    private final ApiModel canonical;
    private final Inference inference;
    private final ApiModel model;
    private final List<Conclusion> conclusions;
    private final Map<ConclusionSubject, List<Conclusion>> bySubject = new LinkedHashMap<>();
    private final ConclusionRecorder recorder;

    private InferenceReport(
            ApiModel canonical,
            Inference inference,
            ApiModel model,
            List<Conclusion> conclusions,
            ConclusionRecorder recorder) {
        this.canonical = canonical;
        this.inference = inference;
        this.model = model;
        this.conclusions = conclusions;
        conclusions.forEach(each -> bySubject
                .computeIfAbsent(each.subject(), subject -> new ArrayList<>())
                .add(each));
        this.recorder = recorder;
    }

    /** Runs inference on a model as described and records its conclusions. */
    public static InferenceReport of(ApiModel canonical, Inference inference) {
        ConclusionRecorder recorder = new ConclusionRecorder();
        ApiModel model =
                inference.explain(canonical, proposal -> true, recorder).model();
        return new InferenceReport(
                canonical, inference, model, conclusions(model, recorder, inference.stated()), recorder);
    }

    /** Returns the completed model. */
    public ApiModel model() {
        return model;
    }

    /** Returns all conclusions: those about resources, relationships, operations, errors and GraphQL fields. */
    public List<Conclusion> conclusions() {
        return conclusions;
    }

    /** Returns the conclusions about one subject. */
    public List<Conclusion> about(ConclusionSubject subject) {
        return List.copyOf(bySubject.getOrDefault(subject, List.of()));
    }

    /** Returns the proposals about a subject in the order in which inference took them. */
    public List<ConclusionStep> steps(ConclusionSubject subject) {
        return recorder.history(subject).steps();
    }

    /**
     * Repeats inference without one proposal.
     *
     * @return the aspects of the subject that would then be different, with their values; an empty value for an aspect
     *     that would be missing
     */
    public Map<String, String> without(Proposal proposal, ConclusionSubject subject) {
        String line = proposal.line();
        Predicate<Proposal> others = each -> !each.line().equals(line);
        Map<String, String> then = UnderstoodModel.of(inference
                        .explain(canonical, others, InferenceObserver.NONE)
                        .model())
                .getOrDefault(subject, Collections.emptyMap());
        Map<String, String> changed = new LinkedHashMap<>();
        for (Conclusion each : about(subject)) {
            String value = then.getOrDefault(each.aspect(), "");
            if (!value.equals(each.value())) {
                changed.put(each.aspect(), value);
            }
        }
        return changed;
    }

    private static List<Conclusion> conclusions(ApiModel model, ConclusionRecorder recorder, StatedConclusions stated) {
        Map<ConclusionSubject, SourceLocation> locations = UnderstoodModel.locations(model);
        List<Conclusion> conclusions = new ArrayList<>();
        UnderstoodModel.of(model).forEach((subject, aspects) -> {
            SubjectHistory history = recorder.history(subject);
            SourceLocation location = locations.getOrDefault(subject, SourceLocation.NONE);
            aspects.forEach((aspect, value) -> {
                Grounds found = history.grounds(aspect, value);
                boolean accepted = stated.accepts(subject.section().singular(), subject.name(), aspect);
                Grounds grounds = accepted ? found.accepted() : found;
                conclusions.add(new Conclusion(
                        subject, aspect, value, grounds, location, history.runnerUp(aspect, value, found)));
            });
        });
        return List.copyOf(conclusions);
    }
}

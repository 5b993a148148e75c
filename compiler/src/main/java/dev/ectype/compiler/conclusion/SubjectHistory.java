package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the proposals about one subject, and the values that they gave to its aspects. */
final class SubjectHistory {
    private final List<ConclusionStep> steps = new ArrayList<>();
    private final Map<String, List<Conclusion.Alternative>> values = new LinkedHashMap<>();
    private Map<String, String> current = Collections.emptyMap();

    void add(Proposal proposal, Map<String, String> aspects) {
        Grounds grounds = Grounds.of(proposal);
        Map<String, String> changed = new LinkedHashMap<>();
        aspects.forEach((aspect, value) -> {
            if (sets(proposal.change(), aspect, !value.equals(current.get(aspect)))) {
                changed.put(aspect, value);
                values.computeIfAbsent(aspect, key -> new ArrayList<>())
                        .add(new Conclusion.Alternative(value, grounds));
            }
        });
        current = aspects;
        steps.add(new ConclusionStep(proposal, true, changed));
    }

    /**
     * Returns whether a change gave an aspect its value. A name makes a resource of a group, and its identifier then has defaults until
     * other changes set it, even to the same value.
     */
    private static boolean sets(ModelChange change, String aspect, boolean changed) {
        if (change instanceof ModelChange.NameResource) {
            return false;
        }
        return changed
                || change instanceof ResourceChange.SetIdentifier && aspect.equals("identifier")
                || change instanceof ResourceChange.SetIdStyle && aspect.equals("identifier style");
    }

    void refuse(Proposal proposal) {
        steps.add(new ConclusionStep(proposal, false, Collections.emptyMap()));
    }

    List<ConclusionStep> steps() {
        return List.copyOf(steps);
    }

    /** Returns the grounds for a value with the highest confidence, the last of several. */
    Grounds grounds(String aspect, String value) {
        Grounds found = Grounds.DEFAULT;
        for (Conclusion.Alternative each : values.getOrDefault(aspect, List.of())) {
            boolean better = found == Grounds.DEFAULT || each.grounds().confidence() >= found.confidence();
            if (each.value().equals(value) && better) {
                found = each.grounds();
            }
        }
        return found;
    }

    /** Returns the last other value that a rule gave to the aspect, else a refused proposal of the same rule, or null. */
    Conclusion.@Nullable Alternative runnerUp(String aspect, String value, Grounds grounds) {
        Conclusion.Alternative found = null;
        for (Conclusion.Alternative each : values.getOrDefault(aspect, List.of())) {
            if (!each.value().equals(value)) {
                found = each;
            }
        }
        if (found != null) {
            return found;
        }
        for (ConclusionStep step : steps) {
            Proposal proposal = step.proposal();
            if (!step.accepted() && proposal.rule().equals(grounds.rule())) {
                found = new Conclusion.Alternative(proposal.description(), Grounds.of(proposal));
            }
        }
        return found;
    }
}

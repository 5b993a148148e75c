package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.Proposal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Holds one proposal about a subject.
 *
 * @param accepted true if inference applied it
 * @param changed the aspects that got another value by it
 */
public record ConclusionStep(Proposal proposal, boolean accepted, Map<String, String> changed) {
    public ConclusionStep {
        changed = Collections.unmodifiableMap(new LinkedHashMap<>(changed));
    }
}

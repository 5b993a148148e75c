package dev.ectype.compiler.conclusion;

import dev.ectype.compiler.infer.draft.InferenceObserver;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import java.util.LinkedHashMap;
import java.util.Map;

/** Records which proposals led to which aspect of which subject. */
final class ConclusionRecorder implements InferenceObserver {
    private static final SubjectHistory NOTHING = new SubjectHistory();

    private final Map<Object, SubjectHistory> histories = new LinkedHashMap<>();
    private final Map<ConclusionSubject, TouchedSubject.Group> groups = new LinkedHashMap<>();

    @Override
    public void proposed(Proposal proposal, boolean accepted, ModelDraft draft) {
        TouchedSubject touched = TouchedSubject.of(proposal.change(), draft);
        SubjectHistory history = histories.computeIfAbsent(touched.key(), key -> new SubjectHistory());
        if (accepted) {
            history.add(proposal, touched.aspects());
        } else {
            history.refuse(proposal);
        }
        if (accepted && proposal.change() instanceof ModelChange.NameResource named) {
            groups.put(UnderstoodModel.subject(named.name()), new TouchedSubject.Group(named.key()));
        }
    }

    SubjectHistory history(ConclusionSubject subject) {
        Object key = groups.containsKey(subject) ? groups.get(subject) : subject;
        return histories.getOrDefault(key, NOTHING);
    }
}

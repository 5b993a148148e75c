package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises an enumerated member with a name such as state as the state of a resource, its initial value first. */
public final class FindLifecycle implements InferenceRule {
    private static final List<String> NAMES = List.of(
            "status",
            "state",
            "phase",
            "stage",
            "lifecyclestate",
            "lifecyclestatus",
            "approvalstatus",
            "currentstatus");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            ObjectMember member = resource.singleton ? null : member(draft, resource);
            if (member != null) {
                List<String> states = LifecycleStates.of(draft.shapes, member);
                String first = LifecycleStates.initial(draft, resource, member, states);
                Resource.Lifecycle lifecycle = new Resource.Lifecycle(member.name(), firstAhead(states, first));
                String evidence =
                        member.name() + " is one of " + states.size() + " words, and a new instance starts as " + first;
                proposals.add(
                        proposal(new ResourceChange.SetLifecycle(resource.resourceName(), lifecycle), 80, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable ObjectMember member(ModelDraft draft, ResourceDraft resource) {
        return candidates(draft, resource).stream()
                .filter(member -> LifecycleStates.of(draft.shapes, member).size() > 1)
                .findFirst()
                .orElse(null);
    }

    /** Returns the members with a name like a state, the simplest first. */
    public static List<ObjectMember> candidates(ModelDraft draft, ResourceDraft resource) {
        ObjectShape shape = draft.shape(resource);
        String noun = NameWords.bare(resource.noun());
        List<ObjectMember> candidates = new ArrayList<>();
        for (String name : NAMES) {
            for (String spelled : List.of(name, noun + name)) {
                ObjectMember member = shape.like(spelled);
                if (member != null) {
                    candidates.add(member);
                }
            }
        }
        return candidates;
    }

    private static List<String> firstAhead(List<String> states, String first) {
        List<String> ordered = new ArrayList<>(states);
        ordered.remove(first);
        ordered.add(0, first);
        return ordered;
    }
}

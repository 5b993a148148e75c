package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Resource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes an enumerated member that is named like a state for the state of a resource, its initial value first. */
final class FindLifecycle implements InferenceRule {
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
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            Member member = sketch.singleton ? null : member(draft, sketch);
            if (member != null) {
                List<String> states = States.of(draft.shapes, member);
                String first = States.initial(draft, sketch, member, states);
                Resource.Lifecycle lifecycle = new Resource.Lifecycle(member.name(), firstAhead(states, first));
                String evidence = member.name() + " is one of " + states.size() + " words, and new ones are " + first;
                proposals.add(proposal(new Change.HaveStates(sketch.named(), lifecycle), 80, evidence));
            }
        }
        return proposals;
    }

    private static @Nullable Member member(Draft draft, Sketch sketch) {
        return candidates(draft, sketch).stream()
                .filter(member -> States.of(draft.shapes, member).size() > 1)
                .findFirst()
                .orElse(null);
    }

    /** The members that are named like a state, the plainest first. */
    static List<Member> candidates(Draft draft, Sketch sketch) {
        Shape shape = draft.shape(sketch);
        String noun = Words.bare(sketch.noun());
        List<Member> candidates = new ArrayList<>();
        for (String name : NAMES) {
            for (String spelled : List.of(name, noun + name)) {
                Member member = shape.like(spelled);
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

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a verb below an item's path as a change of its state, {@code cancel} to {@code canceled}, else as a touch. */
final class AssignActions implements InferenceRule {
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH");
    private static final List<String> ADVANCES = List.of("finalize", "finalise", "advance", "next", "proceed");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            PathTemplate path = route.path();
            boolean below =
                    path.endsWithLiteral() && path.size() > 1 && path.parent().endsWithParameter();
            Sketch sketch = below && draft.role(route.endpoint().id()) == null ? draft.at(path.parent()) : null;
            if (sketch != null && !sketch.singleton) {
                Proposal proposal = proposal(draft, route, sketch);
                if (proposal != null) {
                    proposals.add(proposal);
                }
            }
        }
        return ReachableActions.of(draft, proposals);
    }

    private @Nullable Proposal proposal(Draft draft, Route route, Sketch sketch) {
        boolean shows = Carried.surelyShows(draft, sketch, route.endpoint());
        MemberPath replyAt = shows ? Carried.of(draft, sketch, route.endpoint()).replyAt() : null;
        String verb = route.path().last().literal();
        Resource.Lifecycle lifecycle = sketch.lifecycle;
        String to = lifecycle == null || !METHODS.contains(route.method()) ? null : result(verb, lifecycle);
        if (to != null && lifecycle != null) {
            List<String> from = from(lifecycle.states(), verb, to);
            Role act = new Role.Act(sketch.named(), lifecycle.member(), from, to, replyAt);
            String evidence = verb + " names the " + lifecycle.member() + " " + to;
            return proposal(new Change.Assign(route.endpoint().id(), act), 85, evidence);
        }
        if (replyAt == null) {
            return null;
        }
        Role touch = new Role.Touch(sketch.named(), replyAt);
        return proposal(new Change.Assign(route.endpoint().id(), touch), 65, "it shows one after " + verb);
    }

    private static @Nullable String result(String verb, Resource.Lifecycle lifecycle) {
        String named = Verbs.resultOf(verb, lifecycle.states());
        List<String> later = lifecycle.states().subList(1, lifecycle.states().size());
        if (named != null || !advances(verb) || States.isSorted(later)) {
            return named;
        }
        return later.stream().filter(state -> !Verbs.isFinal(state)).findFirst().orElse(null);
    }

    private static boolean advances(String verb) {
        List<String> words = Words.of(verb);
        return !words.isEmpty() && ADVANCES.contains(words.get(0));
    }

    /** From every state that is not an end; what is undone starts from the ends too. */
    static List<String> from(List<String> states, String verb, String to) {
        if (advances(verb)) {
            return List.of(states.get(0));
        }
        List<String> others = states.stream().filter(state -> !state.equals(to)).toList();
        List<String> open =
                others.stream().filter(state -> !Verbs.isFinal(state)).toList();
        return Verbs.undoes(verb) || open.isEmpty() ? others : open;
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.BooleanType;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Resource;
import dev.ectype.compiler.ir.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lets an action stop at a state that waits for another one, {@code requires_capture} for {@code capture}, where the instance
 * says that the other is taken by hand, {@code capture_method: manual}.
 */
final class FindDetours implements InferenceRule {
    private static final List<String> WAITING =
            List.of("requires", "require", "pending", "awaiting", "waiting", "needs");
    private static final List<String> WAYS = List.of("method", "mode", "type", "strategy", "policy");

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route awaited : draft.routes.all()) {
            Role.Act act = act(draft, awaited);
            String waiting = act == null ? null : waiting(draft, act, verb(awaited));
            Role.Act.Detour detour = act == null || waiting == null
                    ? null
                    : detour(draft, draft.sketch(act.resource()), awaited, waiting);
            if (act != null && detour != null) {
                proposals.addAll(proposals(draft, awaited, act, detour));
            }
        }
        return proposals;
    }

    private List<Proposal> proposals(Draft draft, Route awaited, Role.Act act, Role.Act.Detour detour) {
        List<Proposal> proposals = new ArrayList<>();
        String evidence =
                detour.to() + " waits for " + verb(awaited) + " where " + detour.member() + " is " + detour.value();
        for (Route route : draft.routes.all()) {
            Role.Act other = act(draft, route);
            boolean leads = other != null
                    && route != awaited
                    && other.resource().equals(act.resource())
                    && other.to().equals(act.to());
            if (other != null && leads) {
                List<String> from = other.from().stream()
                        .filter(state -> !state.equals(detour.to()))
                        .toList();
                Role taken = new Role.Act(other.resource(), other.member(), from, other.to(), detour, other.replyAt());
                proposals.add(proposal(new Change.Assign(route.endpoint().id(), taken), 80, evidence));
            }
        }
        if (!proposals.isEmpty()) {
            Role last = new Role.Act(act.resource(), act.member(), List.of(detour.to()), act.to(), act.replyAt());
            proposals.add(proposal(new Change.Assign(awaited.endpoint().id(), last), 80, evidence));
        }
        return proposals;
    }

    private static Role.@Nullable Act act(Draft draft, Route route) {
        return draft.role(route.endpoint().id()) instanceof Role.Act act
                        && route.path().endsWithLiteral()
                ? act
                : null;
    }

    private static String verb(Route route) {
        return Words.bare(route.path().last().literal());
    }

    /** The state that waits for a verb: {@code pending_approval} for {@code approve}. */
    private static @Nullable String waiting(Draft draft, Role.Act act, String verb) {
        Resource.Lifecycle lifecycle = draft.sketch(act.resource()).lifecycle;
        for (String state : lifecycle == null ? List.<String>of() : lifecycle.states()) {
            List<String> words = Words.of(state);
            int from = words.size() > 1 && words.get(1).equals("for") ? 2 : 1;
            boolean waits = words.size() > from && WAITING.contains(words.get(0));
            if (waits && isAbout(verb, String.join("", words.subList(from, words.size())))) {
                return state;
            }
        }
        return null;
    }

    private static boolean isAbout(String verb, String noun) {
        String stem = verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
        return stem.length() > 2 && noun.startsWith(stem);
    }

    /** The member that says how a verb is taken, when by hand. */
    private static Role.Act.@Nullable Detour detour(Draft draft, Sketch sketch, Route awaited, String waiting) {
        String verb = verb(awaited);
        for (Member member : draft.shape(sketch).members().values()) {
            List<String> words = Words.of(member.name());
            String last = words.isEmpty() ? "" : words.get(words.size() - 1);
            boolean way = words.size() == 2 && words.get(0).equals(verb) && WAYS.contains(last);
            if (way && States.of(draft.shapes, member).contains("manual")) {
                return new Role.Act.Detour(member.name(), "manual", waiting);
            }
            boolean automatic = words.size() == 2
                    && words.contains(verb)
                    && words.stream().anyMatch(word -> word.startsWith("auto"));
            if (automatic && draft.shapes.core(member.type()) instanceof BooleanType) {
                return new Role.Act.Detour(member.name(), "false", waiting);
            }
        }
        return null;
    }
}

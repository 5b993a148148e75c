package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stops an action at an intermediate state until another action follows, if a member requires it. With
 * {@code capture_method: manual}, the state is {@code requires_capture} until {@code capture}.
 */
public final class FindConditionalTransitions implements InferenceRule {
    private static final List<String> WAITING =
            List.of("requires", "require", "pending", "awaiting", "waiting", "needs");
    private static final List<String> WAYS = List.of("method", "mode", "type", "strategy", "policy");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute awaited : draft.routes.all()) {
            Role.Act act = act(draft, awaited);
            String intermediate = act == null ? null : waitingState(draft, act, verb(awaited));
            Role.Act.ConditionalTarget target = act == null || intermediate == null
                    ? null
                    : conditionalTarget(draft, draft.resource(act.resource()), awaited, intermediate);
            if (act != null && target != null) {
                proposals.addAll(proposals(draft, awaited, act, target));
            }
        }
        return proposals;
    }

    private List<Proposal> proposals(
            ModelDraft draft, OperationRoute awaited, Role.Act act, Role.Act.ConditionalTarget target) {
        List<Proposal> proposals = new ArrayList<>();
        String evidence = target.to() + " is reached after " + verb(awaited) + " where " + target.member() + " is "
                + target.value();
        for (OperationRoute route : draft.routes.all()) {
            Role.Act other = act(draft, route);
            boolean leads = other != null
                    && route != awaited
                    && other.resource().equals(act.resource())
                    && other.to().equals(act.to());
            if (other != null && leads) {
                List<String> from = other.from().stream()
                        .filter(state -> !state.equals(target.to()))
                        .toList();
                Role taken =
                        new Role.Act(other.resource(), other.member(), from, other.to(), target, other.replyAt(), null);
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), taken), 80, evidence));
            }
        }
        if (!proposals.isEmpty()) {
            Role last = new Role.Act(act.resource(), act.member(), List.of(target.to()), act.to(), act.replyAt());
            proposals.add(proposal(new ModelChange.AssignRole(awaited.endpoint().id(), last), 80, evidence));
        }
        return proposals;
    }

    private static Role.@Nullable Act act(ModelDraft draft, OperationRoute route) {
        return draft.role(route.endpoint().id()) instanceof Role.Act act
                        && route.path().endsWithLiteral()
                ? act
                : null;
    }

    private static String verb(OperationRoute route) {
        return NameWords.bare(route.path().last().literal());
    }

    /** Returns the state that waits for a verb, {@code pending_approval} for {@code approve}, or null. */
    private static @Nullable String waitingState(ModelDraft draft, Role.Act act, String verb) {
        Resource.Lifecycle lifecycle = draft.resource(act.resource()).lifecycle;
        for (String state : lifecycle == null ? List.<String>of() : lifecycle.states()) {
            List<String> words = NameWords.of(state);
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

    /** Returns the member and the value that require a manual action, or null. */
    private static Role.Act.@Nullable ConditionalTarget conditionalTarget(
            ModelDraft draft, ResourceDraft resource, OperationRoute awaited, String intermediate) {
        String verb = verb(awaited);
        for (ObjectMember member : draft.shape(resource).members().values()) {
            List<String> words = NameWords.of(member.name());
            String last = words.isEmpty() ? "" : words.get(words.size() - 1);
            boolean way = words.size() == 2 && words.get(0).equals(verb) && WAYS.contains(last);
            if (way && LifecycleStates.of(draft.shapes, member).contains("manual")) {
                return new Role.Act.ConditionalTarget(member.name(), "manual", intermediate);
            }
            boolean automatic = words.size() == 2
                    && words.contains(verb)
                    && words.stream().anyMatch(word -> word.startsWith("auto"));
            if (automatic && draft.shapes.core(member.type()) instanceof BooleanType) {
                return new Role.Act.ConditionalTarget(member.name(), "false", intermediate);
            }
        }
        return null;
    }
}

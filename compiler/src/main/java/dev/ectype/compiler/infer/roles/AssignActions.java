package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.StateName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.resource.SetFlag;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads verbs below an item's path as actions. {@code cancel} changes the state to {@code canceled}, {@code favorite}
 * sets the flag {@code favorited}, and other verbs are custom actions.
 */
public final class AssignActions implements InferenceRule {
    private static final List<String> METHODS = List.of("POST", "PUT", "PATCH");
    private static final List<String> ADVANCES = List.of("finalize", "finalise", "advance", "next", "proceed");

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Subject subject = Subject.of(draft, route);
            Proposal proposal = subject == null || draft.role(route.endpoint().id()) != null
                    ? null
                    : proposal(draft, route, subject);
            if (proposal != null) {
                proposals.add(proposal);
            }
        }
        return ReachableActions.of(draft, proposals);
    }

    private @Nullable Proposal proposal(ModelDraft draft, OperationRoute route, Subject subject) {
        ResourceDraft resource = subject.resource();
        boolean returnsInstance = PayloadLocations.certainlyContains(draft, resource, route.endpoint());
        MemberPath replyAt = returnsInstance
                ? PayloadLocations.of(draft, resource, route.endpoint()).replyAt()
                : null;
        String verb = route.path().last().literal();
        Resource.Lifecycle lifecycle = resource.lifecycle;
        Role.Act act = lifecycle == null ? null : act(route, resource, lifecycle, replyAt);
        if (act != null && lifecycle != null) {
            boolean named = act.to().equals(result(verb, lifecycle));
            String evidence = (named ? verb + " names" : "the text names") + " the " + act.member() + " " + act.to();
            return proposal(new ModelChange.AssignRole(route.endpoint().id(), act), 85, evidence);
        }
        FlagMember flag = isWrite(route) ? FlagMember.of(draft.shapes, draft.shape(resource), verb) : null;
        if (flag != null) {
            FlagMember applied = route.method().equals("DELETE") ? flag.inverted() : flag;
            Role setFlag =
                    new SetFlag(resource.resourceName(), applied.member(), applied.on(), applied.count(), replyAt);
            String evidence = route.method() + " " + verb + " names " + applied.member();
            return proposal(new ModelChange.AssignRole(route.endpoint().id(), setFlag), 80, evidence);
        }
        MemberPath bodyAt = subject.isDirect() ? changedBodyAt(draft, route, resource) : null;
        boolean changes =
                bodyAt != null && PathlessCalls.isCall(route.endpoint().binding());
        boolean far = !subject.isDirect() && !returnsType(draft, route, resource, replyAt);
        if (far || replyAt == null && !changes) {
            return subject.isDirect() && isBare(draft, route) ? unknown(route, resource, verb) : null;
        }
        if (route.method().equals("GET") && replyAt != null) {
            Role read = new Role.Read(resource.resourceName(), replyAt);
            return proposal(
                    new ModelChange.AssignRole(route.endpoint().id(), read), 65, "it returns the instance as " + verb);
        }
        Role role = new Role.CustomAction(resource.resourceName(), bodyAt, replyAt);
        String evidence = replyAt == null ? "it sends members of the instance to " : "it returns the instance after ";
        return proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 65, evidence + verb);
    }

    /** Returns whether the reply has the declared type of the resource, and not only members of it. */
    private static boolean returnsType(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, @Nullable MemberPath replyAt) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath place = reply == null ? null : draft.envelopes.locate(reply, resource.storedType());
        return place != null
                && place.at().equals(replyAt)
                && !Collections.disjoint(draft.shapes.names(place.type()), draft.shapes.names(resource.storedType()));
    }

    /** Returns whether an operation neither accepts nor returns content, so that it only acts on the instance of its path. */
    private static boolean isBare(ModelDraft draft, OperationRoute route) {
        SegmentedPath item = route.path().parent();
        Parameter identifier = item.endsWithParameter()
                ? route.pathParameter(String.valueOf(item.last().parameter()))
                : null;
        return identifier != null
                // One of several words is a kind, whose instance may be another one.
                && !(draft.shapes.core(identifier.type()) instanceof EnumType)
                && METHODS.contains(route.method())
                && route.endpoint().body() == null
                && isUndescribed(draft, Payloads.replyType(route.endpoint()))
                && !Nouns.isPlural(String.valueOf(route.path().last().literal()));
    }

    private static boolean isUndescribed(ModelDraft draft, @Nullable TypeRef reply) {
        return reply == null || draft.shapes.isOpen(reply);
    }

    /** Assigns an action of which only the instance is known: it must exist. */
    private Proposal unknown(OperationRoute route, ResourceDraft resource, String verb) {
        Role action = new Role.CustomAction(resource.resourceName(), null, null);
        return proposal(
                new ModelChange.AssignRole(route.endpoint().id(), action),
                55,
                verb + " without content acts on the instance");
    }

    private static boolean isWrite(OperationRoute route) {
        return METHODS.contains(route.method()) || route.method().equals("DELETE");
    }

    private static Role.@Nullable Act act(
            OperationRoute route, ResourceDraft resource, Resource.Lifecycle lifecycle, @Nullable MemberPath replyAt) {
        String verb = route.path().last().literal();
        if (!isWrite(route)) {
            return null;
        }
        StateTexts texts = StateTexts.of(route, resource, lifecycle);
        String named = result(verb, lifecycle);
        String to = named == null ? texts.after() : named;
        if (to == null) {
            return null;
        }
        if (route.method().equals("DELETE")) {
            String first = lifecycle.states().get(0);
            return first.equals(to)
                    ? null
                    : new Role.Act(resource.resourceName(), lifecycle.member(), List.of(to), first, replyAt);
        }
        List<String> before = texts.before(to);
        List<String> from = before.isEmpty() ? from(lifecycle.states(), verb, to) : before;
        return new Role.Act(resource.resourceName(), lifecycle.member(), from, to, replyAt);
    }

    /**
     * Returns the location of the resource's members in the body, or null. A verb that creates another instance or only
     * queries does not change this one.
     */
    private static @Nullable MemberPath changedBodyAt(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        String verb = route.path().last().literal();
        boolean plural = Nouns.isPlural(verb);
        boolean changes = METHODS.contains(route.method()) && !plural && !Verbs.leavesAlone(verb);
        TypedPath body =
                changes ? draft.envelopes.locate(Payloads.bodyType(route.endpoint()), resource.storedType()) : null;
        return body == null ? null : body.at();
    }

    private static @Nullable String result(String verb, Resource.Lifecycle lifecycle) {
        String named = Verbs.resultOf(verb, lifecycle.states());
        List<String> later = lifecycle.states().subList(1, lifecycle.states().size());
        if (named != null || !advances(verb) || LifecycleStates.isSorted(later)) {
            return named;
        }
        return later.stream().filter(state -> !Verbs.isFinal(state)).findFirst().orElse(null);
    }

    private static boolean advances(String verb) {
        List<String> words = NameWords.of(verb);
        return !words.isEmpty() && ADVANCES.contains(words.get(0));
    }

    /**
     * Returns the states from which a verb may start: all that are not final. Undoing verbs also start from final
     * states, and switching verbs from their own result.
     */
    static List<String> from(List<String> states, String verb, String to) {
        if (advances(verb)) {
            return List.of(states.get(0));
        }
        List<String> needed = StateName.predecessors(to, states);
        if (!needed.isEmpty()) {
            return needed;
        }
        boolean switches = Verbs.switches(verb);
        List<String> others =
                states.stream().filter(state -> switches || !state.equals(to)).toList();
        List<String> open = others.stream()
                .filter(state -> state.equals(to) || !Verbs.isFinal(state))
                .toList();
        return Verbs.undoes(verb) || open.isEmpty() ? others : open;
    }

    /**
     * The resource of an action.
     *
     * @param isDirect whether the verb is right below the item's path
     */
    private record Subject(ResourceDraft resource, boolean isDirect) {
        private static final int FARTHEST = 2;

        /**
         * Returns the singleton right above the verb, or the resource of the last parameter before the verb, from its own path or
         * from a parameter binding.
         */
        static @Nullable Subject of(ModelDraft draft, OperationRoute route) {
            SegmentedPath path = route.path();
            ResourceDraft above = path.endsWithLiteral() && path.size() > 1 ? draft.at(path.parent()) : null;
            if (above != null && above.singleton && draft.at(path) == null) {
                return new Subject(above, true);
            }
            SegmentedPath item = path.endsWithLiteral()
                    ? path.enclosingItem(path.size())
                    : isPart(draft, route) ? path.enclosingItem(path.size() - 1) : null;
            if (item == null || path.size() - item.size() > FARTHEST || draft.at(path) != null) {
                return null;
            }
            ResourceDraft resource = draft.at(item);
            resource = resource == null ? boundResource(draft, route, item) : resource;
            return resource == null || resource.singleton
                    ? null
                    : new Subject(resource, item.size() + 1 == path.size());
        }

        /** Returns whether a write identifies a part of the instance above, and no other instance: {@code /agents/{id}/rules/{rule}}. */
        private static boolean isPart(ModelDraft draft, OperationRoute route) {
            SegmentedPath path = route.path();
            return path.endsWithParameter()
                    && path.size() > 2
                    && !path.parent().endsWithParameter()
                    && isWrite(route)
                    && !draft.isBound(
                            route.endpoint().id(), String.valueOf(path.last().parameter()));
        }

        private static @Nullable ResourceDraft boundResource(
                ModelDraft draft, OperationRoute route, SegmentedPath item) {
            String parameter = item.last().parameter();
            return draft.parameterBindings(route.endpoint().id()).stream()
                    .filter(binding -> binding.parameter().equals(parameter))
                    .map(binding -> draft.findByName(binding.resource()))
                    .findFirst()
                    .orElse(null);
        }
    }
}

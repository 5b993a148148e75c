package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.TypeShapes;
import dev.ectype.compiler.infer.lexicon.FlagWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.TimeWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.infer.roles.FindLifecycle;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.TimeMember;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.EnumType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds members with the time of the creation, of the last change, or of a state that another member has:
 * {@code archived_at} beside {@code archived}. Finds flags for such a state too: {@code paid} beside the status paid.
 */
public final class FindTimeMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            List<TimeMember> named = new ArrayList<>();
            List<TimeMember> entered = new ArrayList<>();
            ObjectShape sent = CreationRoutes.body(draft, resource);
            for (ObjectMember member : draft.shape(resource).members().values()) {
                if (draft.shapes.core(member.type()) instanceof BooleanType && !sent.has(member.name())) {
                    entered.addAll(ofLifecycle(resource, member.name(), FlagWords.state(member.name())));
                } else if (mayBeTime(draft.shapes, member)) {
                    TimeMember time = named(member.name());
                    if (time == null) {
                        entered.addAll(entered(draft, resource, member.name()));
                    } else {
                        named.add(time);
                    }
                }
            }
            add(resource, named, 80, "is a common name of such a time", proposals);
            add(resource, entered, 75, "is named like a value of another member", proposals);
        }
        return proposals;
    }

    private void add(
            ResourceDraft resource,
            List<TimeMember> members,
            int confidence,
            String evidence,
            List<Proposal> proposals) {
        if (!members.isEmpty()) {
            List<String> names =
                    members.stream().map(TimeMember::member).distinct().toList();
            proposals.add(proposal(
                    new ResourceChange.DeriveMembers(resource.resourceName(), DerivedMembers.timed(members)),
                    confidence,
                    (names.size() == 1 ? names.get(0) : "each of " + String.join(", ", names)) + " " + evidence));
        }
    }

    private static boolean mayBeTime(TypeShapes shapes, ObjectMember member) {
        TypeRef core = shapes.core(member.type());
        return !(core instanceof BooleanType) && !(core instanceof EnumType) && shapes.items(member.type()) == null;
    }

    private static @Nullable TimeMember named(String name) {
        if (TimeWords.isChange(name)) {
            return new TimeMember(name, TimeMember.Event.CHANGED);
        }
        return TimeWords.isCreation(name) ? new TimeMember(name, TimeMember.Event.CREATED) : null;
    }

    private static List<TimeMember> entered(ModelDraft draft, ResourceDraft resource, String name) {
        String state = TimeWords.entered(name);
        List<TimeMember> found = new ArrayList<>();
        if (state == null) {
            return found;
        }
        for (ObjectMember member : draft.shape(resource).members().values()) {
            TypeRef core = draft.shapes.core(member.type());
            if (core instanceof BooleanType && FlagWords.state(member.name()).equals(state)) {
                found.add(new TimeMember(name, TimeMember.Event.ENTERED, member.name(), null));
            } else if (core instanceof EnumType allowed && enteredState(allowed, state) != null) {
                found.add(new TimeMember(name, TimeMember.Event.ENTERED, member.name(), enteredState(allowed, state)));
            } else if (core instanceof TextType && isStateMember(draft, resource, member)) {
                found.add(new TimeMember(name, TimeMember.Event.ENTERED, member.name(), state));
            }
        }
        return found.isEmpty() ? ofLifecycle(resource, name, state) : found;
    }

    /** Returns the flag or the time of a state of the lifecycle: {@code paid} beside the status paid. */
    private static List<TimeMember> ofLifecycle(ResourceDraft resource, String name, String state) {
        Resource.Lifecycle lifecycle = resource.lifecycle;
        boolean named = lifecycle != null
                && lifecycle.states().stream()
                        .anyMatch(each -> NameWords.bare(each).equals(state));
        return lifecycle == null || !named
                ? List.of()
                : List.of(new TimeMember(name, TimeMember.Event.ENTERED, lifecycle.member(), state));
    }

    /** Returns the value with the name of a time's state, or a verb that leads to it: {@code open} of {@code opened_at}. */
    private static @Nullable String enteredState(EnumType allowed, String state) {
        return allowed.values().stream()
                .filter(JsonText.class::isInstance)
                .map(value -> NameWords.bare(((JsonText) value).text()))
                .filter(value -> Verbs.candidates(value).contains(state))
                .findFirst()
                .orElse(null);
    }

    /** Returns whether a text without described values has the name of a state. */
    private static boolean isStateMember(ModelDraft draft, ResourceDraft resource, ObjectMember member) {
        return FindLifecycle.candidates(draft, resource).contains(member);
    }
}

package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises an enumerated member with a name such as state as the state of a resource, its initial value first. It may be in
 * an object that describes the instance, such as {@code attributes.status} or {@code status.phase}.
 */
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
            StateMember found = resource.singleton ? null : found(draft, resource);
            if (found != null) {
                List<String> states = LifecycleStates.of(draft.shapes, found.member());
                String first = LifecycleStates.initial(draft, resource, found.member(), states);
                String member = found.at().dots();
                Resource.Lifecycle lifecycle = new Resource.Lifecycle(member, firstAhead(states, first));
                String evidence =
                        member + " is one of " + states.size() + " words, and a new instance starts as " + first;
                proposals.add(
                        proposal(new ResourceChange.SetLifecycle(resource.resourceName(), lifecycle), 80, evidence));
            }
        }
        return proposals;
    }

    /** A member with a state and its path. */
    private record StateMember(MemberPath at, ObjectMember member) {}

    /** Returns the state of the instance, else the only one in an object that describes the instance; null if there is none. */
    private static @Nullable StateMember found(ModelDraft draft, ResourceDraft resource) {
        ObjectShape shape = draft.shape(resource);
        ObjectMember own = enumerated(draft, resource, shape);
        if (own != null) {
            return new StateMember(MemberPath.of(own.name()), own);
        }
        List<StateMember> nested = new ArrayList<>();
        for (ObjectMember object : shape.members().values()) {
            boolean describes = IdentifierWords.isHead(object.name()) || NAMES.contains(NameWords.bare(object.name()));
            ObjectMember inner = describes && draft.shapes.items(object.type()) == null
                    ? enumerated(draft, resource, draft.shapes.shape(object.type()))
                    : null;
            if (inner != null) {
                nested.add(new StateMember(MemberPath.of(object.name(), inner.name()), inner));
            }
        }
        return nested.size() == 1 ? nested.get(0) : null;
    }

    private static @Nullable ObjectMember enumerated(ModelDraft draft, ResourceDraft resource, ObjectShape shape) {
        return candidates(shape, resource).stream()
                .filter(member -> LifecycleStates.of(draft.shapes, member).size() > 1)
                .findFirst()
                .orElse(null);
    }

    /** Returns the members with a name like a state, the simplest first. */
    public static List<ObjectMember> candidates(ModelDraft draft, ResourceDraft resource) {
        return candidates(draft.shape(resource), resource);
    }

    private static List<ObjectMember> candidates(ObjectShape shape, ResourceDraft resource) {
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

package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.NullableType;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a verb and its opposite at the same path, {@code attach} and {@code detach}, as setting and clearing members.
 */
public final class FindReversals implements InferenceRule {

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute set : draft.routes.all()) {
            if (draft.role(set.endpoint().id()) instanceof Role.CustomAction action
                    && !set.method().equals("GET")
                    && set.path().endsWithLiteral()) {
                List<String> members = members(draft, set, draft.resource(action.resource()));
                OperationRoute unset = members.isEmpty() ? null : reversal(draft, set);
                if (unset != null) {
                    proposals.addAll(setting(draft, set, action));
                    Role clear = new Role.ClearMembers(action.resource(), members, replyAt(draft, unset, action));
                    String evidence = verb(unset) + " undoes " + verb(set) + ", which sets " + members;
                    proposals.add(
                            proposal(new ModelChange.AssignRole(unset.endpoint().id(), clear), 80, evidence));
                }
            }
        }
        return proposals;
    }

    /**
     * Returns the changed role of a verb with an opposite, which must change its instance even if the verb usually does
     * not.
     */
    private List<Proposal> setting(ModelDraft draft, OperationRoute set, Role.CustomAction action) {
        ResourceDraft resource = draft.resource(action.resource());
        TypedPath body = draft.envelopes.locate(Payloads.bodyType(set.endpoint()), resource.storedType());
        if (action.bodyAt() != null || body == null) {
            return List.of();
        }
        Role adjusting = new Role.CustomAction(action.resource(), body.at(), action.replyAt());
        return List.of(
                proposal(new ModelChange.AssignRole(set.endpoint().id(), adjusting), 80, "another verb undoes it"));
    }

    private static @Nullable MemberPath replyAt(ModelDraft draft, OperationRoute unset, Role.CustomAction action) {
        ResourceDraft resource = draft.resource(action.resource());
        return PayloadLocations.certainlyContains(draft, resource, unset.endpoint())
                ? PayloadLocations.of(draft, resource, unset.endpoint()).replyAt()
                : null;
    }

    private static String verb(OperationRoute route) {
        return NameWords.bare(route.path().last().literal());
    }

    /** Returns the optional members of the resource that the body sets. */
    private static List<String> members(ModelDraft draft, OperationRoute set, ResourceDraft resource) {
        ObjectShape stored = draft.shape(resource);
        TypedPath body = draft.envelopes.locate(Payloads.bodyType(set.endpoint()), resource.storedType());
        List<String> members = new ArrayList<>();
        for (ObjectMember sent :
                draft.shapes.shape(body == null ? null : body.type()).members().values()) {
            ObjectMember storedMember = stored.member(sent.name());
            if (storedMember != null && !storedMember.name().equals(resource.idMember) && isOptional(storedMember)) {
                members.add(storedMember.name());
            }
        }
        return members;
    }

    private static boolean isOptional(ObjectMember member) {
        return !member.required() || member.type() instanceof NullableType;
    }

    private static @Nullable OperationRoute reversal(ModelDraft draft, OperationRoute set) {
        String verb = verb(set);
        for (OperationRoute route : draft.routes.all()) {
            boolean beside = route != set
                    && !route.method().equals("GET")
                    && route.path().endsWithLiteral()
                    && route.path().size() == set.path().size()
                    && route.path().parent().key().equals(set.path().parent().key());
            if (beside && Verbs.undoneBy(verb(route)).contains(verb)) {
                return draft.role(route.endpoint().id()) instanceof Role.Act ? null : route;
            }
        }
        return null;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Chooses the style of identifiers that only list items contain. */
public final class ChooseIdStyleByLists implements InferenceRule {
    private final ChooseIdStyle choice = new ChooseIdStyle();

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            ResourceDraft resource = role instanceof Role.ListAll ? draft.resource(role.resource()) : null;
            TypeRef reply = resource == null ? null : Payloads.replyType(route.endpoint());
            if (resource == null || reply == null || resource.singleton || isHeld(draft, resource)) {
                continue;
            }
            TypedPath items = draft.envelopes.items(reply, resource.literal());
            ObjectMember member = items == null || resource.idMember == null
                    ? null
                    : draft.shapes.shape(items.type()).like(resource.idMember);
            if (member != null) {
                Proposal chosen = choice.ofMember(draft, resource, member);
                proposals.add(proposal(chosen.change(), chosen.confidence(), chosen.evidence()));
            }
        }
        return proposals;
    }

    private static boolean isHeld(ModelDraft draft, ResourceDraft resource) {
        return resource.idMember == null || draft.shape(resource).like(resource.idMember) != null;
    }
}

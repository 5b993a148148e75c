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
            ResourceDraft sketch = role instanceof Role.ListAll ? draft.resource(role.resource()) : null;
            TypeRef reply = sketch == null ? null : Payloads.replyType(route.endpoint());
            if (sketch == null || reply == null || sketch.singleton || isHeld(draft, sketch)) {
                continue;
            }
            TypedPath items = draft.envelopes.items(reply, sketch.literal());
            ObjectMember member = items == null || sketch.idMember == null
                    ? null
                    : draft.shapes.shape(items.type()).like(sketch.idMember);
            if (member != null) {
                proposals.add(choice.ofMember(draft, sketch, member));
            }
        }
        return proposals;
    }

    private static boolean isHeld(ModelDraft draft, ResourceDraft sketch) {
        return sketch.idMember == null || draft.shape(sketch).like(sketch.idMember) != null;
    }
}

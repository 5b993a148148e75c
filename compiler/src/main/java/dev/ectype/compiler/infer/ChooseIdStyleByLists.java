package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Chooses how identifiers look that only a list shows: what is read where it lives need not say again what it is called. */
final class ChooseIdStyleByLists implements InferenceRule {
    private final ChooseIdStyle choice = new ChooseIdStyle();

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            Sketch sketch = role instanceof Role.ListAll ? draft.sketch(role.resource()) : null;
            TypeRef reply = sketch == null ? null : Payloads.replyType(route.endpoint());
            if (sketch == null || reply == null || sketch.singleton || isHeld(draft, sketch)) {
                continue;
            }
            Place items = draft.envelopes.items(reply, sketch.literal());
            Member member = items == null || sketch.idMember == null
                    ? null
                    : draft.shapes.shape(items.type()).like(sketch.idMember);
            if (member != null) {
                proposals.add(choice.ofMember(draft, sketch, member));
            }
        }
        return proposals;
    }

    private static boolean isHeld(Draft draft, Sketch sketch) {
        return sketch.idMember == null || draft.shape(sketch).like(sketch.idMember) != null;
    }
}

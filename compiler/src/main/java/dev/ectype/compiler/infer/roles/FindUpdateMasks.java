package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import java.util.ArrayList;
import java.util.List;

/** Finds the update mask beside the instance in an update's body. */
public final class FindUpdateMasks implements InferenceRule {
    private static final String MASK = "updateMask";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Update update
                    && !update.bodyAt().isRoot()) {
                ObjectMember mask =
                        draft.shapes.shape(Payloads.bodyType(route.endpoint())).like(MASK);
                if (mask != null && draft.shapes.core(mask.type()) instanceof TextType) {
                    ModelChange change =
                            new ModelChange.AssignRole(route.endpoint().id(), update.withMask(mask.name()));
                    proposals.add(proposal(change, 90, mask.name() + " is a member of the same body"));
                }
            }
        }
        return proposals;
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import java.util.ArrayList;
import java.util.List;

/** Finds beside the thing that a change tells the list of its members that are meant. */
final class FindMasks implements InferenceRule {
    private static final String MASK = "updateMask";

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Update update
                    && !update.bodyAt().isRoot()) {
                Member mask =
                        draft.shapes.shape(Payloads.bodyType(route.endpoint())).like(MASK);
                if (mask != null && draft.shapes.core(mask.type()) instanceof TextType) {
                    Change change = new Change.Assign(route.endpoint().id(), update.masked(mask.name()));
                    proposals.add(proposal(change, 90, mask.name() + " stands beside it"));
                }
            }
        }
        return proposals;
    }
}

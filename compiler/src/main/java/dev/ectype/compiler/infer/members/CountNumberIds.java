package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.DerivedMembers;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.type.NumberType;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;

/** Counts the number {@code id} of instances that a natural key identifies, because an example would repeat. */
public final class CountNumberIds implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            Resource understood = resource.singleton ? null : resource.understood();
            for (ObjectMember member : draft.shape(resource).members().values()) {
                if (understood != null && isNumberId(draft, resource, understood, member)) {
                    proposals.add(proposal(
                            new ResourceChange.DeriveMembers(
                                    resource.resourceName(), DerivedMembers.counted(List.of(member.name()))),
                            75,
                            "the instances have a number as well as "
                                    + understood.identity().member()));
                }
            }
        }
        return proposals;
    }

    private static boolean isNumberId(
            ModelDraft draft, ResourceDraft resource, Resource understood, ObjectMember member) {
        boolean number = draft.shapes.core(member.type()) instanceof NumberType type && type.integer();
        boolean other = draft.shape(resource).has(understood.identity().member())
                && !understood.identity().member().equals(member.name())
                && !understood.identity().keys().contains(member.name());
        // What a client may send and leaves out stays absent.
        boolean present =
                member.required() || !CreationRoutes.body(draft, resource).has(member.name());
        return number && other && present && NameWords.bare(member.name()).equals("id");
    }
}

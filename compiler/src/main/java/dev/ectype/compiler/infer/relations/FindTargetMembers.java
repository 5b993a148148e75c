package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.RelationshipChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds references that hold another member of their target than its identifier: {@code projectId} holds the
 * {@code projectId} of a project, even if paths identify projects by a slug.
 */
public final class FindTargetMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Relationship relationship : draft.relationships()) {
            ResourceDraft target = draft.findByName(relationship.to());
            MemberPath path = relationship.path();
            String member = path == null ? null : path.last();
            if (target != null
                    && member != null
                    && relationship.kind() != Relationship.Kind.PIECES
                    && !relationship.from().equals(relationship.to())
                    && !member.equals(target.idMember)
                    && IdentifierWords.isIdentifier(member)
                    && draft.shape(target).has(member)) {
                proposals.add(proposal(
                        new RelationshipChange.SetTargetMember(relationship, member),
                        80,
                        relationship.to() + " have a member of the same name besides the identifier "
                                + target.idMember));
            }
        }
        return proposals;
    }
}

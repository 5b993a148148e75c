package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.IdentifierWords;
import dev.ectype.compiler.ir.IdentifyingMembers;
import dev.ectype.compiler.ir.IdentifyingMembers.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the members by which objects are identified where a plain identifier stands for an object: {@code "owner": 7} is
 * the owner with the {@code id} 7.
 */
public final class FindIdentifyingMembers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        MemberNames members = MemberNames.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        add(members, Kind.IDENTIFIER, members.among(IdentifierWords.IDENTIFIERS), 80, proposals);
        add(members, Kind.NOUN_IDENTIFIER, members.nounIdentifiers(), 65, proposals);
        add(members, Kind.NAME, members.among(IdentifierWords.NAMES), 60, proposals);
        return proposals;
    }

    private void add(MemberNames members, Kind kind, List<String> names, int confidence, List<Proposal> proposals) {
        if (!names.isEmpty()) {
            proposals.add(proposal(
                    new ModelChange.AddIdentifyingMembers(new IdentifyingMembers(kind, names)),
                    confidence,
                    names.get(0) + " is a member of " + members.owner(names.get(0))));
        }
    }
}

package dev.ectype.compiler.infer.members;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.lexicon.RemovalWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.SuccessReply;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the flags, such as {@code deleted}, that are true in the reply of a deletion. */
public final class FindDeletionFlags implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Endpoint endpoint : draft.endpoints()) {
            if (draft.role(endpoint.id()) instanceof Role.Delete delete) {
                List<String> flags = flags(draft, endpoint, delete.replyAt());
                if (!flags.isEmpty()) {
                    proposals.add(proposal(
                            new EndpointChange.SetDeletionFlags(endpoint.id(), flags),
                            85,
                            "the reply of the deletion has the flag " + String.join(", ", flags)));
                }
            }
        }
        return proposals;
    }

    private static List<String> flags(ModelDraft draft, Endpoint endpoint, @Nullable MemberPath at) {
        Media media = SuccessReply.of(endpoint, false).media();
        TypeRef type = media == null ? null : media.type();
        for (String name : at == null ? List.<String>of() : at.names()) {
            ObjectMember member = draft.shapes.shape(type).member(name);
            type = member == null ? null : member.type();
        }
        return draft.shapes.shape(type).members().values().stream()
                .filter(member ->
                        RemovalWords.isReport(member.name()) && draft.shapes.core(member.type()) instanceof BooleanType)
                .map(ObjectMember::name)
                .toList();
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.GrpcMethod;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.MemberPath;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.ir.Tie;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds calls that are told one thing and show the names of those of another kind that refer to it. */
final class FindReferrers implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            if (route.endpoint().binding() instanceof GrpcMethod
                    && draft.role(route.endpoint().id()) == null) {
                add(draft, QueueCall.of(draft, route), proposals);
            }
        }
        return proposals;
    }

    private void add(Draft draft, QueueCall call, List<Proposal> proposals) {
        for (Sketch told : draft.sketches()) {
            Member naming = told.singleton || told.idMember == null ? null : call.naming(told);
            Role role = naming == null ? null : role(draft, call, told);
            if (naming != null && role != null) {
                var endpoint = call.route().endpoint().id();
                Tie tie = new Tie(naming.name(), told.named(), String.valueOf(told.idMember));
                proposals.add(proposal(new Change.TieParameter(endpoint, tie), 75, "it names " + told.named()));
                proposals.add(proposal(new Change.Assign(endpoint, role), 75, "it shows names of what refers to one"));
                return;
            }
        }
    }

    private static @Nullable Role role(Draft draft, QueueCall call, Sketch told) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        for (Member member : draft.shapes.shape(reply).members().values()) {
            TypeRef items = draft.shapes.items(member.type());
            boolean names = items != null && draft.shapes.core(items) instanceof TextType;
            for (Sketch from : names ? draft.sketches() : List.<Sketch>of()) {
                boolean meant = from != told
                        && from.idMember != null
                        && CallArguments.names(Words.singular(Words.bare(member.name())), from.noun());
                String reference = meant ? WaitingMessages.reference(draft, from, told) : null;
                if (reference != null) {
                    return new Role.Referrers(told.named(), from.named(), reference, MemberPath.of(member.name()));
                }
            }
        }
        return null;
    }
}

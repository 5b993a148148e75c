package dev.ectype.compiler.infer.async;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.binding.GrpcMethod;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.ReplyingRole;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds calls that identify one instance and return the names of instances of another resource that reference it. */
public final class FindReferrers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (route.endpoint().binding() instanceof GrpcMethod
                    && draft.role(route.endpoint().id()) == null) {
                add(draft, QueueCall.of(draft, route), proposals);
            }
        }
        return proposals;
    }

    private void add(ModelDraft draft, QueueCall call, List<Proposal> proposals) {
        for (ResourceDraft target : draft.resources()) {
            ObjectMember naming = target.singleton || target.idMember == null ? null : call.identifierOf(target);
            Role role = naming == null ? null : role(draft, call, target);
            if (naming != null && role != null) {
                var endpoint = call.route().endpoint().id();
                ParameterBinding binding =
                        new ParameterBinding(naming.name(), target.resourceName(), String.valueOf(target.idMember));
                proposals.add(proposal(
                        new ModelChange.BindParameter(endpoint, binding),
                        75,
                        "a parameter identifies an instance of " + target.resourceName()));
                proposals.add(proposal(
                        new ModelChange.AssignRole(endpoint, role),
                        75,
                        "it lists identifiers of instances that refer to the given instance"));
                return;
            }
        }
    }

    private static @Nullable Role role(ModelDraft draft, QueueCall call, ResourceDraft target) {
        TypeRef reply = Payloads.replyType(call.route().endpoint());
        for (ObjectMember member : draft.shapes.shape(reply).members().values()) {
            TypeRef items = draft.shapes.items(member.type());
            boolean names = items != null && draft.shapes.core(items) instanceof TextType;
            for (ResourceDraft from : names ? draft.resources() : List.<ResourceDraft>of()) {
                boolean matches = from != target
                        && from.idMember != null
                        && CallArguments.isIdentifierOf(Nouns.singular(NameWords.bare(member.name())), from.noun());
                String reference = matches ? QueueFinder.reference(draft, from, target) : null;
                if (reference != null) {
                    return new ReplyingRole.ListReferrers(
                            target.resourceName(), from.resourceName(), reference, MemberPath.of(member.name()));
                }
            }
        }
        return null;
    }
}

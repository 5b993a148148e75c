package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the flags such as {@code allow_missing} with which an update creates a missing instance, and a deletion ignores
 * one.
 */
public final class FindMissingPermissions implements InferenceRule {
    private static final String NAME = "allowmissing";

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            Role role = draft.role(endpoint.id());
            Proposal proposal =
                    role instanceof Role.Update || role instanceof Role.Delete ? permission(draft, endpoint) : null;
            if (proposal != null) {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    private @Nullable Proposal permission(ModelDraft draft, Endpoint endpoint) {
        for (Parameter parameter : endpoint.parameters()) {
            if (parameter.in() == Parameter.In.QUERY && isPermission(draft, parameter.name(), parameter.type())) {
                return permission(endpoint, parameter.name(), "the query has the flag " + parameter.name());
            }
        }
        TypeRef body = Payloads.bodyType(endpoint);
        for (ObjectMember member : draft.shapes.shape(body).members().values()) {
            if (isPermission(draft, member.name(), member.type())) {
                return permission(endpoint, member.name(), "the body has the flag " + member.name());
            }
        }
        return null;
    }

    private Proposal permission(Endpoint endpoint, String parameter, String evidence) {
        return proposal(new EndpointChange.AllowMissing(endpoint.id(), parameter), 90, evidence);
    }

    private static boolean isPermission(ModelDraft draft, String name, TypeRef type) {
        return NameWords.bare(name).equals(NAME) && draft.shapes.core(type) instanceof BooleanType;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds the parent member of a creation call to the parent's resource, so that the parent must exist. */
public final class BindParentPathsInCreations implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (PathlessCalls.isCall(route.endpoint().binding())
                    && draft.role(route.endpoint().id()) instanceof Role.Create create
                    && draft.resource(create.resource()).style instanceof IdStyle.ResourcePath placed
                    && placed.parentMember() != null) {
                ParameterBinding binding =
                        binding(draft, route, draft.resource(create.resource()), placed.parentMember());
                if (binding != null) {
                    ModelChange change =
                            new ModelChange.BindParameter(route.endpoint().id(), binding);
                    proposals.add(
                            proposal(change, 85, "resource names of " + binding.resource() + " begin with this path"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable ParameterBinding binding(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, String parent) {
        List<String> parentForms = ResourcePathPatterns.of(draft, resource).parentForms();
        boolean hasParent =
                draft.shapes.shape(Payloads.bodyType(route.endpoint())).has(parent)
                        && !draft.isBound(route.endpoint().id(), parent);
        for (ResourceDraft other : hasParent && !parentForms.isEmpty() ? draft.resources() : List.<ResourceDraft>of()) {
            boolean holds = other != resource
                    && other.idMember != null
                    && other.style instanceof IdStyle.ResourcePath
                    && !CreationRoutes.routes(draft, other).isEmpty()
                    && ResourcePathPatterns.of(draft, other).forms().containsAll(parentForms);
            if (holds && other.idMember != null) {
                return new ParameterBinding(parent, other.resourceName(), other.idMember);
            }
        }
        return null;
    }
}

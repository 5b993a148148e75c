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
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds the parent member of a creation call to the parent's resource, so that the parent must exist. */
public final class BindParentPathsInCreations implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (PathlessCalls.isCall(route.endpoint().binding())
                    && role instanceof Role.Create
                    && draft.resource(role.resource()).style instanceof IdStyle.ResourcePath placed
                    && placed.parentMember() != null) {
                ParameterBinding binding =
                        binding(draft, route, draft.resource(role.resource()), placed.parentMember());
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
        ObjectMember member =
                draft.shapes.shape(Payloads.bodyType(route.endpoint())).member(parent);
        if (member == null || draft.isBound(route.endpoint().id(), parent)) {
            return null;
        }
        ResourcePathPatterns own = ResourcePathPatterns.of(draft, resource);
        List<ResourceDraft> parents = new ArrayList<>(draft.resources());
        parents.removeIf(other -> other == resource
                || other.idMember == null
                || !(other.style instanceof IdStyle.ResourcePath)
                || CreationRoutes.routes(draft, other).isEmpty());
        if (own.isDescribed()) {
            parents.removeIf(other -> own.parentForms().isEmpty()
                    || !ResourcePathPatterns.of(draft, other).forms().containsAll(own.parentForms()));
        } else if (parents.size() > 1) {
            List<String> words = words(member, route.endpoint());
            parents.removeIf(other -> !words.contains(NameWords.key(other.noun())));
            // A text with two parents does not say which one contains the instance.
            parents = parents.size() == 1 ? parents : List.of();
        }
        ResourceDraft other = parents.isEmpty() ? null : parents.get(0);
        return other == null || other.idMember == null
                ? null
                : new ParameterBinding(parent, other.resourceName(), other.idMember);
    }

    /** Returns the nouns in the text of the member, or else in that of the operation. */
    private static List<String> words(ObjectMember member, Endpoint endpoint) {
        String described = member.type().notes().description();
        String text = described == null ? String.valueOf(endpoint.text().description()) : described;
        return NameWords.of(text).stream().map(NameWords::key).toList();
    }
}

package dev.ectype.compiler.infer.relations;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.CallArguments;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.ParameterCompatibility;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Binds the first member of a creation call to the resource that it identifies, if lists begin with the same member:
 * {@code AddFolder {room_code, label}} and {@code ListFolders {room_code}} work below a room, which must exist.
 */
public final class BindParentsInRequests implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            // An identifier that clients choose is unique in the whole API if no call adds the parent to it.
            boolean chosen = resource.style instanceof IdStyle.ClientChosen || resource.style instanceof IdStyle.SlugOf;
            for (OperationRoute route : chosen ? List.<OperationRoute>of() : CreationRoutes.routes(draft, resource)) {
                ParameterBinding binding = draft.role(route.endpoint().id()) instanceof Role.Create
                        ? binding(draft, route, resource)
                        : null;
                if (binding != null) {
                    proposals.add(proposal(
                            new ModelChange.BindParameter(route.endpoint().id(), binding),
                            75,
                            "it is the first member of the creation and of the list"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable ParameterBinding binding(ModelDraft draft, OperationRoute create, ResourceDraft resource) {
        ObjectMember member = first(draft, create);
        if (member == null
                || draft.isBound(create.endpoint().id(), member.name())
                || !isListed(draft, resource, member.name())) {
            return null;
        }
        for (ResourceDraft parent : draft.resources()) {
            if (parent != resource && identifies(draft, member, parent)) {
                return new ParameterBinding(member.name(), parent.resourceName(), String.valueOf(parent.idMember));
            }
        }
        return null;
    }

    /** Returns whether a list of the resource begins with a member. */
    private static boolean isListed(ModelDraft draft, ResourceDraft resource, String name) {
        for (SegmentedPath collection : resource.collections) {
            OperationRoute list = draft.routes.find("GET", collection);
            ObjectMember first = list == null ? null : first(draft, list);
            if (first != null && first.name().equals(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean identifies(ModelDraft draft, ObjectMember member, ResourceDraft parent) {
        ObjectMember identifier =
                parent.idMember == null ? null : draft.shape(parent).member(parent.idMember);
        String bare = NameWords.bare(member.name());
        return identifier != null
                && !parent.singleton
                && !CreationRoutes.routes(draft, parent).isEmpty()
                && !bare.equals(NameWords.key(parent.noun()))
                && CallArguments.isIdentifierOf(bare, Nouns.singular(parent.noun()))
                && ParameterCompatibility.allows(draft.shapes, member.type(), identifier.type());
    }

    /** Returns the first member of the request of a call, or null. */
    private static @Nullable ObjectMember first(ModelDraft draft, OperationRoute route) {
        return PathlessCalls.isCall(route.endpoint().binding())
                ? draft.shapes.shape(Payloads.bodyType(route.endpoint())).members().values().stream()
                        .findFirst()
                        .orElse(null)
                : null;
    }
}

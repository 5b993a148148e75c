package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Assigns read and write roles to the operations of the current user's path. */
public final class AssignCurrentUserRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ModelChange.AddCurrentUserPath userPath : draft.currentUserPaths()) {
            ResourceDraft resource = draft.find(userPath.of());
            for (OperationRoute route :
                    resource == null ? List.<OperationRoute>of() : draft.routes.at(userPath.path())) {
                Role role = resource == null ? null : role(draft, route, resource);
                if (resource != null && role != null) {
                    String word = Objects.requireNonNull(userPath.path().last().literal());
                    ParameterBinding binding = ParameterBinding.ofCurrentUser(
                            word, resource.resourceName(), Objects.requireNonNullElse(resource.idMember, "id"));
                    String evidence =
                            "it is " + route.method() + " " + userPath.path().key() + " for the current user";
                    proposals.add(proposal(
                            new ModelChange.BindParameter(route.endpoint().id(), binding), 80, evidence));
                    proposals.add(
                            proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence));
                }
            }
        }
        return proposals;
    }

    private static @Nullable Role role(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        PayloadLocations carried = PayloadLocations.of(draft, resource, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return replyAt == null ? null : new Role.Read(resource.resourceName(), replyAt);
            case "PUT":
                return carried.bodyRequires()
                        ? new Role.Replace(resource.resourceName(), carried.bodyAt(), replyAt, false)
                        : new Role.Update(resource.resourceName(), carried.bodyAt(), replyAt);
            case "PATCH", "POST":
                boolean changes = replyAt != null || carried.bodyIsLikeItem();
                return changes ? new Role.Update(resource.resourceName(), carried.bodyAt(), replyAt) : null;
            case "DELETE":
                return new Role.Delete(resource.resourceName(), replyAt);
            default:
                return null;
        }
    }
}

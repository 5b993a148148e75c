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
        for (ModelChange.AddCurrentUserPath self : draft.currentUserPaths()) {
            ResourceDraft home = draft.find(self.of());
            for (OperationRoute route : home == null ? List.<OperationRoute>of() : draft.routes.at(self.path())) {
                Role role = home == null ? null : role(draft, route, home);
                if (home != null && role != null) {
                    String word = Objects.requireNonNull(self.path().last().literal());
                    ParameterBinding tie = ParameterBinding.ofCurrentUser(
                            word, home.resourceName(), Objects.requireNonNullElse(home.idMember, "id"));
                    String evidence =
                            "it is " + route.method() + " " + self.path().key() + " of whoever asks";
                    proposals.add(proposal(
                            new ModelChange.BindParameter(route.endpoint().id(), tie), 80, evidence));
                    proposals.add(
                            proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence));
                }
            }
        }
        return proposals;
    }

    private static @Nullable Role role(ModelDraft draft, OperationRoute route, ResourceDraft home) {
        PayloadLocations carried = PayloadLocations.of(draft, home, route.endpoint());
        MemberPath replyAt = carried.replyAt();
        switch (route.method()) {
            case "GET":
                return replyAt == null ? null : new Role.Read(home.resourceName(), replyAt);
            case "PUT":
                return carried.bodyRequires()
                        ? new Role.Replace(home.resourceName(), carried.bodyAt(), replyAt, false)
                        : new Role.Update(home.resourceName(), carried.bodyAt(), replyAt);
            case "PATCH", "POST":
                boolean changes = replyAt != null || carried.bodyIsLikeItem();
                return changes ? new Role.Update(home.resourceName(), carried.bodyAt(), replyAt) : null;
            case "DELETE":
                return new Role.Delete(home.resourceName(), replyAt);
            default:
                return null;
        }
    }
}

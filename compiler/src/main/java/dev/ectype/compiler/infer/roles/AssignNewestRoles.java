package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Assigns a read of the newest instance to paths such as {@code /releases/latest}. */
public final class AssignNewestRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ModelChange.AddNewestPath newest : draft.newestPaths()) {
            ResourceDraft resource = draft.find(newest.of());
            OperationRoute route = draft.routes.find("GET", newest.path());
            TypeRef reply = route == null ? null : Payloads.replyType(route.endpoint());
            TypedPath place = resource == null || reply == null
                    ? null
                    : draft.envelopes.item(reply, resource.noun(), resource.idParameter());
            if (resource != null && route != null && place != null) {
                String word = Objects.requireNonNull(newest.path().last().literal());
                String member = Objects.requireNonNullElse(resource.idMember, "id");
                ParameterBinding binding = ParameterBinding.ofNewest(
                        word, resource.resourceName(), member, through(draft, newest.path(), resource));
                Role role = new Role.Read(resource.resourceName(), place.at());
                String evidence = "it is " + newest.path().key();
                proposals.add(
                        proposal(new ModelChange.BindParameter(route.endpoint().id(), binding), 80, evidence));
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 80, evidence));
            }
        }
        return proposals;
    }

    /** Returns the relationship of the list beside the path, or null. */
    private static @Nullable String through(ModelDraft draft, SegmentedPath path, ResourceDraft resource) {
        OperationRoute list = draft.routes.find("GET", path.parent());
        return list != null
                        && draft.role(list.endpoint().id()) instanceof Role.ListAll all
                        && all.resource().equals(resource.resourceName())
                ? all.through()
                : null;
    }
}

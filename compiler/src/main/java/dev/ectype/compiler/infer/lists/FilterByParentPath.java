package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.identity.ResourcePathPatterns;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.PathlessCalls;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.resources.LongRunningOperationResources;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Recognises the parent member of list calls as a filter by resource path. */
public final class FilterByParentPath implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            if (PathlessCalls.isCall(route.endpoint().binding())
                    && draft.role(route.endpoint().id()) instanceof Role.ListAll list) {
                ListFilter filter = filter(draft, route, draft.resource(list.resource()));
                if (filter != null) {
                    List<ListFilter> filters = new ArrayList<>(list.filters());
                    filters.add(filter);
                    ModelChange change =
                            new ModelChange.AssignRole(route.endpoint().id(), list.withFilters(filters));
                    proposals.add(proposal(change, 85, filter.parameter() + " refers to an ancestor of the items"));
                }
            }
        }
        return proposals;
    }

    private static @Nullable ListFilter filter(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        boolean longRunning = LongRunningOperationResources.includes(draft, resource);
        String name = resource.style instanceof IdStyle.ResourcePath || longRunning ? resource.idMember : null;
        ObjectShape request = draft.shapes.shape(Payloads.bodyType(route.endpoint()));
        ObjectMember parent = name == null
                ? null
                : longRunning
                        ? request.member(name)
                        : ResourcePathPatterns.of(draft, resource).parentMember(request);
        return name == null || parent == null || draft.isBound(route.endpoint().id(), parent.name())
                ? null
                : new ListFilter(parent.name(), MemberPath.of(name), FilterOperator.INSIDE);
    }
}

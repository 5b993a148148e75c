package dev.ectype.compiler.infer.stated;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.EndpointId;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.stated.Statement;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Assigns the roles that were stated: {@code POST /pets/query} lists pets. */
public final class StateRoles implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            EndpointId id = route.endpoint().id();
            Statement.OperationRole stated = draft.stated().role(id);
            ResourceDraft resource = stated == null ? null : resource(draft, route);
            Role role = stated == null || resource == null ? null : role(draft, route, resource, stated);
            Role known = draft.role(id);
            boolean agrees = stated != null
                    && known != null
                    && resource != null
                    && StatedFilter.agrees(stated, known)
                    && known.resource().equals(resource.name);
            if (role != null && !agrees) {
                proposals.add(proposal(new ModelChange.AssignRole(id, role), 100, "the role is stated"));
            }
        }
        return proposals;
    }

    /** Returns the stated resource of an operation, else that of its role, of its path, of its last path parameter or of the path around. */
    private static @Nullable ResourceDraft resource(ModelDraft draft, OperationRoute route) {
        EndpointId id = route.endpoint().id();
        ResourceName stated = draft.stated().resource(id);
        if (stated != null) {
            return draft.findByName(stated);
        }
        Role known = draft.role(id);
        ResourceDraft here = draft.at(route.path());
        if (known != null || here != null) {
            return known != null ? draft.findByName(known.resource()) : here;
        }
        List<ParameterBinding> bindings = draft.parameterBindings(id);
        return bindings.isEmpty()
                ? around(draft, route.path())
                : draft.findByName(bindings.get(bindings.size() - 1).resource());
    }

    /** Returns the resource whose collection begins a path, as in {@code /pets/query}, or null. */
    private static @Nullable ResourceDraft around(ModelDraft draft, SegmentedPath path) {
        for (int size = path.size(); size > 0; size--) {
            String prefix = path.prefix(size).key();
            for (ResourceDraft each : draft.resources()) {
                boolean lists =
                        each.collections.stream().anyMatch(at -> at.key().equals(prefix));
                boolean contains =
                        each.items.stream().anyMatch(at -> at.parent().key().equals(prefix));
                if (lists || contains) {
                    return each;
                }
            }
        }
        return null;
    }

    private static @Nullable Role role(
            ModelDraft draft, OperationRoute route, ResourceDraft resource, Statement.OperationRole stated) {
        PayloadLocations at = PayloadLocations.of(draft, resource, route.endpoint());
        ResourceName name = resource.resourceName();
        return switch (stated.role()) {
            case CREATE -> new Role.Create(name, at.bodyAt(), at.replyAt());
            case READ -> new Role.Read(name, Objects.requireNonNullElse(at.replyAt(), MemberPath.ROOT));
            case LIST -> new Role.ListAll(name, itemsAt(draft, route, resource));
            case REPLACE -> new Role.Replace(name, at.bodyAt(), at.replyAt(), false);
            case UPDATE -> new Role.Update(name, at.bodyAt(), at.replyAt());
            case DELETE -> new Role.Delete(name, at.replyAt());
            case TRANSITION -> transition(resource, stated, at.replyAt());
            case ACTION -> new Role.CustomAction(name, null, at.replyAt());
            case NONE -> null;
        };
    }

    private static MemberPath itemsAt(ModelDraft draft, OperationRoute route, ResourceDraft resource) {
        TypeRef reply = Payloads.replyType(route.endpoint());
        TypedPath items = reply == null ? null : draft.envelopes.items(reply, resource.literal());
        return items == null ? MemberPath.ROOT : items.at();
    }

    /** Returns a transition from the stated states, or from all others. */
    private static @Nullable Role transition(
            ResourceDraft resource, Statement.OperationRole stated, @Nullable MemberPath replyAt) {
        Resource.Lifecycle lifecycle = resource.lifecycle;
        String member = stated.member() != null ? stated.member() : lifecycle == null ? null : lifecycle.member();
        String to = stated.to();
        if (member == null || to == null) {
            return null;
        }
        List<String> from = !stated.from().isEmpty() || lifecycle == null
                ? stated.from()
                : lifecycle.states().stream().filter(state -> !state.equals(to)).toList();
        return new Role.Act(resource.resourceName(), member, from, to, replyAt);
    }
}

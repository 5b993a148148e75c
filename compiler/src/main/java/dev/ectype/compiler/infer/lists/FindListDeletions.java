package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.DeleteMany;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Recognises operations such as {@code DELETE /books?author=Ada} that delete all instances of a list. */
public final class FindListDeletions implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            Endpoint endpoint = route.endpoint();
            boolean free = route.method().equals("DELETE") && draft.role(endpoint.id()) == null;
            Role.ListAll list = free ? list(draft, route.path()) : null;
            DeclaredFilters declared = list == null ? null : DeclaredFilters.withBody(draft.shapes, endpoint);
            if (list != null && declared != null && selectsLikeList(draft, route, list, declared)) {
                String limit = list.paging().limit();
                Role role = new DeleteMany(declared.applied(list)
                        .withPaging(
                                limit != null && declared.names().contains(limit)
                                        ? new Paging(limit, null, null, null, null, null, ListEnvelope.NONE)
                                        : Paging.NONE));
                String evidence = "GET " + route.path().key() + " lists the instances, and DELETE has no other filters";
                proposals.add(proposal(new ModelChange.AssignRole(endpoint.id(), role), 75, evidence));
            }
        }
        return proposals;
    }

    /**
     * Returns the list at the main collection of a resource, or null. A deletion at a list of links, or at a further list
     * of the resource, more often removes the instances from the list.
     */
    private static Role.@Nullable ListAll list(ModelDraft draft, SegmentedPath path) {
        OperationRoute list = draft.routes.find("GET", path);
        if (list == null
                || !(draft.role(list.endpoint().id()) instanceof Role.ListAll all)
                || all.through() != null
                || all.listMember() != null) {
            return null;
        }
        ResourceDraft resource = draft.resource(all.resource());
        boolean main = resource.collections.contains(path)
                && path.parameters() <= resource.path().parameters();
        return main && !resource.singleton ? all : null;
    }

    /**
     * Returns whether each value in the request that could select instances is also a parameter of the list, and none
     * selects a page that is not the first. Values that the deletion of one instance accepts too are options.
     */
    private static boolean selectsLikeList(
            ModelDraft draft, OperationRoute route, Role.ListAll list, DeclaredFilters declared) {
        Set<String> other = new LinkedHashSet<>(declared.names());
        OperationRoute listed = draft.routes.find("GET", route.path());
        if (listed != null) {
            Set<String> shared =
                    DeclaredFilters.of(draft.shapes, listed.endpoint()).names();
            Paging paging = list.paging();
            boolean limited = paging.limit() != null && other.contains(paging.limit());
            other.removeIf(name -> shared.contains(name)
                    && (!paging.uses(name) || limited && (name.equals(paging.limit()) || name.equals(paging.token()))));
        }
        other.addAll(unreadRequired(route, list));
        other.removeAll(optionsOfOne(draft, list));
        List<Parameter> parameters = new ArrayList<>(route.endpoint().parameters());
        parameters.addAll(ListArguments.members(draft.shapes, route.endpoint()));
        for (Parameter parameter : parameters) {
            TypeRef type = draft.shapes.core(parameter.type());
            if (type instanceof BooleanType && !parameter.required()) {
                other.remove(parameter.name());
            }
        }
        return other.isEmpty();
    }

    /** Returns the required parameters that no filter reads. They select instances, which must not be all. */
    private static List<String> unreadRequired(OperationRoute route, Role.ListAll list) {
        return route.endpoint().parameters().stream()
                .filter(parameter -> parameter.in() == Parameter.In.QUERY && parameter.required())
                .map(Parameter::name)
                .filter(name -> list.filters().stream()
                        .noneMatch(filter -> filter.parameter().equals(name)))
                .toList();
    }

    /** Returns the names of the values that the deletion of one instance accepts. */
    private static Set<String> optionsOfOne(ModelDraft draft, Role.ListAll list) {
        Set<String> options = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            if (draft.role(route.endpoint().id()) instanceof Role.Delete one
                    && one.resource().equals(list.resource())) {
                options.addAll(
                        DeclaredFilters.withBody(draft.shapes, route.endpoint()).names());
            }
        }
        return options;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Relationship;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Binds required creation members to the parents that path parameters of the same name identify. The stored type must
 * have no such member, and the created resource must reference the parent: {@code POST /runs} with a {@code robotSlug}
 * creates a run below that robot.
 */
public final class BindBodyMembersToParents implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, ParameterBinding> bindings = bindingsByName(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : bindings.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            TypeRef body = Payloads.bodyType(route.endpoint());
            if (body != null
                    && draft.role(route.endpoint().id()) instanceof Role.Create create
                    && create.bodyAt().isRoot()
                    && draft.parameterBindings(route.endpoint().id()).isEmpty()) {
                bind(draft, route, create, draft.shapes.shape(body), bindings, proposals);
            }
        }
        return proposals;
    }

    private void bind(
            ModelDraft draft,
            OperationRoute route,
            Role.Create create,
            ObjectShape body,
            Map<String, ParameterBinding> bindings,
            List<Proposal> found) {
        for (ObjectMember member : body.members().values()) {
            ParameterBinding binding = bindings.get(member.name());
            if (binding != null
                    && member.required()
                    && !binding.resource().equals(create.resource())
                    && !draft.shape(draft.resource(create.resource())).has(member.name())
                    && draft.shapes.mayBeScalar(member.type())
                    && isReferenced(draft, create, binding, body)) {
                ParameterBinding bodyBinding =
                        new ParameterBinding(member.name(), binding.resource(), binding.member());
                String evidence = "paths have a parameter of this name for " + binding.resource();
                found.add(
                        proposal(new ModelChange.BindParameter(route.endpoint().id(), bodyBinding), 70, evidence));
            }
        }
    }

    /** Returns whether the created resource references the parent in a member that clients do not send. */
    private static boolean isReferenced(
            ModelDraft draft, Role.Create create, ParameterBinding binding, ObjectShape body) {
        return draft.relationships().stream()
                .anyMatch(each -> each.from().equals(create.resource())
                        && each.to().equals(binding.resource())
                        && isParent(each.kind())
                        && each.member() != null
                        && !body.has(each.member()));
    }

    private static boolean isParent(Relationship.Kind kind) {
        return kind == Relationship.Kind.OWNER || kind == Relationship.Kind.MEMBERSHIP;
    }

    /** Returns the parameter bindings of paths by parameter name, without ambiguous names. */
    private static Map<String, ParameterBinding> bindingsByName(ModelDraft draft) {
        Map<String, ParameterBinding> bindings = new LinkedHashMap<>();
        Set<String> ambiguous = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            for (ParameterBinding binding :
                    draft.parameterBindings(route.endpoint().id())) {
                Parameter parameter = route.pathParameter(binding.parameter());
                ParameterBinding known = parameter == null ? null : bindings.putIfAbsent(binding.parameter(), binding);
                boolean same = known == null
                        || known.resource().equals(binding.resource())
                                && known.member().equals(binding.member());
                if (!same) {
                    ambiguous.add(binding.parameter());
                }
            }
        }
        bindings.keySet().removeAll(ambiguous);
        return bindings;
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Resource;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Makes a name unique if clients choose it and paths find instances by it, although the identifier is a generated number.
 * Of two instances with the same name, no path would find the second one.
 */
public final class FindUniqueLookupKeys implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resourceDraft : draft.resources()) {
            Resource resource = resourceDraft.understood();
            String key = resource == null ? null : key(draft, resourceDraft, resource);
            if (resource != null && key != null) {
                List<String> unique = new ArrayList<>(resource.unique());
                unique.add(key);
                ModelChange change = new ResourceChange.SetUniqueMembers(resource.name(), unique);
                proposals.add(proposal(
                        change, 75, "paths find an instance by the " + key + " that the client chooses for it"));
            }
        }
        return proposals;
    }

    private static @Nullable String key(ModelDraft draft, ResourceDraft resourceDraft, Resource resource) {
        ObjectShape shape = draft.shape(resourceDraft);
        if (!PathWords.isNumber(draft, shape.member(resource.identity().member()))) {
            return null;
        }
        ObjectShape body = CreationRoutes.body(draft, resourceDraft);
        Set<String> keys = new LinkedHashSet<>();
        if (PathWords.name(draft, resourceDraft)) {
            resource.identity().keys().stream().filter(body::has).forEach(keys::add);
        }
        readKeys(draft, resource).stream().filter(key -> isRequired(body, key)).forEach(keys::add);
        return keys.stream()
                .filter(key -> !resource.unique().contains(key) && PathWords.isFreeText(draft, shape.member(key)))
                .findFirst()
                .orElse(null);
    }

    private static boolean isRequired(ObjectShape body, String key) {
        ObjectMember member = body.member(key);
        return member != null && member.required();
    }

    /** Returns the members besides the identifier by which paths such as {@code /releases/tags/{tag}} read one instance. */
    private static Set<String> readKeys(ModelDraft draft, Resource resource) {
        Set<String> keys = new LinkedHashSet<>();
        for (OperationRoute route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            boolean reads = role instanceof Role.Read && role.resource().equals(resource.name());
            List<ParameterBinding> bindings =
                    reads ? draft.parameterBindings(route.endpoint().id()) : List.of();
            ParameterBinding last = bindings.isEmpty() ? null : bindings.get(bindings.size() - 1);
            if (last != null
                    && last.resource().equals(resource.name())
                    && route.path().has(last.parameter())
                    && !last.member().equals(resource.identity().member())) {
                keys.add(last.member());
            }
        }
        return keys;
    }
}

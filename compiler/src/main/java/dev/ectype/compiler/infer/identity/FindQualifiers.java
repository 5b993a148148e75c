package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.EndpointChange;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceChange;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.ir.resource.IdStyle;
import dev.ectype.compiler.ir.resource.ParameterBinding;
import dev.ectype.compiler.ir.resource.Qualifier;
import dev.ectype.compiler.ir.resource.QualifierBinding;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.resource.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds qualifiers: path parameters before the identifier that identify no resource of their own. Examples are the
 * owner in {@code /repos/{owner}/{repo}}, or the account in {@code /accounts/{account}/widgets/{widget}} if no
 * operation creates accounts.
 */
public final class FindQualifiers implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<ResourceName, QualifiedName> names = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resourceDraft : draft.resources()) {
            QualifiedName name = QualifiedName.of(draft, resourceDraft);
            if (name != null) {
                names.put(resourceDraft.resourceName(), name);
                proposals.add(proposal(
                        new ResourceChange.SetQualifiers(
                                resourceDraft.resourceName(), qualifiers(draft, resourceDraft, name)),
                        75,
                        name.path().key() + " has these parameters before the identifier"));
                if (resourceDraft.style instanceof IdStyle.Counter && isPut(draft, resourceDraft)) {
                    // A counter is global, while clients send the same number below each qualifier.
                    ModelChange style = new ResourceChange.SetIdStyle(
                            resourceDraft.resourceName(), new IdStyle.ClientChosen(resourceDraft.noun()));
                    proposals.add(proposal(
                            style, 75, "PUT creates instances with numbers that are unique only below each qualifier"));
                }
            }
        }
        for (OperationRoute route : names.isEmpty() ? List.<OperationRoute>of() : draft.routes.all()) {
            for (ResourceName resource : resources(draft, route)) {
                QualifiedName name = names.get(resource);
                List<String> parameters = name == null ? List.of() : name.parametersOf(draft, route, resource);
                if (parameters.stream().anyMatch(parameter -> !parameter.isEmpty())) {
                    ModelChange change = new EndpointChange.BindQualifiers(
                            route.endpoint().id(), new QualifierBinding(resource, parameters));
                    proposals.add(proposal(change, 75, "its path contains the qualifiers"));
                }
            }
        }
        return proposals;
    }

    private static List<Qualifier> qualifiers(ModelDraft draft, ResourceDraft resource, QualifiedName name) {
        List<Qualifier> qualifiers = new ArrayList<>();
        for (String parameter : name.parameters()) {
            qualifiers.add(new Qualifier(parameter, QualifierMemberPaths.of(draft, resource, parameter)));
        }
        return qualifiers;
    }

    private static boolean isPut(ModelDraft draft, ResourceDraft resource) {
        return draft.routes.all().stream()
                .map(route -> draft.role(route.endpoint().id()))
                .anyMatch(role -> role instanceof Role.Replace replace
                        && replace.creates()
                        && replace.resource().equals(resource.resourceName()));
    }

    /** Returns the resources that an operation looks up, creates or lists. */
    private static Set<ResourceName> resources(ModelDraft draft, OperationRoute route) {
        Set<ResourceName> resources = new LinkedHashSet<>();
        for (ParameterBinding binding : draft.parameterBindings(route.endpoint().id())) {
            resources.add(binding.resource());
        }
        Role role = draft.role(route.endpoint().id());
        if (role != null) {
            resources.add(role.resource());
        }
        return resources;
    }
}

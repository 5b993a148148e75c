package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.IdStyle;
import dev.ectype.compiler.ir.Qualification;
import dev.ectype.compiler.ir.Qualifier;
import dev.ectype.compiler.ir.ResourceName;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.Tie;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes parameters that stand before the name of a thing and name nothing themselves for a part of its name: the owner in
 * {@code /repos/{owner}/{repo}}, or the account that nothing makes in {@code /accounts/{account}/widgets/{widget}}.
 */
final class FindQualifiers implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<ResourceName, QualifiedName> names = new LinkedHashMap<>();
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            QualifiedName name = QualifiedName.of(draft, sketch);
            if (name != null) {
                names.put(sketch.named(), name);
                proposals.add(proposal(
                        new Change.Qualify(sketch.named(), qualifiers(draft, sketch, name)),
                        75,
                        name.path().key() + " says them before it names one"));
                if (sketch.style instanceof IdStyle.Counter && isPut(draft, sketch)) {
                    // A counter counts once for all, while clients put the same number below each qualifier.
                    Change style = new Change.Style(sketch.named(), new IdStyle.ClientChosen(sketch.noun()));
                    proposals.add(proposal(style, 75, "clients put them under numbers below each"));
                }
            }
        }
        for (Route route : names.isEmpty() ? List.<Route>of() : draft.routes.all()) {
            for (ResourceName resource : resources(draft, route)) {
                QualifiedName name = names.get(resource);
                List<String> said = name == null ? List.of() : name.saidBy(draft, route, resource);
                if (said.stream().anyMatch(parameter -> !parameter.isEmpty())) {
                    Change change = new Change.Narrow(route.endpoint().id(), new Qualification(resource, said));
                    proposals.add(proposal(change, 75, "its path says them"));
                }
            }
        }
        return proposals;
    }

    private static List<Qualifier> qualifiers(Draft draft, Sketch sketch, QualifiedName name) {
        List<Qualifier> qualifiers = new ArrayList<>();
        for (String parameter : name.parameters()) {
            qualifiers.add(new Qualifier(parameter, QualifierMembers.of(draft, sketch, parameter)));
        }
        return qualifiers;
    }

    private static boolean isPut(Draft draft, Sketch sketch) {
        return draft.routes.all().stream()
                .map(route -> draft.role(route.endpoint().id()))
                .anyMatch(role -> role instanceof Role.Replace replace
                        && replace.creates()
                        && replace.resource().equals(sketch.named()));
    }

    /** What an operation looks up, makes or lists. */
    private static Set<ResourceName> resources(Draft draft, Route route) {
        Set<ResourceName> resources = new LinkedHashSet<>();
        for (Tie tie : draft.ties(route.endpoint().id())) {
            resources.add(tie.resource());
        }
        Role role = draft.role(route.endpoint().id());
        if (role != null) {
            resources.add(role.resource());
        }
        return resources;
    }
}

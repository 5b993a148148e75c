package dev.ectype.compiler.infer.roles;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.PayloadLocations;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.OperationName;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds creations at paths that are none of the resource: at a path that lists its instances, and at a path with a verb such as
 * {@code /quotes/createQuote}.
 */
public final class AssignCreationsByType implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        ResourcesByType byType = ResourcesByType.of(draft);
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            boolean free = route.method().equals("POST")
                    && draft.role(route.endpoint().id()) == null
                    && route.path().endsWithLiteral();
            TypeRef reply = free ? Payloads.replyType(route.endpoint()) : null;
            if (reply != null && !addNamed(draft, route, reply, proposals)) {
                add(draft, route, reply, byType, proposals);
            }
        }
        return proposals;
    }

    /** Assigns a creation to a path with a verb right below the collection if it accepts an instance. */
    private boolean addNamed(ModelDraft draft, OperationRoute route, TypeRef reply, List<Proposal> proposals) {
        boolean apart =
                draft.at(route.path()) == null && draft.envelopes.items(reply, ResourcesByType.noun(route)) == null;
        ResourceDraft above = apart ? ResourcesByType.above(draft, route) : null;
        List<String> words =
                above == null ? List.of() : NameWords.of(route.path().last().literal());
        boolean makes = words.size() > 1
                && OperationName.isKind(words.get(0), OperationName.Kind.CREATE)
                && words.stream().map(NameWords::key).anyMatch(NameWords.key(lastWord(above))::equals);
        PayloadLocations carried = above == null || !makes ? null : PayloadLocations.of(draft, above, route.endpoint());
        if (above == null || carried == null || !carried.bodyIsLikeItem()) {
            return false;
        }
        Role role = new Role.Create(above.resourceName(), carried.bodyAt(), carried.replyAt());
        String evidence = "its name creates a " + above.noun() + " and it accepts one";
        return proposals.add(
                proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 70, evidence));
    }

    private static String lastWord(@Nullable ResourceDraft resource) {
        List<String> words = resource == null ? List.of() : NameWords.of(resource.noun());
        return words.isEmpty() ? "" : words.get(words.size() - 1);
    }

    /** Assigns a creation to a path that also lists instances of the resource. */
    private void add(
            ModelDraft draft, OperationRoute route, TypeRef reply, ResourcesByType byType, List<Proposal> proposals) {
        TypedPath place = draft.envelopes.item(reply, ResourcesByType.noun(route), null);
        boolean listed = draft.routes.find("GET", route.path()) != null;
        ResourceDraft resource = place == null || !listed ? null : byType.of(draft, place.type());
        if (resource == null
                || resource.singleton
                || Verbs.isCommand(route.path().last().literal())) {
            return;
        }
        PayloadLocations carried = PayloadLocations.of(draft, resource, route.endpoint());
        Role role = new Role.Create(resource.resourceName(), carried.bodyAt(), carried.replyAt());
        String evidence = "it returns " + resource.noun() + " at the path that lists them";
        proposals.add(proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 70, evidence));
    }
}

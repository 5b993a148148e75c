package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Composition;
import dev.ectype.compiler.ir.Member;
import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TextType;
import dev.ectype.compiler.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds texts that examples show to be made of other values: {@code full_name} of the owner's login and the name, links of what
 * the paths of the operations name.
 */
final class FindCompositions implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<String, List<Route>> shown = new LinkedHashMap<>();
        for (Route route : draft.routes.all()) {
            Role role = draft.role(route.endpoint().id());
            if (role != null) {
                shown.computeIfAbsent(role.resource().value(), key -> new ArrayList<>())
                        .add(route);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        Map<PathTemplate, Set<PathTemplate>> paths = LinkForms.index(draft);
        for (Sketch sketch : draft.sketches()) {
            if (!sketch.singleton) {
                List<Route> routes = shown.getOrDefault(sketch.named().value(), List.of());
                propose(draft, sketch, routes, LinkForms.of(sketch, paths), proposals);
            }
        }
        return proposals;
    }

    private void propose(Draft draft, Sketch sketch, List<Route> routes, LinkForms links, List<Proposal> proposals) {
        List<Composing> examples = new ArrayList<>();
        for (JsonObject example : ShownExamples.of(draft, sketch, routes)) {
            examples.add(new Composing(draft, sketch, example, links));
        }
        Shape told = Creations.body(draft, sketch);
        List<Composition> found = new ArrayList<>();
        for (Member member : draft.shape(sketch).members().values()) {
            boolean open = draft.shapes.core(member.type()) instanceof TextType
                    && !ShownName.isUsual(member.name())
                    && !member.name().equals(sketch.idMember)
                    && !told.has(member.name());
            Composition composition = open ? first(examples, member.name(), isPublic(draft, member)) : null;
            if (composition != null) {
                found.add(composition);
            }
        }
        if (!found.isEmpty()) {
            String evidence = "examples show what they are made of";
            proposals.add(proposal(new Change.Compose(sketch.named(), found), 80, evidence));
        }
    }

    /** What must be a {@code url} may not lead to a loopback address: validators that know this customary format refuse it. */
    private static boolean isPublic(Draft draft, Member member) {
        return draft.shapes.core(member.type()) instanceof TextType text && "url".equals(text.format());
    }

    private static @Nullable Composition first(List<Composing> examples, String member, boolean isPublic) {
        for (Composing example : examples) {
            Composition composition = example.of(member, isPublic);
            if (composition != null) {
                return composition;
            }
        }
        return null;
    }
}

package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.Role;
import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Takes {@code GET /search/repositories} for a list of the things that it is called after, although it shows them in a type
 * of its own, with a score perhaps.
 */
final class FindSearches implements InferenceRule {
    private static final int SHORTEST = 4;

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Route route : draft.routes.all()) {
            List<String> noun = route.method().equals("GET") ? soughtAt(route.path()) : List.of();
            boolean free = draft.role(route.endpoint().id()) == null && draft.at(route.path()) == null;
            TypeRef reply = free && !noun.isEmpty() ? Payloads.replyType(route.endpoint()) : null;
            Place items = reply == null ? null : draft.envelopes.items(reply, String.join("_", noun));
            Sketch sought = items == null ? null : sought(draft, noun, draft.shapes.shape(items.type()));
            if (items != null && sought != null) {
                Role role = new Role.ListAll(sought.named(), items.at());
                String evidence = "it searches what is called " + sought.literal() + " and shows most of it";
                proposals.add(proposal(new Change.Assign(route.endpoint().id(), role), 70, evidence));
            }
        }
        return proposals;
    }

    /** The words of what is searched at a path, or none where nothing is. */
    private static List<String> soughtAt(PathTemplate path) {
        List<String> last = path.endsWithLiteral() ? Words.of(path.last().literal()) : List.of();
        boolean below = path.size() > 1 && path.parent().endsWithLiteral();
        if (last.size() > 1 && Verbs.searches(last.get(0))) {
            return last.subList(1, last.size());
        }
        boolean search =
                below && Words.of(path.parent().last().literal()).stream().anyMatch("search"::equals);
        return search ? last : List.of();
    }

    /** The group of that name whose things look most like those that are shown; what clients make is what they look for. */
    private static @Nullable Sketch sought(Draft draft, List<String> noun, Shape shown) {
        return draft.sketches().stream()
                .filter(sketch -> !sketch.singleton && isCalled(sketch, noun) && isAlike(draft, sketch, shown))
                .max(Comparator.<Sketch, Boolean>comparing(
                                sketch -> !Creations.routes(draft, sketch).isEmpty())
                        .thenComparing(sketch -> shown.shared(draft.shape(sketch))))
                .orElse(null);
    }

    private static boolean isAlike(Draft draft, Sketch sketch, Shape shown) {
        boolean identified = sketch.idMember != null && shown.has(sketch.idMember);
        return identified
                && 2 * shown.shared(draft.shape(sketch)) > shown.members().size();
    }

    /** {@code repos} are repositories. */
    private static boolean isCalled(Sketch sketch, List<String> noun) {
        String own = Words.key(sketch.literal());
        String sought = Words.key(String.join("_", noun));
        String shorter = own.length() < sought.length() ? own : sought;
        String longer = shorter.equals(own) ? sought : own;
        return own.equals(sought) || shorter.length() >= SHORTEST && longer.startsWith(shorter);
    }
}

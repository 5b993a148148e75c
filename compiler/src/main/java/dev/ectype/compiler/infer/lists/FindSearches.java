package dev.ectype.compiler.infer.lists;

import dev.ectype.compiler.infer.draft.CreationRoutes;
import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import dev.ectype.compiler.infer.lexicon.Verbs;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises searches such as {@code GET /search/repositories} as lists of a resource, even with a result type of their
 * own, for example with a score.
 */
public final class FindSearches implements InferenceRule {
    private static final int SHORTEST = 4;

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (OperationRoute route : draft.routes.all()) {
            List<String> noun = route.method().equals("GET") ? searchNoun(route.path()) : List.of();
            boolean free = draft.role(route.endpoint().id()) == null && draft.at(route.path()) == null;
            TypeRef reply = free && !noun.isEmpty() ? Payloads.replyType(route.endpoint()) : null;
            TypedPath items = reply == null ? null : draft.envelopes.items(reply, String.join("_", noun));
            ResourceDraft resource = items == null ? null : bestMatch(draft, noun, draft.shapes.shape(items.type()));
            if (items != null && resource != null) {
                Role role = new Role.ListAll(resource.resourceName(), items.at());
                String evidence =
                        "its name searches " + resource.literal() + " and its items have most members of that type";
                proposals.add(
                        proposal(new ModelChange.AssignRole(route.endpoint().id(), role), 70, evidence));
            }
        }
        return proposals;
    }

    /** Returns the words of the search's noun, or none if the path is no search. */
    private static List<String> searchNoun(SegmentedPath path) {
        List<String> last = path.endsWithLiteral() ? NameWords.of(path.last().literal()) : List.of();
        boolean below = path.size() > 1 && path.parent().endsWithLiteral();
        if (last.size() > 1 && Verbs.searches(last.get(0))) {
            return last.subList(1, last.size());
        }
        boolean search =
                below && NameWords.of(path.parent().last().literal()).stream().anyMatch("search"::equals);
        return search ? last : List.of();
    }

    /**
     * Returns the resource of that noun with the most similar type, or null. Resources with creations have precedence.
     */
    private static @Nullable ResourceDraft bestMatch(ModelDraft draft, List<String> noun, ObjectShape itemShape) {
        return draft.resources().stream()
                .filter(resource ->
                        !resource.singleton && hasNoun(resource, noun) && isAlike(draft, resource, itemShape))
                .max(Comparator.<ResourceDraft, Boolean>comparing(resource ->
                                !CreationRoutes.routes(draft, resource).isEmpty())
                        .thenComparing(resource -> itemShape.shared(draft.shape(resource))))
                .orElse(null);
    }

    private static boolean isAlike(ModelDraft draft, ResourceDraft resource, ObjectShape itemShape) {
        boolean identified = resource.idMember != null && itemShape.has(resource.idMember);
        return identified
                && 2 * itemShape.shared(draft.shape(resource))
                        > itemShape.members().size();
    }

    /** Returns whether a resource has the noun or an abbreviation of it: {@code repos} are repositories. */
    private static boolean hasNoun(ResourceDraft resource, List<String> noun) {
        String name = NameWords.key(resource.literal());
        String searched = NameWords.key(String.join("_", noun));
        String shorter = name.length() < searched.length() ? name : searched;
        String longer = shorter.equals(name) ? searched : name;
        return name.equals(searched) || shorter.length() >= SHORTEST && longer.startsWith(shorter);
    }
}

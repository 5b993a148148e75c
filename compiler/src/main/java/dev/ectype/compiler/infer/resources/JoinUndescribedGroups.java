package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.lexicon.NameWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Joins a collection below a parent with the only group of the same noun that has items. Applies only if neither has
 * described replies, so that names and bodies are the only evidence.
 */
public final class JoinUndescribedGroups implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<String, List<ResourceDraft>> withItemsByNoun = new LinkedHashMap<>();
        List<ResourceDraft> withoutItems = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            if (DescribeReplies.isUndescribed(draft, resource)) {
                String noun = NameWords.key(resource.literal());
                (hasItems(draft, resource)
                                ? withItemsByNoun.computeIfAbsent(noun, key -> new ArrayList<>())
                                : withoutItems)
                        .add(resource);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : withoutItems) {
            List<ResourceDraft> candidates =
                    withItemsByNoun.getOrDefault(NameWords.key(resource.literal()), List.of()).stream()
                            .filter(candidate -> draft.shape(resource).isPartOf(draft.shape(candidate)))
                            .toList();
            if (candidates.size() == 1) {
                String evidence = "both end in " + resource.literal() + " and the description has no schema for either";
                proposals.add(proposal(new ModelChange.JoinGroups(resource.key, candidates.get(0).key), 70, evidence));
            }
        }
        return proposals;
    }

    /**
     * Returns whether a group has item paths. A read-only path with a word that is no identifier, such as
     * {@code /lists/{filter}}, only filters the list.
     */
    private static boolean hasItems(ModelDraft draft, ResourceDraft resource) {
        return resource.items.stream()
                .anyMatch(item -> IdentifierMembers.isIdentifierName(
                                String.valueOf(item.last().parameter()))
                        || draft.routes.at(item).stream()
                                .anyMatch(route -> !route.method().equals("GET")));
    }
}

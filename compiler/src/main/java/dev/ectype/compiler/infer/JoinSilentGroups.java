package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Joins a collection below a parent with the one of the same name that has items, where nothing describes what either
 * shows: only then do names and bodies say all that is known.
 */
final class JoinSilentGroups implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        Map<String, List<Sketch>> homesByNoun = new LinkedHashMap<>();
        List<Sketch> homeless = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            if (DescribeReplies.isSilent(draft, sketch)) {
                String noun = Words.key(sketch.literal());
                (hasItems(draft, sketch) ? homesByNoun.computeIfAbsent(noun, key -> new ArrayList<>()) : homeless)
                        .add(sketch);
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : homeless) {
            List<Sketch> homes = homesByNoun.getOrDefault(Words.key(sketch.literal()), List.of()).stream()
                    .filter(home -> draft.shape(sketch).isPartOf(draft.shape(home)))
                    .toList();
            if (homes.size() == 1) {
                String evidence = "both end in " + sketch.literal() + " and nothing describes what they show";
                proposals.add(proposal(new Change.Join(sketch.key, homes.get(0).key), 70, evidence));
            }
        }
        return proposals;
    }

    /** What is only read by a word that is no identifier, such as {@code /lists/{filter}}, is a part of the list. */
    private static boolean hasItems(Draft draft, Sketch sketch) {
        return sketch.items.stream()
                .anyMatch(item -> IdMembers.saysId(String.valueOf(item.last().parameter()))
                        || draft.routes.at(item).stream()
                                .anyMatch(route -> !route.method().equals("GET")));
    }
}

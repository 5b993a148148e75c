package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.List;

/**
 * Joins a collection below a parent with the one of the same name that has items, where nothing describes what either
 * shows: only then do names and bodies say all that is known.
 */
final class JoinSilentGroups implements InferenceRule {
    @Override
    public List<Proposal> propose(Draft draft) {
        List<Proposal> proposals = new ArrayList<>();
        for (Sketch sketch : draft.sketches()) {
            List<Sketch> homes = hasItems(draft, sketch) || !DescribeReplies.isSilent(draft, sketch)
                    ? List.of()
                    : draft.sketches().stream()
                            .filter(other -> isHome(draft, sketch, other))
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

    private static boolean isHome(Draft draft, Sketch sketch, Sketch other) {
        return other != sketch
                && hasItems(draft, other)
                && Words.key(other.literal()).equals(Words.key(sketch.literal()))
                && DescribeReplies.isSilent(draft, other)
                && draft.shape(sketch).isPartOf(draft.shape(other));
    }
}

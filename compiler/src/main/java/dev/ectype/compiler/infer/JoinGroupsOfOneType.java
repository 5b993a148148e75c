package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins groups that show the same declared type: the same things are often reached under several parents. */
final class JoinGroupsOfOneType implements InferenceRule {
    private static final Comparator<Sketch> FIRST = Comparator.<Sketch>comparingInt(
                    sketch -> sketch.items.isEmpty() ? 1 : 0)
            .thenComparingInt(sketch -> sketch.path().parameters() - ownParameters(sketch.path()));

    @Override
    public List<Proposal> propose(Draft draft) {
        List<Sketch> ordered = draft.sketches().stream().sorted(FIRST).toList();
        List<Proposal> proposals = new ArrayList<>();
        KeptGroups kept = new KeptGroups();
        for (Sketch sketch : ordered) {
            if (sketch.singleton) {
                continue;
            }
            Grouped group = new Grouped(draft, sketch, names(draft, sketch));
            Proposal proposal = joined(draft, group, kept);
            if (proposal == null) {
                kept.add(group);
            } else {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    /** A thing that a name of several parts finds at the root is no deeper for it. */
    private static int ownParameters(PathTemplate path) {
        return path.name().size() > 1 ? path.name().size() : 0;
    }

    private @Nullable Proposal joined(Draft draft, Grouped group, KeptGroups kept) {
        Sketch sketch = group.sketch;
        for (Grouped other : kept.named(group)) {
            boolean shared = group.sharesTypeWith(other);
            if ((shared || group.isShortFormOf(other)) && !group.isOfAnotherThan(other)) {
                String evidence = "both end in " + sketch.literal() + " and show the same type";
                return proposal(new Change.Join(sketch.key, other.sketch.key), shared ? 90 : 75, evidence);
            }
        }
        Set<Grouped> ofType = kept.ofType(group);
        if (ofType.size() != 1 || !sketch.items.isEmpty() && !isOtherLookup(draft, sketch)) {
            return null;
        }
        String evidence = "it shows the type of " + ofType.iterator().next().sketch.key + " and nothing of its own";
        return proposal(new Change.Drop(sketch.key), 70, evidence);
    }

    /** An item's path that can only be read finds things by another of their members. */
    private static boolean isOtherLookup(Draft draft, Sketch sketch) {
        return sketch.collections.isEmpty()
                && sketch.items.stream()
                        .flatMap(item -> draft.routes.at(item).stream())
                        .allMatch(route -> route.method().equals("GET"));
    }

    static Set<TypeName> names(Draft draft, Sketch sketch) {
        Set<TypeName> names = new LinkedHashSet<>(draft.shapes.names(sketch.stored()));
        for (PathTemplate collection : sketch.collections) {
            Place items = draft.listed(collection, sketch.literal());
            if (items != null) {
                names.addAll(draft.shapes.names(items.type()));
            }
        }
        return names;
    }
}

package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Joins groups with the same declared type, since the same instances are often available below several parents. */
public final class JoinGroupsOfOneType implements InferenceRule {
    private static final Comparator<ResourceDraft> FIRST = Comparator.<ResourceDraft>comparingInt(
                    sketch -> sketch.items.isEmpty() ? 1 : 0)
            .thenComparingInt(sketch -> sketch.path().parameters() - ownParameters(sketch.path()));

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<ResourceDraft> ordered = draft.resources().stream().sorted(FIRST).toList();
        List<Proposal> proposals = new ArrayList<>();
        GroupIndex kept = new GroupIndex();
        for (ResourceDraft sketch : ordered) {
            if (sketch.singleton) {
                continue;
            }
            ComparableGroup group = new ComparableGroup(draft, sketch, names(draft, sketch));
            Proposal proposal = joined(draft, group, kept);
            if (proposal == null) {
                kept.add(group);
            } else {
                proposals.add(proposal);
            }
        }
        return proposals;
    }

    /** Returns the number of trailing parameters that identify an instance together, which do not count as depth. */
    private static int ownParameters(SegmentedPath path) {
        return path.trailingParameters().size() > 1 ? path.trailingParameters().size() : 0;
    }

    private @Nullable Proposal joined(ModelDraft draft, ComparableGroup group, GroupIndex kept) {
        ResourceDraft sketch = group.sketch;
        for (ComparableGroup other : kept.ofNoun(group)) {
            boolean shared = group.sharesTypeWith(other);
            if ((shared || group.isShortFormOf(other)) && !group.isOfAnotherThan(other)) {
                String evidence = "both end in " + sketch.literal() + " and show the same type";
                return proposal(new ModelChange.JoinGroups(sketch.key, other.sketch.key), shared ? 90 : 75, evidence);
            }
        }
        Set<ComparableGroup> ofType = kept.ofType(group);
        if (ofType.size() != 1 || !sketch.items.isEmpty() && !isOtherLookup(draft, sketch)) {
            return null;
        }
        String evidence = "it shows the type of " + ofType.iterator().next().sketch.key + " and nothing of its own";
        return proposal(new ModelChange.DropGroup(sketch.key), 70, evidence);
    }

    /** Returns whether the item paths are read-only, so that they look up instances by another member. */
    private static boolean isOtherLookup(ModelDraft draft, ResourceDraft sketch) {
        return sketch.collections.isEmpty()
                && sketch.items.stream()
                        .flatMap(item -> draft.routes.at(item).stream())
                        .allMatch(route -> route.method().equals("GET"));
    }

    public static Set<TypeName> names(ModelDraft draft, ResourceDraft sketch) {
        Set<TypeName> names = new LinkedHashSet<>(draft.shapes.names(sketch.storedType()));
        for (SegmentedPath collection : sketch.collections) {
            TypedPath items = draft.listedItems(collection, sketch.literal());
            if (items != null) {
                names.addAll(draft.shapes.names(items.type()));
            }
        }
        return names;
    }
}

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
                    resource -> resource.items.isEmpty() ? 1 : 0)
            .thenComparingInt(resource -> resource.path().parameters() - ownParameters(resource.path()));

    @Override
    public List<Proposal> propose(ModelDraft draft) {
        List<ResourceDraft> ordered = draft.resources().stream().sorted(FIRST).toList();
        List<Proposal> proposals = new ArrayList<>();
        GroupIndex index = new GroupIndex();
        Set<ResourceDraft> gone = new LinkedHashSet<>();
        for (ResourceDraft resource : ordered) {
            if (resource.singleton) {
                continue;
            }
            ComparableGroup group = new ComparableGroup(draft, resource, names(draft, resource));
            Proposal proposal = joined(draft, group, index, gone);
            if (proposal == null) {
                index.add(group);
            } else {
                proposals.add(proposal);
                gone.add(resource);
            }
        }
        return proposals;
    }

    /** Returns the number of trailing parameters that identify an instance together, which do not count as depth. */
    private static int ownParameters(SegmentedPath path) {
        return path.trailingParameters().size() > 1 ? path.trailingParameters().size() : 0;
    }

    /** @param gone the groups that earlier proposals join or drop, with which no other group can be joined */
    private @Nullable Proposal joined(
            ModelDraft draft, ComparableGroup group, GroupIndex index, Set<ResourceDraft> gone) {
        ResourceDraft resource = group.resource;
        for (ComparableGroup other : index.ofNoun(group)) {
            boolean shared = group.sharesTypeWith(other);
            if ((shared || group.isShortFormOf(other)) && !group.isOfAnotherThan(other)) {
                String evidence = "both end in " + resource.literal() + " and return the same type";
                return proposal(
                        new ModelChange.JoinGroups(resource.key, other.resource.key), shared ? 90 : 75, evidence);
            }
        }
        ResourceDraft numbered = group.numberedParent();
        if (numbered != null && !gone.contains(numbered)) {
            String evidence = resource.idParameter() + " numbers the parameter of " + numbered.key
                    + ", and both return the same type";
            return proposal(new ModelChange.JoinGroups(resource.key, numbered.key), 80, evidence);
        }
        ResourceDraft written = group.writtenParent();
        if (written != null) {
            String evidence =
                    "its writes return the whole " + written.key + ", which lists it as " + resource.literal();
            return proposal(new ModelChange.DropGroup(resource.key), 80, evidence);
        }
        Set<ComparableGroup> ofType = index.ofType(group);
        if (ofType.size() != 1 || !resource.items.isEmpty() && !isOtherLookup(draft, resource)) {
            return null;
        }
        String evidence = "it returns the type of " + ofType.iterator().next().resource.key + " and no type of its own";
        return proposal(new ModelChange.DropGroup(resource.key), 70, evidence);
    }

    /** Returns whether the item paths are read-only, so that they look up instances by another member. */
    private static boolean isOtherLookup(ModelDraft draft, ResourceDraft resource) {
        return resource.collections.isEmpty()
                && resource.items.stream()
                        .flatMap(item -> draft.routes.at(item).stream())
                        .allMatch(route -> route.method().equals("GET"));
    }

    public static Set<TypeName> names(ModelDraft draft, ResourceDraft resource) {
        Set<TypeName> names = new LinkedHashSet<>(draft.shapes.names(resource.storedType()));
        for (SegmentedPath collection : resource.collections) {
            TypedPath items = draft.listedItems(collection, resource.literal());
            if (items != null) {
                names.addAll(draft.shapes.names(items.type()));
            }
        }
        return names;
    }
}

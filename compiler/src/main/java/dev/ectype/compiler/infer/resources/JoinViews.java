package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.InferenceRule;
import dev.ectype.compiler.infer.draft.ModelChange;
import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.Proposal;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Joins a read-only group with the group beside it that has the same type and a creation. An event of
 * {@code /calendar/events} is then also available at {@code /calendar/view/{event}}.
 */
public final class JoinViews implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<TypeName, List<ResourceDraft>> writable = new LinkedHashMap<>();
        for (ResourceDraft resource : draft.resources()) {
            boolean added = !resource.singleton
                    && !resource.items.isEmpty()
                    && resource.collections.stream().anyMatch(path -> draft.routes.find("POST", path) != null);
            if (added) {
                JoinGroupsOfOneType.names(draft, resource)
                        .forEach(name -> writable.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(resource));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft resource : draft.resources()) {
            ResourceDraft viewed = isOnlyRead(draft, resource) ? viewed(draft, resource, writable) : null;
            if (viewed != null) {
                String evidence = "it is read-only and returns the type of " + viewed.key;
                proposals.add(proposal(new ModelChange.JoinGroups(resource.key, viewed.key), 70, evidence));
            }
        }
        return proposals;
    }

    private static boolean isOnlyRead(ModelDraft draft, ResourceDraft resource) {
        return !resource.singleton
                && !resource.collections.isEmpty()
                && !resource.items.isEmpty()
                && resource.collections.stream().allMatch(path -> isOnlyRead(draft, path))
                && resource.items.stream().allMatch(path -> isOnlyRead(draft, path));
    }

    private static boolean isOnlyRead(ModelDraft draft, SegmentedPath path) {
        return draft.routes.at(path).stream().allMatch(route -> route.method().equals("GET"));
    }

    /** Returns the only group of the same type beside all collections of the view, or null. */
    private static @Nullable ResourceDraft viewed(
            ModelDraft draft, ResourceDraft view, Map<TypeName, List<ResourceDraft>> writable) {
        ResourceDraft viewed = null;
        Set<TypeName> names = JoinGroupsOfOneType.names(draft, view);
        for (TypeName name : names) {
            for (ResourceDraft other : writable.getOrDefault(name, List.of())) {
                boolean same = other != viewed && callsAlike(view, other);
                if (same && view.collections.stream().allMatch(path -> isBeside(other, path))) {
                    if (viewed != null) {
                        return null;
                    }
                    viewed = other;
                }
            }
        }
        return viewed;
    }

    /** Returns whether both groups use the same parameter name. */
    private static boolean callsAlike(ResourceDraft view, ResourceDraft other) {
        return other.items.stream().anyMatch(item -> Objects.equals(item.last().parameter(), view.idParameter()));
    }

    /**
     * Returns whether a path has the same parent as the other group. At the root, no group counts as beside another.
     */
    private static boolean isBeside(ResourceDraft other, SegmentedPath path) {
        String parent = path.parent().key();
        return !path.parent().isEmpty()
                && other.collections.stream()
                        .anyMatch(collection -> collection.parent().key().equals(parent));
    }
}

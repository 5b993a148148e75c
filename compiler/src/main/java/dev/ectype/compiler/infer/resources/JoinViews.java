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
 * Takes a group that can only be read for a view of the one beside it that holds the same type and can be added to, such as
 * {@code /calendar/view/{event}} beside {@code /calendar/events}: what is made there must be found here.
 */
public final class JoinViews implements InferenceRule {
    @Override
    public List<Proposal> propose(ModelDraft draft) {
        Map<TypeName, List<ResourceDraft>> filled = new LinkedHashMap<>();
        for (ResourceDraft sketch : draft.resources()) {
            boolean added = !sketch.singleton
                    && !sketch.items.isEmpty()
                    && sketch.collections.stream().anyMatch(path -> draft.routes.find("POST", path) != null);
            if (added) {
                JoinGroupsOfOneType.names(draft, sketch)
                        .forEach(name -> filled.computeIfAbsent(name, key -> new ArrayList<>())
                                .add(sketch));
            }
        }
        List<Proposal> proposals = new ArrayList<>();
        for (ResourceDraft sketch : draft.resources()) {
            ResourceDraft viewed = isOnlyRead(draft, sketch) ? viewed(draft, sketch, filled) : null;
            if (viewed != null) {
                String evidence = "it shows the type of " + viewed.key + " beside it and can only be read";
                proposals.add(proposal(new ModelChange.JoinGroups(sketch.key, viewed.key), 70, evidence));
            }
        }
        return proposals;
    }

    private static boolean isOnlyRead(ModelDraft draft, ResourceDraft sketch) {
        return !sketch.singleton
                && !sketch.collections.isEmpty()
                && !sketch.items.isEmpty()
                && sketch.collections.stream().allMatch(path -> isOnlyRead(draft, path))
                && sketch.items.stream().allMatch(path -> isOnlyRead(draft, path));
    }

    private static boolean isOnlyRead(ModelDraft draft, SegmentedPath path) {
        return draft.routes.at(path).stream().allMatch(route -> route.method().equals("GET"));
    }

    /** The only group of the same type that is found wherever the view is. */
    private static @Nullable ResourceDraft viewed(
            ModelDraft draft, ResourceDraft view, Map<TypeName, List<ResourceDraft>> filled) {
        ResourceDraft viewed = null;
        Set<TypeName> names = JoinGroupsOfOneType.names(draft, view);
        for (TypeName name : names) {
            for (ResourceDraft other : filled.getOrDefault(name, List.of())) {
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

    /** Whether their paths call one of them by the same parameter. */
    private static boolean callsAlike(ResourceDraft view, ResourceDraft other) {
        return other.items.stream().anyMatch(item -> Objects.equals(item.last().parameter(), view.idParameter()));
    }

    /** At the root everything is beside everything. */
    private static boolean isBeside(ResourceDraft other, SegmentedPath path) {
        String parent = path.parent().key();
        return !path.parent().isEmpty()
                && other.collections.stream()
                        .anyMatch(collection -> collection.parent().key().equals(parent));
    }
}

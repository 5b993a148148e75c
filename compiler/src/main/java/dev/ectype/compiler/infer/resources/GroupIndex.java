package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Indexes groups by noun, by type and by collection, in their order. */
final class GroupIndex {
    private final Map<String, List<ComparableGroup>> byNoun = new LinkedHashMap<>();
    private final Map<TypeName, List<ComparableGroup>> byType = new LinkedHashMap<>();
    private final Map<TypeName, List<ComparableGroup>> readByType = new LinkedHashMap<>();
    private final Map<SegmentedPath, List<ComparableGroup>> byCollection = new LinkedHashMap<>();

    void add(ComparableGroup group) {
        byNoun.computeIfAbsent(group.noun, key -> new ArrayList<>()).add(group);
        for (TypeName name : group.names) {
            byType.computeIfAbsent(name, key -> new ArrayList<>()).add(group);
            if (group.read) {
                readByType.computeIfAbsent(name, key -> new ArrayList<>()).add(group);
            }
        }
        new LinkedHashSet<>(group.resource.collections)
                .forEach(path -> byCollection
                        .computeIfAbsent(path, key -> new ArrayList<>())
                        .add(group));
    }

    /** Returns the groups with the same noun. */
    List<ComparableGroup> ofNoun(ComparableGroup group) {
        return byNoun.getOrDefault(group.noun, List.of());
    }

    /** Returns the groups with items that have a type of the given group, or that contain its list. At most two. */
    Set<ComparableGroup> ofType(ComparableGroup group) {
        Set<ComparableGroup> found = new LinkedHashSet<>();
        // A group with a read operation is the main one; at other paths, instances may only be added and removed.
        for (TypeName name : group.resource.items.isEmpty() ? group.names : List.<TypeName>of()) {
            addSome(readByType.getOrDefault(name, List.of()), found);
        }
        for (TypeName name : found.isEmpty() ? group.names : List.<TypeName>of()) {
            addSome(byType.getOrDefault(name, List.of()), found);
        }
        SegmentedPath path = group.resource.path();
        if (group.resource.items.isEmpty() && !path.isEmpty()) {
            // A list at a literal below a collection, such as /articles/feed, contains some items of the collection.
            List<ComparableGroup> above = byCollection.getOrDefault(path.parent(), List.of());
            addSome(above.stream().filter(group::isShortFormOf).toList(), found);
        }
        return found;
    }

    private static void addSome(List<ComparableGroup> groups, Set<ComparableGroup> found) {
        for (ComparableGroup group : groups) {
            if (found.size() < 2 && !group.resource.items.isEmpty()) {
                found.add(group);
            } else if (found.size() == 2) {
                return;
            }
        }
    }
}

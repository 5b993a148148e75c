package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.TypeName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Groups, found in their order by what they are called, by the types that they show and by where they lie. */
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
        new LinkedHashSet<>(group.sketch.collections)
                .forEach(path -> byCollection
                        .computeIfAbsent(path, key -> new ArrayList<>())
                        .add(group));
    }

    /** Those that are called like that one. */
    List<ComparableGroup> ofNoun(ComparableGroup group) {
        return byNoun.getOrDefault(group.noun, List.of());
    }

    /** Those with items that show a type of that one, or things of which it lies right below: two of them, where there are more. */
    Set<ComparableGroup> ofType(ComparableGroup group) {
        Set<ComparableGroup> found = new LinkedHashSet<>();
        // Where one is read is its home; elsewhere it may just be put somewhere and taken away.
        for (TypeName name : group.sketch.items.isEmpty() ? group.names : List.<TypeName>of()) {
            addSome(readByType.getOrDefault(name, List.of()), found);
        }
        for (TypeName name : found.isEmpty() ? group.names : List.<TypeName>of()) {
            addSome(byType.getOrDefault(name, List.of()), found);
        }
        SegmentedPath path = group.sketch.path();
        if (group.sketch.items.isEmpty() && !path.isEmpty()) {
            // A list at a literal below a collection, such as /articles/feed, shows some of the collection.
            List<ComparableGroup> above = byCollection.getOrDefault(path.parent(), List.of());
            addSome(above.stream().filter(group::isShortFormOf).toList(), found);
        }
        return found;
    }

    private static void addSome(List<ComparableGroup> groups, Set<ComparableGroup> found) {
        for (ComparableGroup group : groups) {
            if (found.size() < 2 && !group.sketch.items.isEmpty()) {
                found.add(group);
            } else if (found.size() == 2) {
                return;
            }
        }
    }
}

package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Finds the groups whose instances all calls of another group identify as parents. */
final class ParentGroups {
    private static final int DEEPEST = 3;

    private final Map<String, CallGroup> groups;
    private final Map<String, List<OperationCall>> others;
    private final List<String> keys;
    /** The positions of the groups by the keys of their nouns, because a description may have thousands of groups. */
    private final Map<String, List<Integer>> byNoun = new LinkedHashMap<>();

    /**
     * Creates an index of groups.
     *
     * @param groups the groups by key
     * @param others the further calls of groups, whose verbs are unknown
     */
    ParentGroups(Map<String, CallGroup> groups, Map<String, List<OperationCall>> others) {
        this.groups = groups;
        this.others = others;
        this.keys = List.copyOf(groups.keySet());
        for (int at = 0; at < keys.size(); at++) {
            String noun = Objects.requireNonNull(groups.get(keys.get(at))).noun();
            byNoun.computeIfAbsent(NameWords.key(noun), first -> new ArrayList<>())
                    .add(at);
        }
    }

    /** Returns the keys of the parent groups of a group, outermost first. */
    List<String> of(String key) {
        List<String> parents = new ArrayList<>();
        String at = key;
        while (at != null && parents.size() < DEEPEST) {
            at = parent(at, key, parents);
            if (at != null) {
                parents.add(0, at);
            }
        }
        return parents;
    }

    /** Returns the key of the nearest group that every call of the inner group needs as a parent, or null. */
    private @Nullable String parent(String inner, String group, List<String> known) {
        String nearest = null;
        SegmentedPath scope = Objects.requireNonNull(groups.get(group)).scope();
        for (String outer : candidates(inner)) {
            CallGroup other = Objects.requireNonNull(groups.get(outer));
            boolean apart = !outer.equals(group)
                    && !known.contains(outer)
                    && other.scope().key().equals(scope.key());
            boolean needed = apart
                    && needs(inner, outer)
                    && (inner.equals(group) || needs(group, outer))
                    && !needs(outer, group);
            boolean nearer = nearest == null || outer.length() > nearest.length();
            nearest = needed && nearer ? outer : nearest;
        }
        return nearest;
    }

    /** Returns the groups that may be parents of a group, in their order. */
    private List<String> candidates(String inner) {
        return Objects.requireNonNull(groups.get(inner)).identifiedNouns().stream()
                .flatMap(noun -> byNoun.getOrDefault(noun, List.of()).stream())
                .sorted()
                .map(keys::get)
                .toList();
    }

    private boolean needs(String key, String parent) {
        CallGroup group = Objects.requireNonNull(groups.get(key));
        String noun = Objects.requireNonNull(groups.get(parent)).noun();
        return Stream.concat(group.kinds().keySet().stream(), others.getOrDefault(key, List.of()).stream())
                .allMatch(call -> group.parentIdentifier(call, noun) != null);
    }
}

package dev.ectype.compiler.infer.calls;

import dev.ectype.compiler.infer.index.OperationCall;
import dev.ectype.compiler.infer.index.SegmentedPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the groups whose instances all calls of another group identify as parents.
 *
 * @param groups the groups by key
 * @param others the further calls of groups, whose verbs are unknown
 */
record ParentGroups(Map<String, CallGroup> groups, Map<String, List<OperationCall>> others) {
    private static final int DEEPEST = 3;

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
        for (Map.Entry<String, CallGroup> other : groups.entrySet()) {
            String outer = other.getKey();
            boolean apart = !outer.equals(group)
                    && !known.contains(outer)
                    && other.getValue().scope().key().equals(scope.key());
            boolean needed = apart
                    && needs(inner, outer)
                    && (inner.equals(group) || needs(group, outer))
                    && !needs(outer, group);
            boolean nearer = nearest == null || outer.length() > nearest.length();
            nearest = needed && nearer ? outer : nearest;
        }
        return nearest;
    }

    private boolean needs(String key, String parent) {
        CallGroup group = Objects.requireNonNull(groups.get(key));
        String noun = Objects.requireNonNull(groups.get(parent)).noun();
        return Stream.concat(group.kinds().keySet().stream(), others.getOrDefault(key, List.of()).stream())
                .allMatch(call -> group.parentIdentifier(call, noun) != null);
    }
}

package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.lexicon.NameWords;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Indexes resources by noun. If several have the same noun, the nearest one to a path is found. */
public final class ResourcesByNoun {
    private final Map<String, List<ResourceDraft>> byNoun = new LinkedHashMap<>();

    public void add(ResourceDraft resource) {
        byNoun.computeIfAbsent(NameWords.key(resource.literal()), noun -> new ArrayList<>(1))
                .add(resource);
    }

    /** Returns the resource with the longest common path prefix, the first of equal ones, or null. */
    @Nullable
    public ResourceDraft nearest(String noun, SegmentedPath path) {
        ResourceDraft nearest = null;
        int most = -1;
        for (ResourceDraft resource : byNoun.getOrDefault(noun, List.of())) {
            int shared = shared(resource.path(), path);
            nearest = shared > most ? resource : nearest;
            most = Math.max(most, shared);
        }
        return nearest;
    }

    /**
     * Returns the only resource with items whose last two segments are a literal and a parameter of these names, or null:
     * {@code /users/me/lists/{tasklist}} for {@code /lists/{tasklist}/tasks}. A parameter that has the name of the
     * literal may differ: {@code /core/teams/{name}} for {@code /games/teams/{team}/players}.
     */
    @Nullable
    public ResourceDraft ending(String literal, String parameter) {
        ResourceDraft only = null;
        boolean named = NameWords.key(parameter).equals(NameWords.key(literal));
        for (ResourceDraft resource : byNoun.getOrDefault(NameWords.key(literal), List.of())) {
            boolean same = resource.identifyingPaths().stream()
                    .anyMatch(item -> item.parent().endsWithLiteral()
                            && literal.equals(item.parent().last().literal())
                            && (named || parameter.equals(item.last().parameter())));
            if (same && only != null) {
                return null;
            }
            only = same ? resource : only;
        }
        return only;
    }

    private static int shared(SegmentedPath one, SegmentedPath other) {
        int shared = 0;
        int most = Math.min(one.size(), other.size());
        while (shared < most
                && one.segments()
                        .get(shared)
                        .literal()
                        .equals(other.segments().get(shared).literal())) {
            shared++;
        }
        return shared;
    }
}

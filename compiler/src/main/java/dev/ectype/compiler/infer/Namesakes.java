package dev.ectype.compiler.infer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The groups that a noun may mean; of several that are called alike, who speaks of one means the nearest. */
final class Namesakes {
    private final Map<String, List<Sketch>> byNoun = new LinkedHashMap<>();

    void add(Sketch sketch) {
        byNoun.computeIfAbsent(Words.key(sketch.literal()), noun -> new ArrayList<>(1))
                .add(sketch);
    }

    /** The first of those whose path begins with most of the words with which a path begins; null where there is none. */
    @Nullable
    Sketch nearest(String noun, PathTemplate path) {
        Sketch nearest = null;
        int most = -1;
        for (Sketch sketch : byNoun.getOrDefault(noun, List.of())) {
            int shared = shared(sketch.path(), path);
            nearest = shared > most ? sketch : nearest;
            most = Math.max(most, shared);
        }
        return nearest;
    }

    private static int shared(PathTemplate one, PathTemplate other) {
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

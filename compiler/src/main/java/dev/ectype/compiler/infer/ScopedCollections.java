package dev.ectype.compiler.infer;

import dev.ectype.compiler.ir.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds collections that end with a parameter: {@code /rules/{account}} lists what {@code /rules/{account}/{rule}} shows. */
final class ScopedCollections {
    private static final List<String> MAKES = List.of("POST", "PUT");

    private final Draft draft;
    private final Set<PathTemplate> parents = new LinkedHashSet<>();
    /** Paths below which single things are read. */
    private final Set<PathTemplate> above = new LinkedHashSet<>();

    private ScopedCollections(Draft draft) {
        this.draft = draft;
        for (Route route : draft.routes.all()) {
            PathTemplate path = route.path();
            if (path.endsWithParameter() && route.method().equals("GET")) {
                above.add(path.parent());
            }
            if (path.endsWithParameter() && path.parent().endsWithParameter() && !path.refines(path.parent())) {
                parents.add(path.parent());
            }
        }
    }

    /** By the key of the literal that they belong to. */
    static Map<String, List<PathTemplate>> in(Draft draft) {
        ScopedCollections scoped = new ScopedCollections(draft);
        Map<String, List<PathTemplate>> found = new LinkedHashMap<>();
        for (PathTemplate path : scoped.parents) {
            PathTemplate collection = GroupPathsIntoResources.collectionOf(path);
            if (!collection.isEmpty() && scoped.isScope(path, collection)) {
                found.computeIfAbsent(collection.key(), key -> new ArrayList<>())
                        .add(path);
            }
        }
        return found;
    }

    private boolean isScope(PathTemplate path, PathTemplate collection) {
        List<Route> routes = draft.routes.at(path);
        Route read = draft.routes.find("GET", path);
        if (routes.isEmpty() || routes.stream().anyMatch(route -> !isOfCollection(route))) {
            return false;
        }
        if (read == null) {
            return routes.stream().anyMatch(route -> route.method().equals("PUT")) && above.contains(path);
        }
        TypeRef reply = Payloads.replyType(read.endpoint());
        String literal = collection.last().literal();
        return reply != null
                && draft.envelopes.items(reply, literal) != null
                && draft.idMembers.of(draft.shapes.shape(reply), Words.singular(literal), null) == null;
    }

    private static boolean isOfCollection(Route route) {
        return route.method().equals("GET") || MAKES.contains(route.method());
    }
}

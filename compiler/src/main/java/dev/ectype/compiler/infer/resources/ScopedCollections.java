package dev.ectype.compiler.infer.resources;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.index.OperationRoute;
import dev.ectype.compiler.infer.index.Payloads;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.noun.Nouns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds collections that end with a parameter: {@code /rules/{account}} lists the items of
 * {@code /rules/{account}/{rule}}.
 */
final class ScopedCollections {
    private static final List<String> MAKES = List.of("POST", "PUT");

    private final ModelDraft draft;
    private final Set<SegmentedPath> parents = new LinkedHashSet<>();
    /** Paths with items that have a read operation. */
    private final Set<SegmentedPath> above = new LinkedHashSet<>();

    private ScopedCollections(ModelDraft draft) {
        this.draft = draft;
        for (OperationRoute route : draft.routes.all()) {
            SegmentedPath path = route.path();
            if (path.endsWithParameter() && route.method().equals("GET")) {
                above.add(path.parent());
            }
            if (path.endsWithParameter() && path.parent().endsWithParameter() && !path.refines(path.parent())) {
                parents.add(path.parent());
            }
        }
    }

    /** Returns the scoped collections by the key of their collection without parameters. */
    static Map<String, List<SegmentedPath>> in(ModelDraft draft) {
        ScopedCollections scoped = new ScopedCollections(draft);
        Map<String, List<SegmentedPath>> found = new LinkedHashMap<>();
        for (SegmentedPath path : scoped.parents) {
            SegmentedPath collection = GroupPathsIntoResources.collectionOf(path);
            if (!collection.isEmpty() && scoped.isScope(path, collection)) {
                found.computeIfAbsent(collection.key(), key -> new ArrayList<>())
                        .add(path);
            }
        }
        return found;
    }

    private boolean isScope(SegmentedPath path, SegmentedPath collection) {
        List<OperationRoute> routes = draft.routes.at(path);
        OperationRoute read = draft.routes.find("GET", path);
        if (routes.isEmpty() || routes.stream().anyMatch(route -> !isOfCollection(route, read != null))) {
            return false;
        }
        if (read == null) {
            return routes.stream().anyMatch(route -> route.method().equals("PUT")) && above.contains(path);
        }
        TypeRef reply = Payloads.replyType(read.endpoint());
        String literal = collection.last().literal();
        return reply != null
                && draft.envelopes.items(reply, literal) != null
                && draft.idMembers.of(draft.shapes.shape(reply), Nouns.singular(literal), null) == null;
    }

    /** Returns whether a collection may have an operation. A deletion beside a list deletes all its instances. */
    private static boolean isOfCollection(OperationRoute route, boolean listed) {
        return route.method().equals("GET")
                || MAKES.contains(route.method())
                || listed && route.method().equals("DELETE");
    }
}

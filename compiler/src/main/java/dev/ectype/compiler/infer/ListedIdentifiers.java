package dev.ectype.compiler.infer;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds identifiers that only lists reveal. */
final class ListedIdentifiers {
    private ListedIdentifiers() {}

    /** The identifier that a list shows of what is found by one, where nothing else is called so: {@code entity_id}. */
    static @Nullable String of(Draft draft, Sketch sketch, List<String> members) {
        String parameter = sketch.idParameter();
        boolean unsure = members.isEmpty() || !IdMembers.saysId(members.get(0));
        Shape stored = draft.shape(sketch);
        if (parameter == null || !unsure || !IdMembers.saysId(parameter)) {
            return null;
        }
        for (PathTemplate collection : sketch.collections) {
            Place items = draft.listed(collection, sketch.literal());
            Shape shown = items == null ? Shape.EMPTY : draft.shapes.shape(items.type());
            boolean lacks = members.isEmpty() || shown.member(members.get(0)) == null;
            List<String> ids = shown.members().keySet().stream()
                    .filter(name -> IdMembers.saysId(name) && stored.has(name))
                    .toList();
            if (lacks && ids.size() == 1) {
                return ids.get(0);
            }
        }
        return null;
    }
}

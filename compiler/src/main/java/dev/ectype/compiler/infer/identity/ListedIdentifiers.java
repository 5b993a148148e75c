package dev.ectype.compiler.infer.identity;

import dev.ectype.compiler.infer.draft.ModelDraft;
import dev.ectype.compiler.infer.draft.ResourceDraft;
import dev.ectype.compiler.infer.index.IdentifierMembers;
import dev.ectype.compiler.infer.index.ObjectShape;
import dev.ectype.compiler.infer.index.SegmentedPath;
import dev.ectype.compiler.infer.index.TypedPath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds identifiers that only list items contain. */
final class ListedIdentifiers {
    private ListedIdentifiers() {}

    /**
     * Returns the only identifier member in list items, such as {@code entity_id}, if no other member matches the
     * parameter; else null.
     */
    static @Nullable String of(ModelDraft draft, ResourceDraft sketch, List<String> members) {
        String parameter = sketch.idParameter();
        boolean unsure = members.isEmpty() || !IdentifierMembers.isIdentifierName(members.get(0));
        ObjectShape stored = draft.shape(sketch);
        if (parameter == null || !unsure || !IdentifierMembers.isIdentifierName(parameter)) {
            return null;
        }
        for (SegmentedPath collection : sketch.collections) {
            TypedPath items = draft.listedItems(collection, sketch.literal());
            ObjectShape shown = items == null ? ObjectShape.EMPTY : draft.shapes.shape(items.type());
            boolean lacks = members.isEmpty() || shown.member(members.get(0)) == null;
            List<String> ids = shown.members().keySet().stream()
                    .filter(name -> IdentifierMembers.isIdentifierName(name) && stored.has(name))
                    .toList();
            if (lacks && ids.size() == 1) {
                return ids.get(0);
            }
        }
        return null;
    }
}

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
    static @Nullable String of(ModelDraft draft, ResourceDraft resource, List<String> members) {
        String parameter = resource.idParameter();
        boolean unsure = members.isEmpty() || !IdentifierMembers.isIdentifierName(members.get(0));
        ObjectShape stored = draft.shape(resource);
        if (parameter == null || !unsure || !IdentifierMembers.isIdentifierName(parameter)) {
            return null;
        }
        for (SegmentedPath collection : resource.collections) {
            TypedPath items = draft.listedItems(collection, resource.literal());
            ObjectShape itemShape = items == null ? ObjectShape.EMPTY : draft.shapes.shape(items.type());
            boolean lacks = members.isEmpty() || itemShape.member(members.get(0)) == null;
            List<String> ids = itemShape.members().keySet().stream()
                    .filter(name -> IdentifierMembers.isIdentifierName(name) && stored.has(name))
                    .toList();
            if (lacks && ids.size() == 1) {
                return ids.get(0);
            }
        }
        return null;
    }
}

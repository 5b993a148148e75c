package dev.ectype.compiler.ingest.path;

import dev.ectype.compiler.ingest.document.DescriptionObject;
import dev.ectype.compiler.ingest.document.DescriptionReferences;
import dev.ectype.compiler.source.LocatedNode;
import dev.ectype.compiler.source.tree.ObjectEntry;
import dev.ectype.compiler.source.tree.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Finds the operations of a description, in its order. */
public final class OperationFinder {
    private static final List<String> METHODS =
            List.of("get", "put", "post", "delete", "options", "head", "patch", "trace", "query");

    private final DescriptionReferences links;

    public OperationFinder(DescriptionReferences links) {
        this.links = links;
    }

    public List<DeclaredOperation> find(DescriptionObject root) {
        List<DeclaredOperation> operations = new ArrayList<>();
        for (LocatedNode place : root.members("paths")) {
            DescriptionObject path =
                    place.name().startsWith("x-") ? null : DescriptionObject.following(place, "paths", links);
            if (path != null) {
                addAll(operations, place.name(), path);
            }
        }
        return operations;
    }

    private void addAll(List<DeclaredOperation> operations, String key, DescriptionObject path) {
        for (LocatedNode place : path.place().members()) {
            String method = place.name().toLowerCase(Locale.ROOT);
            if (METHODS.contains(method)) {
                add(operations, key, path, place);
            } else if (place.name().equals("additionalOperations")) {
                place.members().forEach(other -> add(operations, key, path, other));
            }
        }
    }

    private void add(List<DeclaredOperation> operations, String key, DescriptionObject path, LocatedNode place) {
        DescriptionObject fields = DescriptionObject.following(place, place.name(), links);
        if (fields == null) {
            return;
        }
        ObjectEntry entry = path.place().node() instanceof ObjectNode item ? item.entry(place.name()) : null;
        operations.add(new DeclaredOperation(
                key,
                place.name().toUpperCase(Locale.ROOT),
                path,
                fields,
                entry == null ? place.location() : place.document().location(entry)));
    }
}

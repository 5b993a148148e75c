package dev.ectype.compiler.ingest.openapi;

import dev.ectype.compiler.source.Entry;
import dev.ectype.compiler.source.Located;
import dev.ectype.compiler.source.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Finds the operations under the paths of a description, in its order. */
final class OperationFinder {
    private static final List<String> METHODS =
            List.of("get", "put", "post", "delete", "options", "head", "patch", "trace", "query");

    private final Links links;

    OperationFinder(Links links) {
        this.links = links;
    }

    List<Operation> find(Fields root) {
        List<Operation> operations = new ArrayList<>();
        for (Located place : root.members("paths")) {
            Fields path = place.name().startsWith("x-") ? null : Fields.following(place, "paths", links);
            if (path != null) {
                addAll(operations, place.name(), path);
            }
        }
        return operations;
    }

    private void addAll(List<Operation> operations, String key, Fields path) {
        for (Located place : path.place().members()) {
            String method = place.name().toLowerCase(Locale.ROOT);
            if (METHODS.contains(method)) {
                add(operations, key, path, place);
            } else if (place.name().equals("additionalOperations")) {
                place.members().forEach(other -> add(operations, key, path, other));
            }
        }
    }

    private void add(List<Operation> operations, String key, Fields path, Located place) {
        Fields fields = Fields.following(place, place.name(), links);
        if (fields == null) {
            return;
        }
        Entry entry = path.place().node() instanceof ObjectNode item ? item.entry(place.name()) : null;
        operations.add(new Operation(
                key,
                place.name().toUpperCase(Locale.ROOT),
                path,
                fields,
                entry == null ? place.location() : place.document().location(entry)));
    }
}

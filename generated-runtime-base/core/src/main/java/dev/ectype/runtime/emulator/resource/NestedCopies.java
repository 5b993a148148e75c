package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.state.row.RowKeys;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Finds the instances in the nested copies of a document, as index keys of its row. */
public record NestedCopies(List<NestedCopy> copies) implements RowKeys {
    public NestedCopies {
        copies = List.copyOf(copies);
    }

    @Override
    public List<String> in(byte[] document) {
        Set<String> keys = new LinkedHashSet<>();
        Document root = Json.parse(document);
        for (NestedCopy copy : copies) {
            each(root, copy.path(), 0, embedded -> {
                Document id = embedded.isObject() ? embedded.member(copy.id()) : null;
                if (id != null && (id.isString() || id.isNumber())) {
                    keys.add(key(copy.of(), id));
                }
            });
        }
        return List.copyOf(keys);
    }

    /** Returns the index key of rows with a copy of an instance. */
    public static String key(String resource, Document id) {
        return resource + '/' + id.text();
    }

    private static void each(Document at, List<String> path, int depth, Consumer<Document> use) {
        if (depth == path.size()) {
            use.accept(at);
        } else if (!path.get(depth).equals(NestedCopy.EACH)) {
            Document member = at.isObject() ? at.member(path.get(depth)) : null;
            if (member != null) {
                each(member, path, depth + 1, use);
            }
        } else if (at.isArray()) {
            at.elements().forEach(element -> each(element, path, depth + 1, use));
        }
    }
}

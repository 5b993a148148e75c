package dev.ectype.runtime.emulator.document;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Merges the items of an array by a key: {@code [{"name": "web", "image": "web:2"}]} changes the image of the item with the name.
 * Other items stay, and new ones follow. The member {@code $patch} of an item deletes the item or replaces the array.
 */
final class KeyedItems {
    /** The sign before the names of members that say how to merge. */
    private static final String DIRECTIVE = "$";

    private static final String PATCH = "$patch";

    private KeyedItems() {}

    /** Returns the array with the changes merged in, or null if the changes replace it. */
    static @Nullable Document merged(Document before, Document changes, String key, BinaryOperator<Document> merge) {
        List<Document> items = new ArrayList<>();
        (before.isArray() ? before.elements() : List.<Document>of()).forEach(items::add);
        for (Document change : changes.elements()) {
            Document name = change.isObject() ? change.member(key) : null;
            if (isPatch(change, "replace")) {
                items.clear();
            } else if (name == null) {
                return null;
            } else {
                merge(items, change, name, key, merge);
            }
        }
        return array(items);
    }

    private static void merge(
            List<Document> items, Document change, Document name, String key, BinaryOperator<Document> merge) {
        int at = 0;
        while (at < items.size()
                && !name.equals(items.get(at).isObject() ? items.get(at).member(key) : null)) {
            at++;
        }
        boolean found = at < items.size();
        if (isPatch(change, "delete")) {
            if (found) {
                items.remove(at);
            }
        } else if (found) {
            items.set(at, merge.apply(items.get(at), change));
        } else {
            items.add(merge.apply(Document.EMPTY_OBJECT, change));
        }
    }

    private static boolean isPatch(Document change, String directive) {
        Document patch = change.isObject() ? change.member(PATCH) : null;
        return patch != null && patch.isString() && patch.text().equals(directive);
    }

    /** Returns an object without the members that say how to merge. */
    static Document withoutDirectives(Document change) {
        JsonWriter out = new JsonWriter(change.length()).beginObject();
        for (JsonMember member : change.members()) {
            if (!member.name().startsWith(DIRECTIVE)) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }

    private static Document array(List<Document> items) {
        JsonWriter out = new JsonWriter(64).beginArray();
        items.forEach(out::value);
        return out.endArray().toDocument();
    }
}

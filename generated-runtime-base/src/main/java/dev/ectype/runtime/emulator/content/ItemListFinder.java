package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the list that a reply is about: the reply itself, or its only list of objects. */
final class ItemListFinder {
    private ItemListFinder() {}

    /** Its items, or those others where the reply is about no list. */
    static Iterable<Document> of(Document value, Iterable<Document> otherwise) {
        Document list = list(value);
        return list == null ? otherwise : list.elements();
    }

    private static @Nullable Document list(Document value) {
        if (value.isArray()) {
            return value;
        }
        Document only = null;
        int lists = 0;
        boolean named = false;
        for (JsonMember member : value.isObject() ? value.members() : List.<JsonMember>of()) {
            boolean list = member.value().isArray();
            only = list ? member.value() : only;
            lists += list ? 1 : 0;
            named |= member.name().equals("id");
        }
        // What has an identifier is a thing with a list, not a list of things.
        return lists == 1 && !named ? only : null;
    }
}

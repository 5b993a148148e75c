package dev.ectype.runtime.emulator.content;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the main list of a reply: the reply itself, or its only array. */
final class ItemListFinder {
    private ItemListFinder() {}

    /** Returns the items of the main list, or the fallback if there is none. */
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
        // An object with an identifier is an instance with a list, not a list of instances.
        return lists == 1 && !named ? only : null;
    }
}

package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import dev.ectype.runtime.json.MemberPath;

/** Collects the value at a path of each list element into a list. */
final class ElementValues {
    private ElementValues() {}

    static Document of(Document list, MemberPath path) {
        JsonWriter out = new JsonWriter(list.length()).beginArray();
        for (Document element : list.elements()) {
            Document found = element.at(path);
            if (found != null) {
                out.value(found);
            }
        }
        return out.endArray().toDocument();
    }
}

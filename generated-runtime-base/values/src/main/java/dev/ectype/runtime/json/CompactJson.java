package dev.ectype.runtime.json;

/** Writes objects and arrays without white space. Of members with the same name it writes only the last. */
final class CompactJson {
    private CompactJson() {}

    static JsonWriter write(Document container, JsonWriter out) {
        return container.isObject() ? members(container, out) : elements(container, out);
    }

    private static JsonWriter members(Document object, JsonWriter out) {
        out.beginObject();
        MemberCursor members = object.cursor();
        while (members.next()) {
            members.writeName(out);
            out.value(members.value());
        }
        return out.endObject();
    }

    private static JsonWriter elements(Document array, JsonWriter out) {
        out.beginArray();
        for (Document element : array.elements()) {
            out.value(element);
        }
        return out.endArray();
    }
}

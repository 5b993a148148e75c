package dev.ectype.runtime.json;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Prints equal documents as equal bytes: members sorted by name, one form per string and number, no white space. */
public final class CanonicalJson {
    private CanonicalJson() {}

    /**
     * Writes a document in its canonical form.
     *
     * @param document the document to write
     * @return a new array with the canonical bytes in UTF-8
     */
    public static byte[] toBytes(Document document) {
        JsonWriter out = new JsonWriter(document.length() + 16);
        write(document, out);
        return out.toBytes();
    }

    /**
     * Writes a document in its canonical form as the next value of a writer.
     *
     * @param document the document to write
     * @param out the writer that receives the value
     */
    public static void write(Document document, JsonWriter out) {
        switch (document.kind()) {
            case OBJECT -> writeMembers(document, out);
            case ARRAY -> {
                out.beginArray();
                document.elements().forEach(element -> write(element, out));
                out.endArray();
            }
            case STRING -> writeString(document, out);
            case NUMBER -> writeNumber(document, out);
            case TRUE, FALSE, NULL -> out.value(document);
        }
    }

    private static void writeMembers(Document object, JsonWriter out) {
        List<JsonMember> members = new ArrayList<>(object.size());
        object.members().forEach(members::add);
        members.sort(Comparator.comparing(JsonMember::name));
        out.beginObject();
        for (JsonMember member : members) {
            out.name(member.name());
            write(member.value(), out);
        }
        out.endObject();
    }

    private static void writeString(Document string, JsonWriter out) {
        if (string.isEscaped()) {
            out.value(string.text());
        } else {
            out.value(string);
        }
    }

    private static void writeNumber(Document number, JsonWriter out) {
        byte[] printed = NumberValue.of(number.literal()).print().getBytes(StandardCharsets.US_ASCII);
        out.raw(printed, 0, printed.length);
    }
}

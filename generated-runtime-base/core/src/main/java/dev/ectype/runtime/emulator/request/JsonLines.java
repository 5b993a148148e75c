package dev.ectype.runtime.emulator.request;

import dev.ectype.runtime.http.ByteSlice;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.JsonLimits;
import dev.ectype.runtime.json.JsonWriter;

/** Reads bodies with one JSON value per line. */
final class JsonLines {
    private JsonLines() {}

    /** Returns all values as an array. A single value stands alone unless an array is expected. */
    static Document read(ByteSlice bytes, boolean list) {
        JsonWriter out = new JsonWriter(bytes.size() + 16).beginArray();
        Document last = Document.NULL;
        int count = 0;
        int from = bytes.from();
        while (from < bytes.to()) {
            int to = from;
            while (to < bytes.to() && bytes.array()[to] != '\n') {
                to++;
            }
            if (!isBlank(bytes.array(), from, to)) {
                last = Json.parse(bytes.array(), from, to, JsonLimits.REQUEST);
                out.value(last);
                count++;
            }
            from = to + 1;
        }
        Document all = out.endArray().toDocument();
        return list || count != 1 ? all : last;
    }

    private static boolean isBlank(byte[] array, int from, int to) {
        for (int at = from; at < to; at++) {
            if (array[at] > ' ' || array[at] < 0) {
                return false;
            }
        }
        return true;
    }
}

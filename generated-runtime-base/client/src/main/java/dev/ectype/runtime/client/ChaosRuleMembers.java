package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.time.Duration;
import java.util.List;

/** Writes the values of a chaos rule as JSON. */
final class ChaosRuleMembers {
    private ChaosRuleMembers() {}

    static Document list(String... names) {
        JsonWriter out = new JsonWriter().beginArray();
        List.of(names).forEach(out::value);
        return names.length == 1 ? Document.of(names[0]) : out.endArray().toDocument();
    }

    static Document object(String name, Document value) {
        return new JsonWriter()
                .beginObject()
                .name(name)
                .value(value)
                .endObject()
                .toDocument();
    }

    static Document object(String name, Document value, String other, Document second) {
        return new JsonWriter()
                .beginObject()
                .name(name)
                .value(value)
                .name(other)
                .value(second)
                .endObject()
                .toDocument();
    }

    static Document millis(Duration time) {
        return Document.of(time.toMillis());
    }

    static Document seconds(Duration time) {
        return Document.of(time.toSeconds());
    }
}

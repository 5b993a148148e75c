package dev.ectype.runtime.emulator.shape;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Converts an identifier to the text under which rows are stored. An object, such as
 * {@code {"region": "north", "name": "a"}}, becomes JSON with sorted members and without empty ones, because clients send
 * members in any order and leave empty ones out.
 */
public final class IdentifierText {
    private IdentifierText() {}

    /** Returns the text, or null for a value that identifies nothing, such as a list or an empty object. */
    public static @Nullable String of(@Nullable Document value) {
        if (value == null) {
            return null;
        }
        if (value.isObject()) {
            Document sorted = sorted(value);
            return sorted.size() == 0 ? null : sorted.literal();
        }
        return value.isString() || value.isNumber() ? value.text() : null;
    }

    private static Document sorted(Document object) {
        List<JsonMember> members = new ArrayList<>();
        object.members().forEach(members::add);
        members.sort(Comparator.comparing(JsonMember::name));
        JsonWriter out = new JsonWriter(object.length()).beginObject();
        for (JsonMember member : members) {
            Document value = member.value().isObject() ? sorted(member.value()) : member.value();
            if (!isEmpty(value)) {
                out.name(member.name()).value(value);
            }
        }
        return out.endObject().toDocument();
    }

    private static boolean isEmpty(Document value) {
        return value.isNull()
                || (value.isObject() || value.isArray()) && value.size() == 0
                || value.isString() && value.text().isEmpty();
    }
}

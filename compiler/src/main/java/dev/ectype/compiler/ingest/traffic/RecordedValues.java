package dev.ectype.compiler.ingest.traffic;

import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import org.jspecify.annotations.Nullable;

/** Reads values of recorded bodies. */
final class RecordedValues {
    private RecordedValues() {}

    /** Returns the text of a text or number, or null. */
    static @Nullable String scalar(@Nullable JsonValue value) {
        return value instanceof JsonText text
                ? text.text()
                : value instanceof JsonNumber number ? number.literal() : null;
    }

    /** Returns the value at a path, or null. */
    static @Nullable JsonValue at(@Nullable JsonValue value, MemberPath path) {
        JsonValue place = value;
        for (String name : path.names()) {
            place = within(place, name);
        }
        return place;
    }

    private static @Nullable JsonValue within(@Nullable JsonValue place, String name) {
        if (place instanceof JsonObject object) {
            return object.member(name);
        }
        if (place instanceof JsonArray array && name.equals(MemberPath.FIRST)) {
            return array.elements().isEmpty() ? null : array.elements().get(0);
        }
        return null;
    }
}

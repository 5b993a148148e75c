package dev.ectype.compiler.ingest.postman;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the members of collections, in which versions and exporters use several forms. */
final class JsonMembers {
    private JsonMembers() {}

    /** Returns a member that is a string, or null. */
    static @Nullable String text(JsonObject object, String member) {
        return object.member(member) instanceof JsonText text ? text.text() : null;
    }

    /** Returns a member that is a string, else an empty string. */
    static String textOrEmpty(JsonObject object, String member) {
        String text = text(object, member);
        return text == null ? "" : text;
    }

    /** Returns the text of a scalar, or null for other values. */
    static @Nullable String scalar(@Nullable JsonValue value) {
        if (value instanceof JsonText text) {
            return text.text();
        }
        if (value instanceof JsonNumber number) {
            return number.literal();
        }
        return value instanceof JsonBoolean truth ? String.valueOf(truth.isTrue()) : null;
    }

    /** Returns the text of a scalar, else an empty string. */
    static String scalarOrEmpty(@Nullable JsonValue value) {
        String text = scalar(value);
        return text == null ? "" : text;
    }

    /** Returns the objects of a list, none for a missing list. */
    static List<JsonObject> objects(JsonObject object, String member) {
        List<JsonObject> objects = new ArrayList<>();
        if (object.member(member) instanceof JsonArray list) {
            for (JsonValue each : list.elements()) {
                if (each instanceof JsonObject found) {
                    objects.add(found);
                }
            }
        }
        return objects;
    }

    static JsonObject object(JsonObject object, String member) {
        return object.member(member) instanceof JsonObject found ? found : JsonObject.EMPTY;
    }

    /** Reads documentation: a text, or an object with its content. */
    static String description(JsonObject owner) {
        return owner.member("description") instanceof JsonObject described
                ? textOrEmpty(described, "content")
                : textOrEmpty(owner, "description");
    }

    static boolean isDisabled(JsonObject entry) {
        return entry.member("disabled") == JsonBoolean.TRUE || entry.member("enabled") == JsonBoolean.FALSE;
    }
}

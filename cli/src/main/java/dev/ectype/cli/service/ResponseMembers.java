package dev.ectype.cli.service;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads members from JSON responses of the control plane. An absent member and a member of the wrong type give the same default. */
public final class ResponseMembers {
    private ResponseMembers() {}

    /** Returns a string member, or null. */
    public static @Nullable String text(JsonObject object, String name) {
        return object.member(name) instanceof JsonText text ? text.text() : null;
    }

    /** Returns the display text of a member, or a dash if it is absent or null. */
    public static String display(JsonObject object, String name) {
        JsonValue value = object.member(name);
        if (value instanceof JsonNumber number) {
            return number.literal();
        }
        return value instanceof JsonText text ? text.text() : "-";
    }

    /** Returns a number member. */
    public static long number(JsonObject object, String name) {
        return object.member(name) instanceof JsonNumber number
                        && number.literal().matches("-?[0-9]{1,18}")
                ? Long.parseLong(number.literal())
                : 0;
    }

    /** Returns an object member, or an empty object. */
    public static JsonObject object(JsonObject object, String name) {
        return object.member(name) instanceof JsonObject part ? part : JsonObject.EMPTY;
    }

    /** Returns the objects of an array member. */
    public static List<JsonObject> objects(JsonObject object, String name) {
        List<JsonObject> objects = new ArrayList<>();
        if (object.member(name) instanceof JsonArray array) {
            array.elements().forEach(element -> {
                if (element instanceof JsonObject part) {
                    objects.add(part);
                }
            });
        }
        return objects;
    }
}

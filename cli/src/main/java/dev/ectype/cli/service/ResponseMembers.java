package dev.ectype.cli.service;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Members of what a service answers; one that is absent or of another type is told alike. */
public final class ResponseMembers {
    private ResponseMembers() {}

    /** A member that is a text. */
    public static @Nullable String text(JsonObject object, String name) {
        return object.member(name) instanceof JsonText text ? text.text() : null;
    }

    /** What a member says to people; a dash where it says nothing. */
    public static String display(JsonObject object, String name) {
        JsonValue value = object.member(name);
        if (value instanceof JsonNumber number) {
            return number.literal();
        }
        return value instanceof JsonText text ? text.text() : "-";
    }

    /** A member that is a number. */
    public static long number(JsonObject object, String name) {
        return object.member(name) instanceof JsonNumber number
                        && number.literal().matches("-?[0-9]{1,18}")
                ? Long.parseLong(number.literal())
                : 0;
    }

    /** A member that is an object; an empty one where it is none. */
    public static JsonObject object(JsonObject object, String name) {
        return object.member(name) instanceof JsonObject part ? part : JsonObject.EMPTY;
    }

    /** The objects of a member that is a list. */
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

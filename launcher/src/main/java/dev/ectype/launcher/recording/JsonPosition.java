package dev.ectype.launcher.recording;

import org.jspecify.annotations.Nullable;

/**
 * Where in a JSON document a value is, from the inside out.
 *
 * @param parent null for what is in the document's own value
 * @param name of a member; null for an element
 * @param index of an element; -1 for a member
 */
public record JsonPosition(
        @Nullable JsonPosition parent, @Nullable String name, int index) {
    public static JsonPosition member(@Nullable JsonPosition parent, String name) {
        return new JsonPosition(parent, name, -1);
    }

    public static JsonPosition element(@Nullable JsonPosition parent, int index) {
        return new JsonPosition(parent, null, index);
    }
}

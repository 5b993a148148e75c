package dev.ectype.launcher.recording;

import org.jspecify.annotations.Nullable;

/**
 * The position of a value in a JSON document, linked from the inside out.
 *
 * @param parent the position of the parent; null for a child of the root
 * @param name the name of a member; null for an element
 * @param index the index of an element; -1 for a member
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

package dev.ectype.launcher.recording;

import org.jspecify.annotations.Nullable;

/**
 * Where in a JSON document a value is, from the inside out.
 *
 * @param parent null for what is in the document's own value
 * @param name of a member; null for an element
 * @param index of an element; -1 for a member
 */
public record Place(@Nullable Place parent, @Nullable String name, int index) {
    public static Place member(@Nullable Place parent, String name) {
        return new Place(parent, name, -1);
    }

    public static Place element(@Nullable Place parent, int index) {
        return new Place(parent, null, index);
    }
}

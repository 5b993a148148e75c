package dev.ectype.runtime.schema.fit;

import dev.ectype.runtime.json.MemberPath;

/**
 * Selects which optional members get generated values if neither the source nor the description has one.
 *
 * @param enabled whether any member does
 * @param everywhere whether the source is too incomplete to say which members it lacks
 * @param sourcePath the path of the value that comes from the source; everything around it is generated. Empty if the source is
 *     the whole value
 */
public record Filling(boolean enabled, boolean everywhere, MemberPath sourcePath) {
    /** Leaves optional members out. */
    public static final Filling NONE = new Filling(false, false, MemberPath.EMPTY);
    /** Fills values without a source, and the members of a source that only the server sets. */
    public static final Filling GENERATED = new Filling(true, false, MemberPath.EMPTY);
    /** Fills the members that the source lacks too. */
    public static final Filling EVERYWHERE = new Filling(true, true, MemberPath.EMPTY);

    /** Fills the members around a value from the source too. */
    public static Filling around(MemberPath sourcePath) {
        return sourcePath.isEmpty() ? GENERATED : new Filling(true, false, sourcePath);
    }
}

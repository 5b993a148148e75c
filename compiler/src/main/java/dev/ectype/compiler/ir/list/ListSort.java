package dev.ectype.compiler.ir.list;

import org.jspecify.annotations.Nullable;

/**
 * Holds the query parameters for the sort member and the sort direction. At least one is set.
 *
 * @param keyMember the member of an object in {@code by} that names the sort member, or null if {@code by} is no such object
 * @param directionMember the member of the same object with the direction, or null
 */
public record ListSort(
        @Nullable String by,
        @Nullable String direction,
        @Nullable String keyMember,
        @Nullable String directionMember) {
    public ListSort(@Nullable String by, @Nullable String direction) {
        this(by, direction, null, null);
    }

    public ListSort withMembers(String key, @Nullable String directed) {
        return new ListSort(by, direction, key, directed);
    }

    /** Returns the parameters in words, such as {@code sort} or {@code sort and order}. */
    public String words() {
        return by == null ? String.valueOf(direction) : direction == null ? by : by + " and " + direction;
    }

    public boolean uses(String parameter) {
        return parameter.equals(by) || parameter.equals(direction);
    }
}

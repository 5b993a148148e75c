package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import org.jspecify.annotations.Nullable;

/** Requests a page of a list: from an offset, after a row or before a row. */
public record RowPageRequest(
        Order order,
        int offset,
        int limit,
        @Nullable ListPosition after,
        @Nullable ListPosition before) {
    public RowPageRequest {
        if (offset < 0 || limit < 0) {
            throw new IllegalArgumentException(
                    "offset and limit must not be negative, but were " + offset + " and " + limit);
        }
        if (after != null && before != null) {
            throw new IllegalArgumentException("a page can start after a row or end before a row, not both");
        }
    }

    public static RowPageRequest of(Order order, int offset, int limit) {
        return new RowPageRequest(order, offset, limit, null, null);
    }

    /** Requests the rows after the row with an id. */
    public static RowPageRequest after(Order order, String id, int limit) {
        return after(order, ListPosition.of(id), limit);
    }

    /** Requests the rows after a position. */
    public static RowPageRequest after(Order order, ListPosition spot, int limit) {
        return new RowPageRequest(order, 0, limit, spot, null);
    }

    /** Requests the rows right before the row with an id, in the order of the list. */
    public static RowPageRequest before(Order order, String id, int limit) {
        return before(order, ListPosition.of(id), limit);
    }

    /** Requests the rows right before a position, in the order of the list. */
    public static RowPageRequest before(Order order, ListPosition spot, int limit) {
        return new RowPageRequest(order, 0, limit, null, spot);
    }

    /** Returns the position before the start or after the end of the page, or null. */
    public @Nullable ListPosition spot() {
        return after == null ? before : after;
    }

    /**
     * Returns the index of the first row of the page.
     *
     * @param place the index of the position's row, or of its successor if the row is not listed; -1 without a position
     * @param listed whether the list has the row of the position
     */
    int first(int place, boolean listed, int total) {
        if (after != null) {
            return place + (listed ? 1 : 0);
        }
        return before != null ? Math.max(0, place - limit) : Math.min(total, offset);
    }

    /** Returns the number of rows on the page that starts at an index. */
    int size(int first, int place, int total) {
        return Math.min(limit, (before == null ? total : place) - first);
    }
}

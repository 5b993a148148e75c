package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import org.jspecify.annotations.Nullable;

/** Which rows of a list are wanted: from an offset, behind a row, or in front of one. */
public record RowPageRequest(
        Order order,
        int offset,
        int limit,
        @Nullable ListPosition after,
        @Nullable ListPosition before) {
    public RowPageRequest {
        if (offset < 0 || limit < 0) {
            throw new IllegalArgumentException(
                    "offset and limit are not negative, but were " + offset + " and " + limit);
        }
        if (after != null && before != null) {
            throw new IllegalArgumentException("a page starts after a row or ends before one, not both");
        }
    }

    public static RowPageRequest of(Order order, int offset, int limit) {
        return new RowPageRequest(order, offset, limit, null, null);
    }

    /** The rows that follow the one with this id. */
    public static RowPageRequest after(Order order, String id, int limit) {
        return after(order, ListPosition.of(id), limit);
    }

    /** The rows that follow a place. */
    public static RowPageRequest after(Order order, ListPosition spot, int limit) {
        return new RowPageRequest(order, 0, limit, spot, null);
    }

    /** The rows right in front of the one with this id, still in the order of the list. */
    public static RowPageRequest before(Order order, String id, int limit) {
        return before(order, ListPosition.of(id), limit);
    }

    /** The rows right in front of a place, still in the order of the list. */
    public static RowPageRequest before(Order order, ListPosition spot, int limit) {
        return new RowPageRequest(order, 0, limit, null, spot);
    }

    /** The place that it starts behind or ends in front of, or null. */
    public @Nullable ListPosition spot() {
        return after == null ? before : after;
    }
}

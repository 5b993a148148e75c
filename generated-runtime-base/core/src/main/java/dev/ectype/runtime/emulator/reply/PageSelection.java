package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.state.row.ListPosition;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Holds the part of a list that a request selects.
 *
 * @param limit the maximum number of items
 * @param offset the number of skipped items
 * @param after the item before the page, or null
 * @param before the item after the page, or null
 * @param firstPage the number of the first page
 * @param firstOffset the number of the first item: zero or one
 */
public record PageSelection(
        int limit,
        int offset,
        @Nullable Cursor after,
        @Nullable Cursor before,
        long firstPage,
        long firstOffset) {
    /**
     * Marks a position in the list.
     *
     * @param parameter the parameter of the request
     * @param spot the position
     * @param stored true if the position has the identifier of the state, as tokens do, instead of the visible one
     * @param exemplary true if the request copied the value from an example of the description
     */
    public record Cursor(String parameter, ListPosition spot, boolean stored, boolean exemplary) {}

    /**
     * Reads the paging parameters of a request.
     *
     * @param list the writer of the list
     * @param arguments the arguments of the request
     * @param lenient true to accept a token from an example of the description as the first page
     */
    public static PageSelection of(ReplyWriter list, Arguments arguments, boolean lenient) {
        return new PageSelectionReader(list, arguments, lenient).selection();
    }

    /** Returns the first page if the cursor comes from an example of the description, else null. */
    public @Nullable PageSelection firstInsteadOfExample() {
        Cursor cursor = after == null ? before : after;
        return cursor == null || !cursor.exemplary()
                ? null
                : new PageSelection(limit, 0, null, null, firstPage, firstOffset);
    }

    /** Returns the name of the parameter that selects the page. */
    public String name() {
        Cursor cursor = after == null ? before : after;
        return cursor == null ? "page" : cursor.parameter();
    }

    /** Returns the number of the page that starts at an offset. */
    long page(int offset) {
        return limit == 0 ? firstPage : offset / limit + firstPage;
    }

    /** Returns the request for the state, with stored identifiers instead of visible ones. */
    public RowPageRequest request(Order order, UnaryOperator<String> stored) {
        if (after != null) {
            return RowPageRequest.after(order, spot(after, stored), limit);
        }
        return before != null
                ? RowPageRequest.before(order, spot(before, stored), limit)
                : RowPageRequest.of(order, offset, limit);
    }

    private static ListPosition spot(Cursor cursor, UnaryOperator<String> stored) {
        return cursor.stored()
                ? cursor.spot()
                : ListPosition.of(stored.apply(cursor.spot().id()));
    }
}

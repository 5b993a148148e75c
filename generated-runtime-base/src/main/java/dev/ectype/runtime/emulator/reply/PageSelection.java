package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.state.row.ListPosition;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.tree.Order;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Which part of a list a request asks for.
 *
 * @param after what the page starts behind, or null
 * @param before what the page ends in front of, or null
 * @param firstPage the number of the first page
 * @param firstOffset the number of the first item where pages begin at one
 */
public record PageSelection(
        int limit,
        int offset,
        @Nullable Cursor after,
        @Nullable Cursor before,
        long firstPage,
        long firstOffset) {
    /**
     * An item of the list.
     *
     * @param stored whether the spot names it as the state does, as tokens do, and not as clients do
     * @param exemplary whether the request has it from an example of the description
     */
    public record Cursor(String parameter, ListPosition spot, boolean stored, boolean exemplary) {}

    /**
     * Reads the paging parameters of a request.
     *
     * @param lenient whether a token that is an example of the description begins at the first page
     */
    public static PageSelection of(ReplyWriter list, Arguments arguments, boolean lenient) {
        return new PageSelectionReader(list, arguments, lenient).cut();
    }

    /** The first page, if the cursor comes from an example of the description; else null. */
    public @Nullable PageSelection firstInsteadOfExample() {
        Cursor cursor = after == null ? before : after;
        return cursor == null || !cursor.exemplary()
                ? null
                : new PageSelection(limit, 0, null, null, firstPage, firstOffset);
    }

    /** The parameter that says where the page begins. */
    public String name() {
        Cursor cursor = after == null ? before : after;
        return cursor == null ? "page" : cursor.parameter();
    }

    /** The number of the page that starts at an offset. */
    long page(int offset) {
        return limit == 0 ? firstPage : offset / limit + firstPage;
    }

    /** What the state is asked for; identifiers of clients become those of the state. */
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

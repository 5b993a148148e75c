package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.plan.PagingPlan;
import dev.ectype.runtime.state.Order;
import dev.ectype.runtime.state.PageRequest;
import dev.ectype.runtime.state.Spot;
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
public record PageCut(
        int limit,
        int offset,
        @Nullable Cursor after,
        @Nullable Cursor before,
        long firstPage,
        long firstOffset) {
    /** An item of the list, by its identifier in the state where it was told by a token, else as clients call it. */
    public record Cursor(String parameter, Spot spot, boolean stored) {}

    /** Reads the paging parameters of a request. */
    public static PageCut of(PagingPlan paging, Arguments arguments) {
        return new PagingValues(paging, arguments).cut();
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
    public PageRequest request(Order order, UnaryOperator<String> stored) {
        if (after != null) {
            return PageRequest.after(order, spot(after, stored), limit);
        }
        return before != null
                ? PageRequest.before(order, spot(before, stored), limit)
                : PageRequest.of(order, offset, limit);
    }

    private static Spot spot(Cursor cursor, UnaryOperator<String> stored) {
        return cursor.stored()
                ? cursor.spot()
                : Spot.of(stored.apply(cursor.spot().id()));
    }
}

package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.List;

/** Selects a page of a table's rows or of a subset. */
public final class Pager {
    private final RowSequence rows;
    private final RowPageRequest request;

    public Pager(RowSequence rows, RowPageRequest request) {
        this.rows = rows;
        this.request = request;
    }

    /** Returns a page of all rows. The slot is the position in the request, or -1. */
    public RowPage all(int slot) {
        int total = rows.size();
        int older = slot < 0 ? -1 : rows.rank(slot);
        boolean taken = slot >= 0 && rows.has(slot);
        boolean oldestFirst = request.order() == Order.OLDEST_FIRST;
        int own = taken ? 1 : 0;
        int front = older < 0 || oldestFirst ? older : total - older - own;
        int first = Math.min(total, first(front, front + own));
        int last = request.before() == null ? total : front;
        int size = Math.min(request.limit(), last - first);
        return new RowPage(read(first, size), first, total);
    }

    /** Returns a page of the rows that a filter accepts. The slot is the position in the request. */
    public RowPage filtered(RowFilter filter, int slot) {
        List<Row> accepted = new ArrayList<>();
        RowCursor cursor = rows.from(0, request.order());
        boolean oldestFirst = request.order() == Order.OLDEST_FIRST;
        int behindNamed = 0;
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            if (filter.accepts(row)) {
                accepted.add(row);
            }
            if (oldestFirst ? row.slot() <= slot : row.slot() >= slot) {
                behindNamed = accepted.size();
            }
        }
        boolean isNamedListed = behindNamed > 0 && accepted.get(behindNamed - 1).slot() == slot;
        int end = request.before() == null ? accepted.size() : behindNamed - (isNamedListed ? 1 : 0);
        int first = Math.min(end, first(end, behindNamed));
        List<Row> page = accepted.subList(first, first + Math.min(request.limit(), end - first));
        return new RowPage(page, first, accepted.size());
    }

    private int first(int front, int behind) {
        if (request.after() != null) {
            return behind;
        }
        return request.before() != null ? Math.max(0, front - request.limit()) : request.offset();
    }

    private List<Row> read(int first, int size) {
        if (size <= 0) {
            return List.of();
        }
        Row[] page = new Row[size];
        fill(rows, page, first, request.order());
        return List.of(page);
    }

    /** Fills an array with rows from an offset on and returns their number. */
    public static int fill(RowSequence rows, Row[] page, int offset, Order order) {
        RowCursor walk = rows.from(offset, order);
        int size = Math.max(0, Math.min(page.length, rows.size() - offset));
        for (int at = 0; at < size; at++) {
            page[at] = walk.next();
        }
        return size;
    }
}

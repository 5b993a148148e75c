package dev.ectype.runtime.state;

import java.util.ArrayList;
import java.util.List;

/** Cuts a page out of the rows of a table or of a group. */
final class Pager {
    private final Trie<Row> rows;
    private final PageRequest request;

    Pager(Trie<Row> rows, PageRequest request) {
        this.rows = rows;
        this.request = request;
    }

    /**
     * The page of all rows.
     *
     * @param older how many rows are older than the place which the request names, or -1
     * @param taken whether a row stands at that place
     */
    RowPage all(int older, boolean taken) {
        int total = rows.live();
        boolean oldestFirst = request.order() == Order.OLDEST_FIRST;
        int own = taken ? 1 : 0;
        int front = older < 0 || oldestFirst ? older : total - older - own;
        int first = Math.min(total, first(front, front + own));
        int last = request.before() == null ? total : front;
        int size = Math.min(request.limit(), last - first);
        return new RowPage(read(first, size), first, total);
    }

    /** The page of those rows that a filter accepts; the slot is that of the place which the request names. */
    RowPage filtered(RowFilter filter, int slot) {
        List<Row> accepted = new ArrayList<>();
        TrieCursor<Row> cursor = TrieCursor.of(rows, request.order());
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

    /** Reads as many rows as fit, from an offset on, and gives their number. */
    static int fill(Trie<Row> rows, Row[] page, int offset, Order order) {
        int total = rows.live();
        if (offset >= total) {
            return 0;
        }
        boolean ascending = order == Order.OLDEST_FIRST;
        int start = rows.select(ascending ? offset : total - 1 - offset);
        TrieCursor<Row> cursor = new TrieCursor<>(rows, start, ascending);
        int size = Math.min(page.length, total - offset);
        for (int at = 0; at < size; at++) {
            page[at] = cursor.next();
        }
        return size;
    }
}

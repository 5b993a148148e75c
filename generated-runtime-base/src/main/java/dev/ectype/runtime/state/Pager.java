package dev.ectype.runtime.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts a page out of the rows of a table or of a group. */
final class Pager {
    private final Trie<Row> rows;
    private final PageRequest request;

    Pager(Trie<Row> rows, PageRequest request) {
        this.rows = rows;
        this.request = request;
    }

    /** The page of all rows; the rank is that of the row which the request names, in order of creation, or -1. */
    RowPage all(int namedRank) {
        int total = rows.live();
        boolean oldestFirst = request.order() == Order.OLDEST_FIRST;
        int named = namedRank < 0 || oldestFirst ? namedRank : total - 1 - namedRank;
        int first = Math.min(total, first(named));
        int last = request.before() == null ? total : named;
        int size = Math.min(request.limit(), last - first);
        return new RowPage(read(first, size), first, total);
    }

    /** The page of those rows that a filter accepts. */
    RowPage filtered(RowFilter filter, @Nullable Row named) {
        List<Row> accepted = new ArrayList<>();
        TrieCursor<Row> cursor = TrieCursor.of(rows, request.order());
        int behindNamed = 0;
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            if (filter.accepts(row)) {
                accepted.add(row);
            }
            if (named != null && row.slot() == named.slot()) {
                behindNamed = accepted.size();
            }
        }
        boolean isNamedListed = behindNamed > 0
                && named != null
                && accepted.get(behindNamed - 1).slot() == named.slot();
        int end = request.before() == null ? accepted.size() : behindNamed - (isNamedListed ? 1 : 0);
        int first = request.after() != null
                ? behindNamed
                : request.before() != null ? Math.max(0, end - request.limit()) : Math.min(end, request.offset());
        List<Row> page = accepted.subList(first, first + Math.min(request.limit(), end - first));
        return new RowPage(page, first, accepted.size());
    }

    private int first(int named) {
        if (request.after() != null) {
            return named + 1;
        }
        return request.before() != null ? Math.max(0, named - request.limit()) : request.offset();
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

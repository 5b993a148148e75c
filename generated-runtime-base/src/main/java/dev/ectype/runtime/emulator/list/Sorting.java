package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.schema.Schema;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The order of a list.
 *
 * @param natural the order of creation, which decides where the members do not
 */
public record Sorting(Order natural, List<Key> keys) {
    public static final Sorting NEWEST_FIRST = new Sorting(Order.NEWEST_FIRST, List.of());

    public Sorting {
        keys = List.copyOf(keys);
    }

    /** A member by which items are ordered. */
    public record Key(MemberPath member, boolean descending) {}

    /** Reads what a client asks for; what nobody can order by is ignored. */
    public static Sorting of(@Nullable Document by, @Nullable Document direction, Schema type) {
        SortParser words = new SortParser(type, direction);
        if (by != null) {
            words.read(by);
        }
        return words.sorting();
    }

    /** Whether rows come as they are stored. */
    public boolean isNatural() {
        return keys.isEmpty();
    }

    public List<Row> sorted(List<Row> rows) {
        List<Sortable> sortables = new ArrayList<>(rows.size());
        for (Row row : rows) {
            sortables.add(sortable(row, sortables.size()));
        }
        sortables.sort(order());
        return sortables.stream().map(Sortable::row).toList();
    }

    /** So many rows as come first, in their order; costs less than sorting all of them. */
    public List<Row> first(List<Row> rows, int count) {
        if (count == 0) {
            return List.of();
        }
        Comparator<Sortable> order = order();
        PriorityQueue<Sortable> first = new PriorityQueue<>(Math.min(count, 1_000) + 1, order.reversed());
        int index = 0;
        for (Row row : rows) {
            Sortable next = sortable(row, index++);
            Sortable last = first.size() < count ? null : first.peek();
            if (last == null) {
                first.add(next);
            } else if (order.compare(next, last) < 0) {
                first.poll();
                first.add(next);
            }
        }
        return first.stream().sorted(order).map(Sortable::row).toList();
    }

    private Sortable sortable(Row row, int index) {
        Document item = Json.parse(row.document());
        return new Sortable(
                row, index, keys.stream().map(key -> sortValue(item, key)).toList());
    }

    private Comparator<Sortable> order() {
        Comparator<Sortable> order = by(0, keys.get(0).descending());
        for (int index = 1; index < keys.size(); index++) {
            order = order.thenComparing(by(index, keys.get(index).descending()));
        }
        return order.thenComparingInt(Sortable::index);
    }

    private static Document sortValue(Document item, Key key) {
        Document told = item.at(key.member());
        return told == null ? Document.NULL : told;
    }

    /** Items that say nothing come last, whatever the direction. */
    private static Comparator<Sortable> by(int index, boolean descending) {
        return (left, right) -> {
            Document one = left.values().get(index);
            Document other = right.values().get(index);
            if (one.isNull() || other.isNull()) {
                return Boolean.compare(one.isNull(), other.isNull());
            }
            int order = ValueOrder.compare(one, other, false);
            return descending ? -order : order;
        };
    }

    /** @param index where the natural order has the row */
    private record Sortable(Row row, int index, List<Document> values) {}
}

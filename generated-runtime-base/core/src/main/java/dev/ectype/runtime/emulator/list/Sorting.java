package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the rows of a list by members and by the order of creation.
 *
 * @param natural the order of creation, which decides between equal rows
 * @param keys the members to sort by
 */
public record Sorting(Order natural, List<Key> keys) {
    public static final Sorting NEWEST_FIRST = new Sorting(Order.NEWEST_FIRST, List.of());

    public Sorting {
        keys = List.copyOf(keys);
    }

    /** Names a sort member and its direction. */
    public record Key(MemberPath member, boolean descending) {}

    /**
     * Parses sort parameters and ignores unknown members.
     *
     * @param members the members of objects that name a sort member in a value, or null without such objects
     */
    public static Sorting of(
            @Nullable Document by, @Nullable Document direction, MemberFinder finder, @Nullable SortPlan members) {
        SortParser words = new SortParser(finder, direction, members);
        if (by != null) {
            words.read(by);
        }
        return words.sorting();
    }

    /** Returns whether the order of creation alone decides. */
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

    /** Returns the first rows in order. Cheaper than sorting all rows. */
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
        Document value = item.at(key.member());
        return value == null ? Document.NULL : value;
    }

    /** Compares items by one key. Items without a value come last in both directions. */
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

    /**
     * Holds a row with its sort values.
     *
     * @param index the row's index in the order of creation
     */
    private record Sortable(Row row, int index, List<Document> values) {}
}

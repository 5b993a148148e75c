package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Sorts the rows of a list by members and by the order of creation.
 *
 * @param natural the order of creation, which decides between equal rows
 * @param keys the members to sort by
 */
public record Sorting(Order natural, List<Key> keys) {
    /** The largest number of listed identifiers that decide the order, because each row is compared with them. */
    private static final int MOST_LISTED = 1_000;

    public static final Sorting NEWEST_FIRST = new Sorting(Order.NEWEST_FIRST, List.of());

    public Sorting {
        keys = List.copyOf(keys);
    }

    /**
     * Names a sort member and its direction.
     *
     * @param listed the values of the member in their order, or none for the usual order of values
     */
    public record Key(MemberPath member, boolean descending, List<Document> listed) {
        public Key {
            listed = List.copyOf(listed);
        }

        public Key(MemberPath member, boolean descending) {
            this(member, descending, List.of());
        }
    }

    /** Sorts instances as a request lists their identifiers. */
    public static Sorting asListed(ResourceShape shape, Collection<String> ids) {
        IdentityMember member = shape.idMember();
        List<Document> listed = ids.stream().map(shape::idDocument).toList();
        return member == null || listed.size() > MOST_LISTED || listed.isEmpty()
                ? NEWEST_FIRST
                : new Sorting(Order.NEWEST_FIRST, List.of(new Key(member.path(), false, listed)));
    }

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
        return sorted(rows, row -> Json.parse(row.document()));
    }

    /** Returns values in the order of their documents. */
    public <T> List<T> sorted(List<T> values, Function<T, Document> document) {
        List<Sortable<T>> sortables = new ArrayList<>(values.size());
        for (T value : values) {
            sortables.add(sortable(value, document.apply(value), sortables.size()));
        }
        sortables.sort(order());
        return sortables.stream().map(Sortable::value).toList();
    }

    /** Returns the first rows in order. Cheaper than sorting all rows. */
    public List<Row> first(List<Row> rows, int count) {
        if (count == 0) {
            return List.of();
        }
        Comparator<Sortable<Row>> order = order();
        PriorityQueue<Sortable<Row>> first = new PriorityQueue<>(Math.min(count, 1_000) + 1, order.reversed());
        int index = 0;
        for (Row row : rows) {
            Sortable<Row> next = sortable(row, Json.parse(row.document()), index++);
            Sortable<Row> last = first.size() < count ? null : first.peek();
            if (last == null) {
                first.add(next);
            } else if (order.compare(next, last) < 0) {
                first.poll();
                first.add(next);
            }
        }
        return first.stream().sorted(order).map(Sortable::value).toList();
    }

    private <T> Sortable<T> sortable(T value, Document item, int index) {
        return new Sortable<>(
                value, index, keys.stream().map(key -> sortValue(item, key)).toList());
    }

    private <T> Comparator<Sortable<T>> order() {
        Comparator<Sortable<T>> order = by(0, keys.get(0).descending());
        for (int index = 1; index < keys.size(); index++) {
            order = order.thenComparing(by(index, keys.get(index).descending()));
        }
        return order.thenComparingInt(Sortable::index);
    }

    private static Document sortValue(Document item, Key key) {
        Document value = item.at(key.member());
        if (value == null || key.listed().isEmpty()) {
            return value == null ? Document.NULL : value;
        }
        return Document.of(key.listed().indexOf(value));
    }

    /** Compares items by one key. Items without a value come last in both directions. */
    private static <T> Comparator<Sortable<T>> by(int index, boolean descending) {
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
     * Holds a value, such as a row, with its sort values.
     *
     * @param index its index in the order of creation
     */
    private record Sortable<T>(T value, int index, List<Document> values) {}
}

package dev.ectype.runtime.emulator.list;

import dev.ectype.runtime.emulator.resource.IdentityMember;
import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.SortPlan;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.tree.Order;
import java.util.ArrayList;
import java.util.Arrays;
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
public record Sorting(Order natural, List<Key> keys) implements RowOrder {
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

    @Override
    public byte[] key(Row row) {
        return key(Json.parse(row.document()));
    }

    private byte[] key(Document item) {
        SortKeyEncoder encoder = new SortKeyEncoder();
        for (Key key : keys) {
            encoder.add(sortValue(item, key), key.descending());
        }
        return encoder.toBytes();
    }

    private static @Nullable Document sortValue(Document item, Key key) {
        Document value = item.at(key.member());
        return value == null || key.listed().isEmpty()
                ? value
                : Document.of(key.listed().indexOf(value));
    }

    public List<Row> sorted(List<Row> rows) {
        return sorted(rows, row -> Json.parse(row.document()));
    }

    /** Returns values in the order of their documents. */
    public <T> List<T> sorted(List<T> values, Function<T, Document> document) {
        List<Sortable<T>> sortables = new ArrayList<>(values.size());
        for (T value : values) {
            sortables.add(new Sortable<>(value, sortables.size(), key(document.apply(value))));
        }
        sortables.sort(Comparator.naturalOrder());
        return sortables.stream().map(Sortable::value).toList();
    }

    /** Returns the first rows in order. Cheaper than sorting all rows. */
    public List<Row> first(List<Row> rows, int count) {
        if (count == 0) {
            return List.of();
        }
        PriorityQueue<Sortable<Row>> first = new PriorityQueue<>(Math.min(count, 1_000) + 1, Comparator.reverseOrder());
        int index = 0;
        for (Row row : rows) {
            Sortable<Row> next = new Sortable<>(row, index++, key(row));
            Sortable<Row> last = first.size() < count ? null : first.peek();
            if (last == null) {
                first.add(next);
            } else if (next.compareTo(last) < 0) {
                first.poll();
                first.add(next);
            }
        }
        return first.stream().sorted().map(Sortable::value).toList();
    }

    /**
     * Holds a value, such as a row, with its sort key.
     *
     * @param index its index in the order of creation, which decides between equal keys
     */
    private record Sortable<T>(T value, int index, byte[] key) implements Comparable<Sortable<T>> {
        @Override
        public int compareTo(Sortable<T> other) {
            int order = Arrays.compareUnsigned(key, other.key);
            return order != 0 ? order : Integer.compare(index, other.index);
        }
    }
}

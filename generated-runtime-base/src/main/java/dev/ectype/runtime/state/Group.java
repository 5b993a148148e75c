package dev.ectype.runtime.state;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The rows that share a value, such as an owner, in the order of their creation. */
final class Group implements Keyed {
    private final Object edit;
    private final String key;
    private Trie<Row> rows;
    private int next;

    Group(Object edit, String key) {
        this(edit, key, new Trie<>(edit), 0);
    }

    private Group(Object edit, String key, Trie<Row> rows, int next) {
        this.edit = edit;
        this.key = key;
        this.rows = rows;
        this.next = next;
    }

    Group editedBy(Object token) {
        return token == edit ? this : new Group(token, key, rows.editedBy(token), next);
    }

    @Override
    public String key() {
        return key;
    }

    @Override
    public boolean isVacant() {
        return rows.live() == 0;
    }

    Trie<Row> rows() {
        return rows;
    }

    @Nullable
    Row oldest() {
        return isVacant() ? null : ranked(0);
    }

    void add(Row row) {
        int last = rows.live() - 1;
        if (last >= 0 && ranked(last).slot() > row.slot()) {
            rebuildWith(row);
        } else {
            rows.set(next++, row);
        }
    }

    void replace(Row row) {
        rows.set(indexOf(row.slot()), row);
    }

    void remove(Row row) {
        rows.set(indexOf(row.slot()), null);
    }

    /** How many rows come before the given place in the order of creation. */
    int rank(int slot) {
        int low = 0;
        int high = rows.live();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (ranked(middle).slot() < slot) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    boolean has(int slot) {
        int rank = rank(slot);
        return rank < rows.live() && ranked(rank).slot() == slot;
    }

    private Row ranked(int rank) {
        return Objects.requireNonNull(rows.get(rows.select(rank)));
    }

    private int indexOf(int slot) {
        return rows.select(rank(slot));
    }

    /** A row that joins late keeps the order of creation: rare, so the group is simply written anew. */
    private void rebuildWith(Row row) {
        TrieCursor<Row> cursor = TrieCursor.of(rows, Order.OLDEST_FIRST);
        Trie<Row> fresh = new Trie<>(edit);
        int place = 0;
        boolean placed = false;
        for (Row other = cursor.next(); other != null; other = cursor.next()) {
            if (!placed && other.slot() > row.slot()) {
                fresh.set(place++, row);
                placed = true;
            }
            fresh.set(place++, other);
        }
        rows = fresh;
        next = place;
    }
}

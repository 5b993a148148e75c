package dev.ectype.runtime.state.row;

import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieCursor;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the rows of one version of a table by the keys of an index. */
public final class IndexedRows {
    private final RowIndex index;
    private final Object edit;
    private RowGroups groups;
    /** The number of rows with several keys. */
    private int crowded;

    public IndexedRows(RowIndex index, Object edit) {
        this(index, edit, new RowGroups(edit), 0);
    }

    private IndexedRows(RowIndex index, Object edit, RowGroups groups, int crowded) {
        this.index = index;
        this.edit = edit;
        this.groups = groups;
        this.crowded = crowded;
    }

    public static IndexedRows of(RowIndex index, Trie<Row> rows) {
        IndexedRows indexed = new IndexedRows(index, new Object());
        TrieCursor<Row> cursor = TrieCursor.of(rows, Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            indexed.change(null, row);
        }
        return indexed;
    }

    public IndexedRows editedBy(Object token) {
        return token == edit ? this : new IndexedRows(index, token, groups, crowded);
    }

    public RowIndex index() {
        return index;
    }

    @Nullable
    public RowGroup group(String key) {
        return groups.get(key);
    }

    /** Returns true if a row may have two keys. */
    public boolean isCrowded() {
        return crowded > 0;
    }

    /** Applies a change. It reads the keys of both images and takes one index step per key. */
    public void change(@Nullable Row before, @Nullable Row after) {
        List<String> from = before == null ? List.of() : index.of(before);
        List<String> to = after == null ? List.of() : index.of(after);
        if (from.isEmpty() && to.isEmpty()) {
            return;
        }
        crowded += (to.size() > 1 ? 1 : 0) - (from.size() > 1 ? 1 : 0);
        groups = groups.editedBy(edit);
        for (String key : from) {
            groups.move(key, before, to.contains(key) ? key : null, after);
        }
        for (String key : to) {
            if (!from.contains(key)) {
                groups.move(null, null, key, after);
            }
        }
    }
}

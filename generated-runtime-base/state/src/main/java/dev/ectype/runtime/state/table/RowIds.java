package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.DecimalParser;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowGroups;
import dev.ectype.runtime.state.tree.KeyHash;
import dev.ectype.runtime.state.tree.KeyIndex;
import dev.ectype.runtime.state.tree.KeyLayers;
import dev.ectype.runtime.state.tree.Order;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieCursor;
import org.jspecify.annotations.Nullable;

/**
 * Finds the rows of a table by id.
 *
 * <p>A counted id is expected at its slot without client-chosen ids. Other ids, and counted ones in other slots, go through
 * the shared index of candidates.
 */
final class RowIds {
    private static final int LONGEST_CHAIN = 4;

    private final IdStyle style;
    private final Object edit;
    private KeyLayers index;
    private RowGroups recreated;

    RowIds(IdStyle style, Object edit) {
        this(style, edit, new KeyLayers(0), new RowGroups(edit));
    }

    private RowIds(IdStyle style, Object edit, KeyLayers index, RowGroups recreated) {
        this.style = style;
        this.edit = edit;
        this.index = index;
        this.recreated = recreated;
    }

    RowIds editedBy(Object token) {
        return token == edit ? this : new RowIds(style, token, index, recreated);
    }

    @Nullable
    Row find(Trie<Row> rows, String id) {
        long number = style instanceof IdStyle.Counter ? DecimalParser.parse(id) : -1;
        return number >= 0 ? findCounted(rows, number) : findNamed(rows, id);
    }

    @Nullable
    Row find(Trie<Row> rows, long number) {
        return isCounted(number) ? findCounted(rows, number) : findNamed(rows, Long.toString(number));
    }

    /** Returns true if the id is stored as a number. */
    boolean isCounted(long number) {
        return number >= 0 && number <= DecimalParser.GREATEST && style instanceof IdStyle.Counter;
    }

    /** Returns the slot of a counted id without client-chosen ids, or -1. */
    int direct(long number) {
        long place = style instanceof IdStyle.Counter counted ? number - counted.start() : -1;
        return place >= 0 && place < Integer.MAX_VALUE ? (int) place : -1;
    }

    /** Returns true if a change of this row affects the index. */
    boolean covers(Row row) {
        return !row.isNumbered() || direct(row.number()) != row.slot();
    }

    /** Updates the index after a change of the rows. */
    void change(Trie<Row> rows, @Nullable Row before, @Nullable Row after) {
        if (before != null) {
            if (!recreated.isEmpty() && recreated.oldest(before.id()) != null) {
                recreated = recreated.editedBy(edit);
                recreated.move(before.id(), before, before.id(), after);
            }
        } else if (after != null && !add(after)) {
            grow(rows, after);
        }
    }

    private @Nullable Row findCounted(Trie<Row> rows, long number) {
        int direct = direct(number);
        Row expected = direct < 0 ? null : rows.get(direct);
        if (expected != null && expected.hasNumber(number)) {
            return expected;
        }
        int hash = KeyHash.of(number);
        KeyIndex top = index.top();
        Row row = top == null ? null : findCounted(top, rows, hash, number);
        row = row == null ? findCounted(index.base(), rows, hash, number) : row;
        return row != null || recreated.isEmpty() ? row : recreated.oldest(Long.toString(number));
    }

    private static @Nullable Row findCounted(KeyIndex index, Trie<Row> rows, int hash, long number) {
        int cell = index.first(hash);
        for (long found = index.candidate(cell); found != 0; found = index.candidate(cell)) {
            Row row = KeyIndex.matches(found, hash) ? rows.get(KeyIndex.slot(found)) : null;
            if (row != null && row.hasNumber(number)) {
                return row;
            }
            cell = index.next(cell);
        }
        return null;
    }

    private @Nullable Row findNamed(Trie<Row> rows, String id) {
        int hash = KeyHash.of(id);
        KeyIndex top = index.top();
        Row row = top == null ? null : findNamed(top, rows, hash, id);
        row = row == null ? findNamed(index.base(), rows, hash, id) : row;
        return row == null ? recreated.oldest(id) : row;
    }

    private static @Nullable Row findNamed(KeyIndex index, Trie<Row> rows, int hash, String id) {
        int cell = index.first(hash);
        for (long found = index.candidate(cell); found != 0; found = index.candidate(cell)) {
            Row row = KeyIndex.matches(found, hash) ? rows.get(KeyIndex.slot(found)) : null;
            if (row != null && row.hasId(id)) {
                return row;
            }
            cell = index.next(cell);
        }
        return null;
    }

    /** Adds a row. An id with repeated removals moves to a separate map, because its chain of candidates would grow forever. */
    private boolean add(Row row) {
        int hash = row.isNumbered() ? KeyHash.of(row.number()) : KeyHash.of(row.id());
        int others = index.add(hash, row.slot(), LONGEST_CHAIN);
        if (others >= LONGEST_CHAIN && others != KeyIndex.FULL) {
            recreated = recreated.editedBy(edit);
            recreated.move(null, null, row.id(), row);
        }
        return others != KeyIndex.FULL;
    }

    /** Gives this version an own index for later rows, as long as they are few. */
    private void grow(Trie<Row> rows, Row latest) {
        KeyLayers grown = index.withLargerTop(latest.slot());
        if (grown == null) {
            rebuild(rows);
            return;
        }
        index = grown;
        TrieCursor<Row> cursor = new TrieCursor<>(rows, grown.from(), true);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            if (covers(row) && !add(row)) {
                rebuild(rows);
                return;
            }
        }
    }

    /** Gives this version an own index without the candidates of removed rows. */
    private void rebuild(Trie<Row> rows) {
        index = new KeyLayers(Math.max(KeyIndex.SMALLEST, rows.live() / 2 * 3));
        recreated = new RowGroups(edit);
        TrieCursor<Row> cursor = TrieCursor.of(rows, Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            if (covers(row)) {
                add(row);
            }
        }
    }
}

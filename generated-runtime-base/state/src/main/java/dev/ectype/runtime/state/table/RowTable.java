package dev.ectype.runtime.state.table;

import dev.ectype.runtime.state.id.DecimalParser;
import dev.ectype.runtime.state.id.IdStyle;
import dev.ectype.runtime.state.row.IndexedRows;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowGroup;
import dev.ectype.runtime.state.row.RowGroups;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.row.RowKeys;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.tree.KeyMap;
import dev.ectype.runtime.state.tree.Trie;
import dev.ectype.runtime.state.tree.TrieCursor;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stores the rows of one resource in one version of the state.
 *
 * <p>A row's place in the trie is its place in the order of creation.
 */
public final class RowTable {
    private static final int WIDEST_GAP = 4096;
    private static final int MOST_REQUESTED_INDEXES = 16;
    private static final IndexedRows[] NO_REQUESTED_INDEXES = {};

    private final TableSpec spec;
    private final Object edit;
    private Trie<Row> rows;
    private RowIds ids;
    private final RowGroups[] keys;
    private RowGroups owners;
    private @Nullable IndexedRows extraKeyRows;
    /** The indexes requested by filters. Readers may add indexes, and a reader without the new value builds the index again. */
    private volatile IndexedRows[] requestedIndexes = NO_REQUESTED_INDEXES;

    private final RowOrders orders;
    private KeyMap<Tombstone> tombstones;
    private int next;
    private long counter;

    public RowTable(TableSpec spec, Object edit) {
        this.spec = spec;
        this.edit = edit;
        rows = new Trie<>(edit);
        ids = new RowIds(spec.ids(), edit);
        keys = new RowGroups[spec.keys().size()];
        for (int at = 0; at < keys.length; at++) {
            keys[at] = new RowGroups(edit);
        }
        owners = new RowGroups(edit);
        extraKeyRows = spec.extraKeys() == RowKeys.NONE ? null : new IndexedRows(RowIndex.of(spec.extraKeys()), edit);
        tombstones = new KeyMap<>(edit);
        orders = new RowOrders();
    }

    private RowTable(RowTable other, Object edit) {
        this.spec = other.spec;
        this.edit = edit;
        rows = other.rows.editedBy(edit);
        ids = other.ids;
        keys = other.keys.length == 0 ? other.keys : other.keys.clone();
        owners = other.owners;
        extraKeyRows = other.extraKeyRows;
        requestedIndexes = other.requestedIndexes;
        tombstones = other.tombstones;
        next = other.next;
        counter = other.counter;
        orders = new RowOrders(other.orders);
    }

    public RowTable editedBy(Object token) {
        return token == edit ? this : new RowTable(this, token);
    }

    public TableSpec spec() {
        return spec;
    }

    public Trie<Row> rows() {
        return rows;
    }

    public int live() {
        return rows.live();
    }

    public long counter() {
        return counter;
    }

    public void counter(long value) {
        counter = value;
    }

    @Nullable
    public Row find(String id) {
        return ids.find(rows, id);
    }

    @Nullable
    public Row find(long number) {
        return ids.find(rows, number);
    }

    @Nullable
    public RowGroup owned(String owner) {
        return owners.get(owner);
    }

    @Nullable
    public RowGroup withKey(StoredMember member, String encoded) {
        return keys[spec.keyIndex(member)].get(encoded);
    }

    @Nullable
    public RowGroup under(String key) {
        return extraKeyRows == null ? null : extraKeyRows.group(key);
    }

    /** Returns an index, or null if it was not requested before. */
    @Nullable
    public IndexedRows indexed(RowIndex index) {
        for (IndexedRows each : requestedIndexes) {
            if (each.index().equals(index)) {
                return each;
            }
        }
        return null;
    }

    /** Builds an index from all rows. All later versions have it. */
    public void addIndex(RowIndex index) {
        IndexedRows[] known = requestedIndexes;
        if (known.length < MOST_REQUESTED_INDEXES && indexed(index) == null) {
            IndexedRows[] longer = Arrays.copyOf(known, known.length + 1);
            longer[known.length] = IndexedRows.of(index, rows);
            requestedIndexes = longer;
        }
    }

    public RowOrders orders() {
        return orders;
    }

    @Nullable
    public Row tombstone(String id) {
        Tombstone tombstone = tombstones.get(id);
        return tombstone == null ? null : tombstone.row();
    }

    public boolean hasTombstones() {
        return tombstones.size() > 0;
    }

    public TrieCursor<Tombstone> tombstones() {
        return tombstones.cursor();
    }

    /** Appends a row with a free id. */
    public Row append(String id, byte[] document, @Nullable String owner) {
        Row.Content content = new Row.Content(Row.FIRST_VERSION, document, shared(owner));
        long number = spec.ids() instanceof IdStyle.Counter ? DecimalParser.parse(id) : -1;
        Row row = number >= 0 ? Row.numbered(number, content, placeFor(number)) : Row.named(id, content, place());
        change(null, row);
        return row;
    }

    public Row append(long number, byte[] document, @Nullable String owner) {
        if (!ids.isCounted(number)) {
            return append(Long.toString(number), document, owner);
        }
        Row row = Row.numbered(number, new Row.Content(Row.FIRST_VERSION, document, shared(owner)), placeFor(number));
        change(null, row);
        return row;
    }

    /** Returns the text with which the other rows of an owner name it, so that all of them hold one text. */
    private @Nullable String shared(@Nullable String owner) {
        RowGroup siblings = owner == null ? null : owners.get(owner);
        return siblings == null ? owner : siblings.key();
    }

    /** Returns the slot of the next row. A restored snapshot has no gaps. */
    private int place() {
        if (next == Integer.MAX_VALUE) {
            throw new IllegalStateException(spec.name() + " has had " + next + " rows, which is the maximum; "
                    + "restore a snapshot to continue");
        }
        return next;
    }

    /** Replaces one image of a row by another in all indexes; null is no row. */
    public void change(@Nullable Row before, @Nullable Row after) {
        changeOwners(before, after);
        changeRow(before, after);
    }

    /** Removes the oldest rows of an owner from all indexes. */
    public void removeOldest(String owner, List<Row> oldest) {
        owners = owners.editedBy(edit);
        owners.removeOldest(owner, oldest.size());
        oldest.forEach(row -> changeRow(row, null));
    }

    /** Replaces one image of a row by another in all indexes but that of the owners. */
    private void changeRow(@Nullable Row before, @Nullable Row after) {
        Row either = after == null ? before : after;
        if (either == null) {
            return;
        }
        rows.set(either.slot(), after);
        orders.count();
        if (before == null) {
            next = Math.max(next, either.slot() + 1);
        }
        if (ids.covers(either)) {
            ids = ids.editedBy(edit);
            ids.change(rows, before, after);
        }
        if (extraKeyRows != null) {
            extraKeyRows = extraKeyRows.editedBy(edit);
            extraKeyRows.change(before, after);
        }
        updateRequestedIndexes(before, after);
        for (int at = 0; at < keys.length; at++) {
            StoredMember member = spec.keys().get(at);
            keys[at] = keys[at].editedBy(edit);
            String from = before == null ? null : member.keyIn(before.document());
            keys[at].move(from, before, after == null ? null : member.keyIn(after.document()), after);
        }
    }

    private void updateRequestedIndexes(@Nullable Row before, @Nullable Row after) {
        IndexedRows[] known = requestedIndexes;
        if (known.length == 0) {
            return;
        }
        IndexedRows[] own = new IndexedRows[known.length];
        for (int at = 0; at < known.length; at++) {
            own[at] = known[at].editedBy(edit);
            own[at].change(before, after);
        }
        requestedIndexes = own;
    }

    public void bury(String id, @Nullable Row row) {
        if (row != null || tombstones.get(id) != null) {
            tombstones = tombstones.editedBy(edit);
            tombstones.put(new Tombstone(id, row));
        }
    }

    private void changeOwners(@Nullable Row before, @Nullable Row after) {
        String from = before == null ? null : before.owner();
        String to = after == null ? null : after.owner();
        if (from != null || to != null) {
            owners = owners.editedBy(edit);
            owners.move(from, before, to, after);
        }
    }

    /** Returns the slot for a number. A slightly larger number leaves a gap, so that a restored table with holes keeps direct access. */
    private int placeFor(long number) {
        int direct = ids.direct(number);
        return direct >= next && direct - next <= WIDEST_GAP ? direct : place();
    }
}

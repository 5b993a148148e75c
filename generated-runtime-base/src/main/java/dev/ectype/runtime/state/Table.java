package dev.ectype.runtime.state;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one resource in one version of the state.
 *
 * <p>A row's place in the trie is its place in the order of creation.
 */
final class Table {
    private static final int WIDEST_GAP = 4096;
    private static final int MOST_ASKED = 16;
    private static final IndexedRows[] NONE_ASKED = {};

    private final TableSpec spec;
    private final Object edit;
    private Trie<Row> rows;
    private RowIds ids;
    private final Groups[] keys;
    private Groups owners;
    private @Nullable IndexedRows more;
    /** By what filters have asked for so far; readers may add to it, and whoever does not see that makes it again. */
    private volatile IndexedRows[] asked = NONE_ASKED;

    private KeyMap<Tombstone> tombstones;
    private int next;
    private long counter;

    Table(TableSpec spec, Object edit) {
        this.spec = spec;
        this.edit = edit;
        rows = new Trie<>(edit);
        ids = new RowIds(spec.ids(), edit);
        keys = new Groups[spec.keys().size()];
        for (int at = 0; at < keys.length; at++) {
            keys[at] = new Groups(edit);
        }
        owners = new Groups(edit);
        more = spec.more() == RowKeys.NONE ? null : new IndexedRows(RowIndex.of(spec.more()), edit);
        tombstones = new KeyMap<>(edit);
    }

    private Table(Table other, Object edit) {
        this.spec = other.spec;
        this.edit = edit;
        rows = other.rows.editedBy(edit);
        ids = other.ids;
        keys = other.keys.length == 0 ? other.keys : other.keys.clone();
        owners = other.owners;
        more = other.more;
        asked = other.asked;
        tombstones = other.tombstones;
        next = other.next;
        counter = other.counter;
    }

    Table editedBy(Object token) {
        return token == edit ? this : new Table(this, token);
    }

    TableSpec spec() {
        return spec;
    }

    Trie<Row> rows() {
        return rows;
    }

    int live() {
        return rows.live();
    }

    long counter() {
        return counter;
    }

    void counter(long value) {
        counter = value;
    }

    @Nullable
    Row find(String id) {
        return ids.find(rows, id);
    }

    @Nullable
    Row find(long number) {
        return ids.find(rows, number);
    }

    @Nullable
    Group owned(String owner) {
        return owners.get(owner);
    }

    @Nullable
    Group withKey(StoredMember member, String encoded) {
        return keys[spec.keyIndex(member)].get(encoded);
    }

    @Nullable
    Group under(String key) {
        return more == null ? null : more.group(key);
    }

    /** The rows by what an index reads of them, or null where nobody has asked for it yet. */
    @Nullable
    IndexedRows indexed(RowIndex index) {
        for (IndexedRows each : asked) {
            if (each.index().equals(index)) {
                return each;
            }
        }
        return null;
    }

    /** Looks at all rows once; from then on every version that comes of this one has the index. */
    void addIndex(RowIndex index) {
        IndexedRows[] known = asked;
        if (known.length < MOST_ASKED && indexed(index) == null) {
            IndexedRows[] longer = Arrays.copyOf(known, known.length + 1);
            longer[known.length] = IndexedRows.of(index, rows);
            asked = longer;
        }
    }

    @Nullable
    Row tombstone(String id) {
        Tombstone tombstone = tombstones.get(id);
        return tombstone == null ? null : tombstone.row();
    }

    boolean hasTombstones() {
        return tombstones.size() > 0;
    }

    TrieCursor<Tombstone> tombstones() {
        return tombstones.cursor();
    }

    /** Makes a row at the end of the order; the id is free. */
    Row append(String id, byte[] document, @Nullable String owner) {
        Row.Content content = new Row.Content(Row.FIRST_VERSION, document, owner);
        long number = spec.ids() instanceof IdStyle.Counter ? Decimal.parse(id) : -1;
        Row row = number >= 0 ? Row.numbered(number, content, placeFor(number)) : Row.named(id, content, place());
        change(null, row);
        return row;
    }

    Row append(long number, byte[] document, @Nullable String owner) {
        if (!ids.isCounted(number)) {
            return append(Long.toString(number), document, owner);
        }
        Row row = Row.numbered(number, new Row.Content(Row.FIRST_VERSION, document, owner), placeFor(number));
        change(null, row);
        return row;
    }

    /** The place of the next row; a snapshot has no gaps, so restoring one makes room. */
    private int place() {
        if (next == Integer.MAX_VALUE) {
            throw new IllegalStateException(spec.name() + " has had " + next + " rows, which is all it can number; "
                    + "restore a snapshot of it to go on");
        }
        return next;
    }

    /** Puts one image of a row in the place of another; null is no row. All indexes follow. */
    void change(@Nullable Row before, @Nullable Row after) {
        Row either = after == null ? before : after;
        if (either == null) {
            return;
        }
        rows.set(either.slot(), after);
        if (before == null) {
            next = Math.max(next, either.slot() + 1);
        }
        if (ids.covers(either)) {
            ids = ids.editedBy(edit);
            ids.change(rows, before, after);
        }
        changeOwners(before, after);
        if (more != null) {
            more = more.editedBy(edit);
            more.change(before, after);
        }
        changeAsked(before, after);
        for (int at = 0; at < keys.length; at++) {
            StoredMember member = spec.keys().get(at);
            keys[at] = keys[at].editedBy(edit);
            String from = before == null ? null : member.keyIn(before.document());
            keys[at].move(from, before, after == null ? null : member.keyIn(after.document()), after);
        }
    }

    private void changeAsked(@Nullable Row before, @Nullable Row after) {
        IndexedRows[] known = asked;
        if (known.length == 0) {
            return;
        }
        IndexedRows[] own = new IndexedRows[known.length];
        for (int at = 0; at < known.length; at++) {
            own[at] = known[at].editedBy(edit);
            own[at].change(before, after);
        }
        asked = own;
    }

    void bury(String id, @Nullable Row row) {
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

    /** A number a little ahead leaves a gap, so that a restored table with holes still finds its rows at once. */
    private int placeFor(long number) {
        int direct = ids.direct(number);
        return direct >= next && direct - next <= WIDEST_GAP ? direct : place();
    }
}

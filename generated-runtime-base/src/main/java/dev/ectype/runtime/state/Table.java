package dev.ectype.runtime.state;

import org.jspecify.annotations.Nullable;

/**
 * The rows of one resource in one version of the state.
 *
 * <p>A row's place in the trie is its place in the order of creation. A counted id is looked for at the place it would have if nobody
 * chose ids; other ids, and counted ones that sit elsewhere, go through the shared index of candidates.
 */
final class Table {
    private static final int LONGEST_CHAIN = 4;
    private static final int WIDEST_GAP = 4096;

    private final TableSpec spec;
    private final Object edit;
    private Trie<Row> rows;
    private KeyIndex ids;
    private Groups recreated;
    private final Groups[] keys;
    private Groups owners;
    private KeyMap<Tombstone> tombstones;
    private int next;
    private long counter;

    Table(TableSpec spec, Object edit) {
        this.spec = spec;
        this.edit = edit;
        rows = new Trie<>(edit);
        ids = new KeyIndex(0);
        recreated = new Groups(edit);
        keys = new Groups[spec.keys().size()];
        for (int at = 0; at < keys.length; at++) {
            keys[at] = new Groups(edit);
        }
        owners = new Groups(edit);
        tombstones = new KeyMap<>(edit);
    }

    private Table(Table other, Object edit) {
        this.spec = other.spec;
        this.edit = edit;
        rows = other.rows.editedBy(edit);
        ids = other.ids;
        recreated = other.recreated;
        keys = other.keys.length == 0 ? other.keys : other.keys.clone();
        owners = other.owners;
        tombstones = other.tombstones;
        next = other.next;
        counter = other.counter;
    }

    Table editedBy(Object token) {
        return token == edit ? this : new Table(this, token);
    }

    boolean isEditedBy(Object token) {
        return token == edit;
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

    int next() {
        return next;
    }

    long counter() {
        return counter;
    }

    void counter(long value) {
        counter = value;
    }

    @Nullable
    Row find(String id) {
        if (spec.ids() instanceof IdStyle.Counter) {
            long number = Decimal.parse(id);
            if (number >= 0) {
                return find(number);
            }
        }
        int hash = KeyHash.of(id);
        int cell = ids.first(hash);
        for (long found = ids.candidate(cell); found != 0; found = ids.candidate(cell)) {
            if (KeyIndex.matches(found, hash)) {
                Row row = rows.get(KeyIndex.slot(found));
                if (row != null && row.hasId(id)) {
                    return row;
                }
            }
            cell = ids.next(cell);
        }
        return recreated.oldest(id);
    }

    @Nullable
    Row find(long number) {
        int direct = direct(number);
        Row row = direct < 0 ? null : rows.get(direct);
        if (row != null && row.hasNumber(number)) {
            return row;
        }
        if (!isCounted(number)) {
            return find(Long.toString(number));
        }
        return rows.live() == 0 ? null : findElsewhere(number);
    }

    private @Nullable Row findElsewhere(long number) {
        int hash = KeyHash.of(number);
        int cell = ids.first(hash);
        for (long found = ids.candidate(cell); found != 0; found = ids.candidate(cell)) {
            if (KeyIndex.matches(found, hash)) {
                Row row = rows.get(KeyIndex.slot(found));
                if (row != null && row.hasNumber(number)) {
                    return row;
                }
            }
            cell = ids.next(cell);
        }
        return recreated.oldest(Long.toString(number));
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
        Row.Content content = new Row.Content(1, document, owner);
        long number = spec.ids() instanceof IdStyle.Counter ? Decimal.parse(id) : -1;
        Row row = number >= 0 ? Row.numbered(number, content, placeFor(number)) : Row.named(id, content, place());
        change(null, row);
        return row;
    }

    Row append(long number, byte[] document, @Nullable String owner) {
        if (!isCounted(number)) {
            return append(Long.toString(number), document, owner);
        }
        Row row = Row.numbered(number, new Row.Content(1, document, owner), placeFor(number));
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
        if (before == null || after == null) {
            changeIds(before, after);
        }
        changeOwners(before, after);
        for (int at = 0; at < keys.length; at++) {
            StoredMember member = spec.keys().get(at);
            keys[at] = keys[at].editedBy(edit);
            String from = before == null ? null : member.keyIn(before.document());
            keys[at].move(from, before, after == null ? null : member.keyIn(after.document()), after);
        }
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

    private void changeIds(@Nullable Row before, @Nullable Row after) {
        if (after == null) {
            if (before != null && recreated.oldest(before.id()) != null) {
                recreated = recreated.editedBy(edit);
                recreated.move(before.id(), before, null, null);
            }
        } else if (!after.isNumbered() || direct(after.number()) != after.slot()) {
            index(after);
        }
    }

    private void index(Row row) {
        int hash = row.isNumbered() ? KeyHash.of(row.number()) : KeyHash.of(row.id());
        int others = ids.add(hash, row.slot());
        if (others == KeyIndex.FULL) {
            rebuildIds();
        } else if (others >= LONGEST_CHAIN) {
            // An id that comes and goes would make its chain of candidates longer for ever.
            recreated = recreated.editedBy(edit);
            recreated.move(null, null, row.id(), row);
        }
    }

    /** Gives this version an index of its own, without the candidates of rows that are gone. */
    private void rebuildIds() {
        ids = new KeyIndex(Math.max(KeyIndex.SMALLEST, rows.live() / 2 * 3));
        TrieCursor<Row> cursor = TrieCursor.of(rows, Order.OLDEST_FIRST);
        for (Row row = cursor.next(); row != null; row = cursor.next()) {
            if (!row.isNumbered()) {
                ids.add(KeyHash.of(row.id()), row.slot());
            } else if (direct(row.number()) != row.slot()) {
                ids.add(KeyHash.of(row.number()), row.slot());
            }
        }
    }

    private boolean isCounted(long number) {
        return number >= 0 && number <= Decimal.GREATEST && spec.ids() instanceof IdStyle.Counter;
    }

    private int direct(long number) {
        long place = spec.ids() instanceof IdStyle.Counter counted ? number - counted.start() : -1;
        return place >= 0 && place < Integer.MAX_VALUE ? (int) place : -1;
    }

    /** A number a little ahead leaves a gap, so that a restored table with holes still finds its rows at once. */
    private int placeFor(long number) {
        int direct = direct(number);
        return direct >= next && direct - next <= WIDEST_GAP ? direct : place();
    }
}

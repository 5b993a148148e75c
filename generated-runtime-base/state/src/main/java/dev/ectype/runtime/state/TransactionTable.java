package dev.ectype.runtime.state;

import dev.ectype.runtime.state.row.IndexedRows;
import dev.ectype.runtime.state.row.ListPosition;
import dev.ectype.runtime.state.row.Pager;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowFilter;
import dev.ectype.runtime.state.row.RowGroup;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.row.RowPage;
import dev.ectype.runtime.state.row.RowPageRequest;
import dev.ectype.runtime.state.row.RowSequence;
import dev.ectype.runtime.state.row.StoredMember;
import dev.ectype.runtime.state.row.UnknownRow;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.TableRows;
import dev.ectype.runtime.state.table.TableSpec;
import dev.ectype.runtime.state.tree.Order;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads and changes the rows of one resource within a transaction. */
public final class TransactionTable {
    private final Transaction transaction;
    private final int index;

    TransactionTable(Transaction transaction, int index) {
        this.transaction = transaction;
        this.index = index;
    }

    public TableSpec spec() {
        return table().spec();
    }

    public @Nullable Row find(String id) {
        return table().find(id);
    }

    public @Nullable Row find(long id) {
        return table().find(id);
    }

    /** Returns the oldest row with an encoded value in a declared key member. */
    public @Nullable Row findBy(StoredMember member, byte[] encoded) {
        RowGroup group = table().withKey(member, StoredMember.key(encoded));
        return group == null ? null : group.oldest();
    }

    public @Nullable Row findBy(StoredMember member, String text) {
        return findBy(member, StoredMember.encode(text));
    }

    public int count() {
        return table().live();
    }

    public int countOwnedBy(String owner) {
        RowGroup group = table().owned(owner);
        return group == null ? 0 : group.rows().size();
    }

    public RowPage page(RowPageRequest request) {
        return new Pager(new TableRows(table().rows()), request).all(slot(request));
    }

    /** Returns the rows that a filter accepts. A filter with a lookup avoids a scan. */
    public RowPage page(RowPageRequest request, RowFilter filter) {
        return new FilterPlanner(this, new TableRows(table().rows()), null).page(request, filter, slot(request));
    }

    /**
     * Returns a page, in a sort order, of the rows of an owner, or of all, that pass filters. The table keeps the order, so that later
     * pages take no time. Returns null if it does not keep the order: the rows are few, or must be scanned, or were just changed.
     */
    public @Nullable RowPage page(
            RowPageRequest request, RowOrder order, @Nullable String owner, List<RowFilter> filters) {
        RowGroup group = owner == null ? null : table().owned(owner);
        if (owner != null && group == null) {
            return null;
        }
        RowSequence rows = group == null ? new TableRows(table().rows()) : group.rows();
        return new FilterPlanner(this, rows, owner).page(request, filters, order);
    }

    RowPage page(RowPageRequest request, RowOrder order, RowSequence members) {
        ListPosition spot = request.spot();
        Row row = spot == null ? null : find(spot.id());
        return RowPage.of(transaction.sorted(index, order, members), request, row, spec().name());
    }

    boolean isUnchanged() {
        return transaction.isUnchanged(index);
    }

    /** Returns true if the rows are sorted already, so that a page takes no time. */
    public boolean isSorted(RowOrder order) {
        return table().orders().isSorted(order, table().rows());
    }

    /** Returns the rows of a parent. */
    public RowPage ownedBy(String owner, RowPageRequest request) {
        RowGroup group = table().owned(owner);
        return group == null ? nothing() : page(group, request);
    }

    public RowPage ownedBy(String owner, RowPageRequest request, RowFilter filter) {
        RowGroup group = table().owned(owner);
        return group == null
                ? nothing()
                : new FilterPlanner(this, group.rows(), owner).page(request, filter, slot(request));
    }

    /** Returns the rows with an encoded value in a declared key member. */
    public RowPage keyedBy(StoredMember member, byte[] encoded, RowPageRequest request) {
        RowGroup group = table().withKey(member, StoredMember.key(encoded));
        return group == null ? nothing() : page(group, request);
    }

    /** Returns the rows with an extra key from their documents. */
    public RowPage under(String key, RowPageRequest request) {
        RowGroup group = table().under(key);
        return group == null ? nothing() : page(group, request);
    }

    /** Fills an array with rows from an offset on and returns their number. */
    public int fill(Row[] page, int offset, Order order) {
        return Pager.fill(new TableRows(table().rows()), page, offset, order);
    }

    /** Returns the next free id in the style of this resource. It is used up even without a row. */
    public String nextId() {
        return transaction.write().nextId(index);
    }

    /** Increments the counter of this resource in a parent and returns its new value, which starts at 1. */
    public long next(String parent) {
        return transaction.next(spec().name() + " in " + parent);
    }

    /** Increments the counter of a member of this resource and returns its new value, which starts at 1. */
    public long nextOf(StoredMember member) {
        return transaction.next(spec().name() + "." + member.name());
    }

    /** Returns the next free number of counted ids. */
    public long nextNumber() {
        return transaction.write().nextNumber(index);
    }

    public Row insert(long id, byte[] document, @Nullable String owner) {
        return transaction.write().insert(index, id, document, owner);
    }

    public Row insert(String id, byte[] document) {
        return insert(id, document, null);
    }

    public Row insert(String id, byte[] document, @Nullable String owner) {
        return transaction.write().insert(index, id, document, owner);
    }

    public Row replace(Row row, byte[] document) {
        return replace(row, document, row.owner());
    }

    public Row replace(Row row, byte[] document, @Nullable String owner) {
        return transaction.write().replace(index, row, document, owner);
    }

    /** Removes a row. In a table with tombstones its last document stays readable. */
    public void remove(Row row) {
        transaction.write().remove(index, row, row.document());
    }

    /** Removes a row and leaves this document as its tombstone. */
    public void remove(Row row, byte[] tombstone) {
        transaction.write().remove(index, row, tombstone);
    }

    /** Removes the oldest rows of an owner, or all of fewer rows. Their last documents become tombstones. */
    public void removeOldest(String owner, int count) {
        RowPage oldest = ownedBy(owner, RowPageRequest.of(Order.OLDEST_FIRST, 0, count));
        transaction.write().removeOldest(index, owner, oldest.rows());
    }

    /** Adds a tombstone for an id without a row. */
    public void bury(String id, byte[] tombstone) {
        transaction.write().bury(index, id, tombstone);
    }

    /** Returns the tombstone of a removed row until its id is used again. */
    public @Nullable Row tombstone(String id) {
        return table().tombstone(id);
    }

    private RowPage page(RowGroup group, RowPageRequest request) {
        int slot = slot(request);
        ListPosition spot = request.spot();
        if (spot != null && !group.rows().has(slot) && find(spot.id()) != null) {
            throw new UnknownRow(spec().name(), spot.id());
        }
        return new Pager(group.rows(), request).all(slot);
    }

    /** Returns the requested slot in the order of creation: the slot of the row or of the removed row; -1 for none. */
    private int slot(RowPageRequest request) {
        ListPosition spot = request.spot();
        if (spot == null) {
            return -1;
        }
        Row row = find(spot.id());
        if (row == null && !spot.isRemembered()) {
            throw new UnknownRow(spec().name(), spot.id());
        }
        return row == null ? spot.slot() : row.slot();
    }

    private static RowPage nothing() {
        return new RowPage(List.of(), 0, 0);
    }

    /** Returns an index, or null if it does not exist and is not worth its cost. */
    @Nullable
    IndexedRows indexed(RowIndex wanted) {
        return transaction.indexed(index, wanted);
    }

    private RowTable table() {
        return transaction.table(index);
    }
}

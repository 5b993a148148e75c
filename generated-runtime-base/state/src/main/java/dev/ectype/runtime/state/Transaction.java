package dev.ectype.runtime.state;

import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.id.ResourceName;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.row.IndexedRows;
import dev.ectype.runtime.state.row.Row;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.row.RowOrder;
import dev.ectype.runtime.state.row.RowSequence;
import dev.ectype.runtime.state.row.SortedRows;
import dev.ectype.runtime.state.table.RowTable;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Represents one request's view of the state. It reads one version, and its changes are invisible until the commit.
 *
 * <p>There is one writer at a time. A transaction begun for writing holds the writer's lock from its start, so what it reads is the newest
 * there is. One begun for reading takes the lock at its first write; had something else been committed after it first read, its reads
 * might be wrong, and it is refused with {@link StaleTransaction}. Begin, write and commit on one thread.
 */
public final class Transaction implements AutoCloseable {
    private final StateEngine engine;
    private State base;
    private long now;
    private boolean hasRead;
    private boolean locked;
    private boolean closed;
    private @Nullable StateDraft draft;

    Transaction(StateEngine engine, State base, boolean locked) {
        this.engine = engine;
        this.locked = locked;
        this.base = base;
        this.now = engine.clock().now(base.clock());
    }

    public TransactionTable store(ResourceName resource) {
        return store(engine.schema().indexOf(resource));
    }

    /** Returns the table of a resource by its number in the schema. */
    public TransactionTable store(int index) {
        return new TransactionTable(this, index);
    }

    /** Stores an auxiliary document under a name; null removes it. */
    public void auxiliaryDocument(String name, byte @Nullable [] document) {
        TransactionTable beside = store(engine.schema().auxiliaryIndex());
        Row known = beside.find(name);
        if (document == null) {
            if (known != null) {
                beside.remove(known);
            }
        } else if (known == null) {
            beside.insert(name, document);
        } else if (!Arrays.equals(known.document(), document)) {
            beside.replace(known, document);
        }
    }

    /** Returns the auxiliary document with a name in this transaction, or null. */
    public byte @Nullable [] auxiliaryDocument(String name) {
        Row known = store(engine.schema().auxiliaryIndex()).find(name);
        return known == null ? null : known.document();
    }

    public TransactionLinks links(String relationship) {
        return new TransactionLinks(store(engine.schema().indexOfLink(relationship)));
    }

    /** Returns the version that this transaction reads. */
    public State state() {
        hasRead = true;
        return base;
    }

    /** Returns the time in milliseconds since 1970, constant during the transaction. */
    public long now() {
        hasRead = true;
        return now;
    }

    public Dice dice() {
        return engine.dice();
    }

    /** Increments a named counter and returns its new value, which starts at 1. */
    public long next(String counter) {
        return write().next(counter);
    }

    /** Moves the clock for all later requests. */
    public void advance(Duration duration) {
        set(Instant.ofEpochMilli(write().clockOr(now)).plus(duration));
    }

    /** Sets the clock for all later requests. */
    public void set(Instant time) {
        long millis = Clock.millis(time);
        write().clock(millis);
    }

    public boolean hasWritten() {
        return draft != null && draft.hasChanges();
    }

    /** Returns the rows that this transaction has changed so far, in order. */
    public List<Commit.Write> writes() {
        return draft == null
                ? List.of()
                : Commit.of(base, draft.changes().rows(), engine.schema()).writes();
    }

    /** Commits the changes as one journal entry and returns the version with them, whatever others write or restore afterwards. */
    public State commit(Cause cause) {
        requireOpen();
        try {
            StateDraft written = draft;
            if (written == null || !written.hasChanges()) {
                return base;
            }
            engine.runBeforeCommit(this);
            return engine.publish(base, now, written, cause);
        } finally {
            close();
        }
    }

    /** Discards the changes. */
    public void rollback() {
        close();
    }

    /** Discards uncommitted changes. */
    @Override
    public void close() {
        closed = true;
        draft = null;
        if (locked) {
            locked = false;
            engine.writer().unlock();
        }
    }

    RowTable table(int index) {
        hasRead = true;
        return draft == null ? base.table(index) : draft.table(index);
    }

    /** Creates a missing index, either for this transaction's changes or for the newest version and its successors. */
    @Nullable
    IndexedRows indexed(int index, RowIndex wanted) {
        RowTable own = table(index);
        IndexedRows known = own.indexed(wanted);
        if (known == null && locked) {
            own.addIndex(wanted);
        } else if (known == null) {
            engine.addIndex(index, wanted);
        }
        return known == null ? own.indexed(wanted) : known;
    }

    /** Returns true if this transaction has not changed a table. */
    boolean isUnchanged(int index) {
        return table(index) == base.table(index);
    }

    /**
     * Returns the rows of an unchanged table in an order, which the table then keeps.
     *
     * @param members the rows that the order has, and perhaps others
     */
    SortedRows sorted(int index, RowOrder order, RowSequence members) {
        RowTable own = base.table(index);
        RowTable newest = engine.state().table(index);
        return own.orders().sorted(order, own.rows(), members, newest.orders());
    }

    /**
     * Returns the era of the version that this transaction reads.
     *
     * @throws StaleTransaction if the version is not the newest, so that the era may be another one
     */
    public Era era() {
        Era now = engine.era();
        State newest = engine.state();
        if (newest != base) {
            throw new StaleTransaction(base.position(), newest.position());
        }
        return now;
    }

    /** Returns the state with the changes so far and an unchanged position and clock. */
    State draftOr(State unchanged) {
        return draft == null ? unchanged : draft.finish(unchanged.position(), unchanged.clock());
    }

    StateDraft write() {
        requireOpen();
        if (draft == null) {
            if (!locked) {
                takeLock();
            }
            draft = new StateDraft(engine, base);
        }
        return draft;
    }

    private void takeLock() {
        engine.writer().lock();
        locked = true;
        State newest = engine.state();
        if (newest == base) {
            return;
        }
        if (hasRead) {
            long read = base.position();
            close();
            throw new StaleTransaction(read, newest.position());
        }
        base = newest;
        now = engine.clock().now(newest.clock());
    }

    private void requireOpen() {
        if (closed) {
            throw new IllegalStateException("the transaction is over");
        }
    }
}

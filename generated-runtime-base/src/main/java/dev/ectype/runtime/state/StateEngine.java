package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonSlice;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.id.Ids;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.Commit;
import dev.ectype.runtime.state.journal.Journal;
import dev.ectype.runtime.state.journal.JournalBranch;
import dev.ectype.runtime.state.journal.JournalBudget;
import dev.ectype.runtime.state.journal.Stamp;
import dev.ectype.runtime.state.journal.UnknownPosition;
import dev.ectype.runtime.state.row.RowIndex;
import dev.ectype.runtime.state.snapshot.ApiIdentity;
import dev.ectype.runtime.state.snapshot.SnapshotChunks;
import dev.ectype.runtime.state.snapshot.SnapshotFit;
import dev.ectype.runtime.state.snapshot.SnapshotReader;
import dev.ectype.runtime.state.table.State;
import dev.ectype.runtime.state.table.StateSchema;
import dev.ectype.runtime.state.time.Clock;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of one sandbox of an emulated API.
 *
 * <p>All of it is one immutable value behind one reference. Readers take the reference and never wait; the one writer swaps it.
 */
public final class StateEngine {
    private final ApiIdentity api;
    private final StateSchema schema;
    private final StateOptions options;
    private volatile State initial;
    private final Ids ids;
    private final Dice dice;
    /** What the journals of all sandboxes that come of this engine may take. */
    private final JournalBudget budget;

    private final boolean isFork;
    private volatile Journal journal;
    private final ReentrantLock lock = new ReentrantLock();
    private volatile State state;
    private boolean superseded;
    private volatile Era era = new Era();
    private volatile @Nullable Consumer<Transaction> commitHook;
    private final List<Consumer<Commit>> listeners = new CopyOnWriteArrayList<>();

    public StateEngine(ApiIdentity api, StateSchema schema, StateOptions options, Seeding seeding) {
        this.api = api;
        this.schema = schema;
        this.options = options;
        this.ids = Ids.of(options.seed());
        this.dice = Dice.of(options.seed()).at("dice");
        this.state = State.empty(schema, options.clock().start());
        this.journal = new Journal(schema, options.journal(), null, state);
        this.initial = seeded(seeding);
        this.state = initial;
        this.isFork = false;
        this.budget = new JournalBudget(options.journal());
        this.journal = new Journal(schema, options.journal(), null, initial);
    }

    private StateEngine(StateEngine origin, String sandbox, State start) {
        this.api = origin.api;
        this.schema = origin.schema;
        this.options = origin.options.withSandbox(sandbox);
        this.initial = start;
        this.ids = origin.ids;
        this.dice = origin.dice;
        this.state = start;
        this.isFork = true;
        this.budget = origin.budget;
        this.journal = new Journal(schema, options.journal(), budget, start);
    }

    /** A sandbox that starts with a state of this one, and shares it until one of them writes. */
    public StateEngine fork(String sandbox, ForkPoint from) {
        return new StateEngine(this, sandbox, from == ForkPoint.START ? initial : state);
    }

    /** What the sandbox is called. */
    public String sandbox() {
        return options.sandbox();
    }

    /** The state before which nothing was, and to which {@link #reset} goes back. */
    public State start() {
        return initial;
    }

    /** The newest version. */
    public State state() {
        return state;
    }

    /** Lets somebody add to every write, right before it is committed, what is kept beside the API. */
    public void beforeCommit(Consumer<Transaction> by) {
        commitHook = by;
    }

    /**
     * Lets somebody hear of every write after it was committed. It is called by whoever writes, before anybody else can: it must be quick.
     *
     * @return ends that
     */
    public Runnable listen(Consumer<Commit> listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    void runBeforeCommit(Transaction written) {
        Consumer<Transaction> known = commitHook;
        if (known != null) {
            known.accept(written);
        }
    }

    public ApiIdentity api() {
        return api;
    }

    public StateSchema schema() {
        return schema;
    }

    public Journal journal() {
        return journal;
    }

    public Clock clock() {
        return options.clock();
    }

    public Ids ids() {
        return ids;
    }

    /** The dice for whatever needs chance, under a purpose of its own. */
    public Dice dice() {
        return dice;
    }

    /** A transaction that is expected to read only. */
    public Transaction begin() {
        return new Transaction(this, state, false);
    }

    /** A transaction that reads a version that this engine has had. */
    public Transaction reading(State version) {
        return new Transaction(this, version, false);
    }

    /** A transaction that will write: it holds the writer's lock until it ends. */
    public Transaction beginWriting() {
        lock();
        return new Transaction(this, state, true);
    }

    /** The whole state as JSON; equal states give equal bytes. */
    public byte[] snapshot() {
        return snapshot(state);
    }

    /** A state that this engine has had, as JSON. */
    public byte[] snapshot(State earlier) {
        return new SnapshotChunks(api, schema, earlier).whole();
    }

    /** The same in pieces, each made when it is asked for; whatever is written meanwhile is in none of them. */
    public Iterator<byte[]> snapshotChunks() {
        return snapshotChunks(state);
    }

    /** A state that this engine has had, in pieces. */
    public Iterator<byte[]> snapshotChunks(State earlier) {
        return new SnapshotChunks(api, schema, earlier);
    }

    /** Replaces the whole state but what is beside the API, and starts a branch of the journal at the snapshot's position. */
    public void restore(Document snapshot, SnapshotFit fit) {
        restore(JsonSlice.of(snapshot), fit);
    }

    /**
     * The same with a text that may be longer than a document can be.
     *
     * @throws MalformedJson where some of it is no JSON
     */
    public void restore(JsonSlice snapshot, SnapshotFit fit) {
        State restored = new SnapshotReader(api, schema, initial.clock()).read(snapshot, fit);
        replaceState(restored::withAuxiliaryOf);
    }

    /** Goes back to a state that this engine has had, and starts a branch of the journal at its position. */
    public void restore(State earlier) {
        replaceState(now -> earlier);
    }

    /**
     * The state at a position of the current line of history.
     *
     * @throws UnknownPosition where the journal does not reach so far
     */
    public State at(long position) {
        State newest = state;
        return newest.position() == position ? newest : journal.state(journal.branch(), position);
    }

    /**
     * Goes back to a position of the current line of history, without any request; a write there starts a branch.
     *
     * @throws UnknownPosition where the journal does not reach so far
     */
    public void rewind(long position) {
        requireOrder(position <= state.position(), "rewind", position, "forward");
        travel(null, position);
    }

    /**
     * Goes to a later position of the current line of history again.
     *
     * @throws UnknownPosition where nothing was written so late
     */
    public void forward(long position) {
        requireOrder(position >= state.position(), "go forward", position, "rewind");
        travel(null, position);
    }

    private void requireOrder(boolean holds, String what, long position, String other) {
        if (!holds) {
            throw new IllegalArgumentException("cannot " + what + " to " + position + ": the state is at "
                    + state.position() + "; " + other + " goes the other way");
        }
    }

    /**
     * Goes to a position of a line of history.
     *
     * @param branch what the line is called, or null for the current one
     * @throws UnknownPosition where there is no such line, or the journal does not reach so far
     */
    public void travel(@Nullable String branch, long position) {
        lock();
        try {
            JournalBranch line = branch == null ? journal.branch() : journal.branchNamed(branch);
            State there = journal.state(line, position);
            journal.switchTo(line);
            state = there;
            era = new Era();
        } finally {
            unlock();
        }
    }

    /** The oldest position of the current line of history that can be gone to. */
    public long oldestReachable() {
        return journal.oldestReachable();
    }

    /** What is different between two positions of the current line of history. */
    public StateDiff diff(long from, long to) {
        return StateDiff.between(this, from, to);
    }

    /** What became of the rows of another state, of this or of another sandbox of the same API, in the newest version. */
    public StateDiff diff(State other) {
        return StateDiff.between(schema, other, state);
    }

    /** Takes the newest version for the start, before which nothing was and to which {@link #reset} goes back. */
    public void setStartToCurrent() {
        lock();
        try {
            initial = state;
            journal = new Journal(schema, options.journal(), isFork ? budget : null, initial);
        } finally {
            unlock();
        }
    }

    /** Goes back to the rows that were there at the start. */
    public void reset() {
        replaceState(now -> initial);
    }

    /**
     * Lets another engine go on with this state: nobody writes meanwhile, and every write after it is refused with
     * {@link SupersededState}.
     *
     * @param successor takes a snapshot; when it fails, this engine goes on itself
     */
    public <T> T supersede(Function<byte[], T> successor) {
        lock();
        try {
            T result = successor.apply(snapshot());
            superseded = true;
            return result;
        } finally {
            unlock();
        }
    }

    /** Goes on with the journal, in the era and with what was beside the API of an engine whose state this one has taken over. */
    public void continueFrom(StateEngine earlier) {
        lock();
        try {
            state = state.withAuxiliaryOf(earlier.state);
            initial = initial.withAuxiliaryOf(earlier.initial);
            earlier.journal.continueWith(schema, state);
            journal = earlier.journal;
            era = earlier.era;
        } finally {
            unlock();
        }
    }

    /** Ends when the whole state is replaced: what was remembered in another era has not happened in this one. */
    public Era era() {
        return era;
    }

    /** A time without a break in the history of a state. */
    public static final class Era {
        private Era() {}
    }

    void lock() {
        if (lock.isHeldByCurrentThread()) {
            throw new IllegalStateException("this thread is in the middle of another write");
        }
        lock.lock();
        if (superseded) {
            lock.unlock();
            throw new SupersededState();
        }
    }

    void unlock() {
        lock.unlock();
    }

    /** Adds an index to the newest version, unless somebody writes just now: then the next who asks does. */
    void addIndex(int table, RowIndex index) {
        if (lock.tryLock()) {
            try {
                state.table(table).addIndex(index);
            } finally {
                lock.unlock();
            }
        }
    }

    long publish(State base, long now, StateDraft draft, Cause cause) {
        long position = base.position() + 1;
        long clockAfter = draft.clockOr(options.clock().afterWrite(now));
        Stamp stamp = new Stamp(position, options.sandbox(), now, base.clock(), clockAfter);
        State next = draft.finish(position, clockAfter);
        journal.append(base, stamp, cause, draft.changes(), next);
        state = next;
        if (!listeners.isEmpty()) {
            Commit commit = Commit.of(next, draft.changes().rows(), schema);
            listeners.forEach(listener -> listener.accept(commit));
        }
        return position;
    }

    private void replaceState(UnaryOperator<State> chosen) {
        lock();
        try {
            State other = chosen.apply(state);
            journal.branchAt(other);
            state = other;
            era = new Era();
        } finally {
            unlock();
        }
    }

    private State seeded(Seeding seeding) {
        try (Transaction transaction = beginWriting()) {
            seeding.seed(transaction);
            return transaction.draftOr(state);
        }
    }
}

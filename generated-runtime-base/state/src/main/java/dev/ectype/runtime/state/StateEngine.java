package dev.ectype.runtime.state;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MalformedJson;
import dev.ectype.runtime.json.slice.JsonSlice;
import dev.ectype.runtime.state.id.Dice;
import dev.ectype.runtime.state.id.Ids;
import dev.ectype.runtime.state.journal.Cause;
import dev.ectype.runtime.state.journal.Journal;
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
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Manages the state of one sandbox of an emulated API.
 *
 * <p>The state is one immutable value behind one reference. Readers take the reference and never wait. The one writer swaps it.
 */
public final class StateEngine {
    private final ApiIdentity api;
    private final StateSchema schema;
    private final StateOptions options;
    private volatile State initial;
    private final Ids ids;
    private final Dice dice;
    /** The memory limit for the journals of all sandboxes forked from this engine. */
    private final JournalBudget budget;

    private final boolean isFork;
    private volatile Journal journal;
    private final WriterLock writer = new WriterLock();
    private volatile State state;
    private volatile Era era = new Era();
    private volatile @Nullable Consumer<Transaction> commitHook;
    private final List<StateListener> listeners = new CopyOnWriteArrayList<>();

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

    /** Creates a sandbox with a state of this engine. Both share it until one of them writes. */
    public StateEngine fork(String sandbox, ForkPoint from) {
        return new StateEngine(this, sandbox, from == ForkPoint.START ? initial : state);
    }

    /** Returns the name of the sandbox. */
    public String sandbox() {
        return options.sandbox();
    }

    /** Returns the initial state, which {@link #reset} restores. */
    public State start() {
        return initial;
    }

    /** Returns the newest version. */
    public State state() {
        return state;
    }

    /** Registers a hook that adds to every write, right before its commit and after the hooks registered before. */
    public void beforeCommit(Consumer<Transaction> by) {
        Consumer<Transaction> known = commitHook;
        commitHook = known == null ? by : known.andThen(by);
    }

    /**
     * Registers a listener for every committed write.
     *
     * @return the action that removes the listener
     */
    public Runnable listen(StateListener listener) {
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

    /** Returns the dice for random choices, each under its own purpose. */
    public Dice dice() {
        return dice;
    }

    /** Begins a transaction that probably only reads. */
    public Transaction begin() {
        return new Transaction(this, state, false);
    }

    /** Begins a transaction that reads an earlier version of this engine. */
    public Transaction reading(State version) {
        return new Transaction(this, version, false);
    }

    /** Begins a transaction that writes. It holds the writer's lock until it ends. */
    public Transaction beginWriting() {
        writer.lock();
        return new Transaction(this, state, true);
    }

    /** Returns the whole state as JSON. Equal states give equal bytes. */
    public byte[] snapshot() {
        return snapshotChunks(state).whole();
    }

    /** Returns a state of this engine as JSON in pieces, each created on demand. Concurrent writes are not included. */
    public SnapshotChunks snapshotChunks(State version) {
        return new SnapshotChunks(api, schema, version);
    }

    /** Replaces the whole state except for auxiliary documents, and starts a branch at the snapshot's position. */
    public void restore(Document snapshot, SnapshotFit fit) {
        restore(JsonSlice.of(snapshot), fit);
    }

    /**
     * Replaces the whole state with a snapshot that may be longer than a document.
     *
     * @throws MalformedJson if a part of it is no JSON
     */
    public void restore(JsonSlice snapshot, SnapshotFit fit) {
        State restored = new SnapshotReader(api, schema, initial.clock()).read(snapshot, fit);
        replace(now -> branched(restored.withAuxiliaryOf(now)));
    }

    /** Restores an earlier state of this engine and starts a branch at its position. */
    public void restore(State earlier) {
        replace(now -> branched(earlier));
    }

    /**
     * Returns the state at a position of the current branch.
     *
     * @throws UnknownPosition if the journal does not contain the position
     */
    public State at(long position) {
        State newest = state;
        return newest.position() == position ? newest : journal.state(journal.branch(), position);
    }

    /** Returns the access to the other positions of the journal. */
    public StateHistory history() {
        return new StateHistory(this);
    }

    /** Makes the newest version the initial state, which {@link #reset} restores. */
    public void setStartToCurrent() {
        writer.run(() -> {
            initial = state;
            journal = new Journal(schema, options.journal(), isFork ? budget : null, initial);
        });
    }

    /** Restores the initial rows. */
    public void reset() {
        replace(now -> branched(initial));
    }

    /**
     * Hands this state over to another engine. Writes wait meanwhile, and every later write fails with
     * {@link SupersededState}.
     *
     * @param successor the function that takes over a snapshot; if it fails, this engine continues
     */
    public <T> T supersede(Function<byte[], T> successor) {
        return writer.supersede(() -> {
            T result = successor.apply(snapshot());
            close();
            return result;
        });
    }

    /** Tells the listeners that no further write continues this state. */
    public void close() {
        listeners.forEach(listener -> listener.interrupted(StateListener.Interruption.CLOSED));
    }

    /** Continues the journal, the era and the auxiliary documents of the engine that handed over its state. */
    public void continueFrom(StateEngine earlier) {
        writer.run(() -> {
            state = state.withAuxiliaryOf(earlier.state);
            initial = initial.withAuxiliaryOf(earlier.initial);
            earlier.journal.continueWith(schema, state);
            journal = earlier.journal;
            era = earlier.era;
        });
    }

    /** Returns the current era. It ends when the whole state is replaced. */
    public Era era() {
        return era;
    }

    WriterLock writer() {
        return writer;
    }

    /** Adds an index to the newest version. During a concurrent write it does nothing, and the next query adds the index. */
    void addIndex(int table, RowIndex index) {
        writer.tryRun(() -> state.table(table).addIndex(index));
    }

    State publish(State base, long now, StateDraft draft, Cause cause) {
        long position = base.position() + 1;
        long clockAfter = draft.clockOr(options.clock().afterWrite(now));
        Stamp stamp = new Stamp(position, options.sandbox(), now, base.clock(), clockAfter);
        State next = draft.finish(position, clockAfter);
        journal.append(base, stamp, cause, draft.changes(), next);
        state = next;
        if (!listeners.isEmpty()) {
            Commit commit = Commit.of(next, draft.changes().rows(), schema);
            listeners.forEach(listener -> listener.committed(commit));
        }
        return next;
    }

    private State branched(State restored) {
        journal.branchAt(restored);
        return restored;
    }

    /** Replaces the newest version and begins an era. */
    void replace(UnaryOperator<State> chosen) {
        writer.run(() -> {
            state = chosen.apply(state);
            era = new Era();
            listeners.forEach(listener -> listener.interrupted(StateListener.Interruption.REPLACED));
        });
    }

    private State seeded(Seeding seeding) {
        try (Transaction transaction = beginWriting()) {
            seeding.seed(transaction);
            return transaction.draftOr(state);
        }
    }
}

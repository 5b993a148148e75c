package dev.ectype.runtime.emulator;

import dev.ectype.runtime.state.StateEngine;
import dev.ectype.runtime.state.table.State;

/** Holds the whole state of an emulator at one moment. {@link Emulator#restore(SavedState)} restores it. */
public final class SavedState {
    private final StateEngine engine;
    private final State state;

    SavedState(StateEngine engine, State state) {
        this.engine = engine;
        this.state = state;
    }

    StateEngine engine() {
        return engine;
    }

    State state() {
        return state;
    }

    /** Returns the state as a snapshot, with the same bytes as {@link Emulator#snapshot} at that moment. */
    public byte[] json() {
        return engine.snapshotChunks(state).whole();
    }
}
